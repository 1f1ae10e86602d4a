import { chakra } from '@chakra-ui/react';
import { Check, Megaphone, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { DrivingChoice } from '../../../components/DrivingPanel';
import { HoldToEnd } from './HoldToEnd';
import { DRIVING_MESSAGES } from '../context/messages';

/** Time for which the Report button says that a report was stored. */
const RETENTION_MS = 3_000;

export interface DrivingActionsProps {
  isEnding: boolean;
  /** Number of reports that were stored in this drive: a new one is confirmed on the button. */
  storedCount: number;
  onReport: () => void;
  onSos: () => void;
  onEnd: () => void;
}

/** The three things that a driver may do: report, call for help, end. */
export function DrivingActions({ isEnding, storedCount, onReport, onSos, onEnd }: DrivingActionsProps) {
  const { formatMessage } = useIntl();
  const isStored = useIsNew(storedCount);
  const ReportIcon = isStored ? Check : Megaphone;
  return (
    <>
      <chakra.span role="status" srOnly>
        {isStored && formatMessage(DRIVING_MESSAGES.reportStored)}
      </chakra.span>
      <HoldToEnd isBusy={isEnding} onEnd={onEnd}>
        <DrivingChoice type="button" onClick={onReport}>
          <ReportIcon size={32} aria-hidden />
          {formatMessage(isStored ? DRIVING_MESSAGES.reportStored : DRIVING_MESSAGES.report)}
        </DrivingChoice>
        <DrivingChoice type="button" onClick={onSos}>
          <Phone size={32} aria-hidden />
          {formatMessage(DRIVING_MESSAGES.sos)}
        </DrivingChoice>
      </HoldToEnd>
    </>
  );
}

/** Whether a count has risen within the last three seconds. */
function useIsNew(count: number): boolean {
  const [seen, setSeen] = useState(count);
  useEffect(
    function discardLater() {
      const timer = setTimeout(() => setSeen(count), RETENTION_MS);
      return () => clearTimeout(timer);
    },
    [count],
  );
  return count > seen;
}
