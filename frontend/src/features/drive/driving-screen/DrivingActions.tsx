import { chakra } from '@chakra-ui/react';
import { Check, Megaphone, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { DrivingChoice } from '../../../components/DrivingPanel';
import { HoldToEnd } from './HoldToEnd';
import { DRIVING_MESSAGES } from '../context/messages';

/** Time for which the Report button says that a report was stored. */
const KEPT_FOR_MS = 3_000;

export interface DrivingActionsProps {
  isEnding: boolean;
  /** Number of reports that were stored in this drive: a new one is confirmed on the button. */
  keptCount: number;
  onReport: () => void;
  onSos: () => void;
  onEnd: () => void;
}

/** The three things that a driver may do: report, call for help, end. */
export function DrivingActions({ isEnding, keptCount, onReport, onSos, onEnd }: DrivingActionsProps) {
  const { formatMessage } = useIntl();
  const isKept = useIsNew(keptCount);
  const ReportIcon = isKept ? Check : Megaphone;
  return (
    <>
      <chakra.span role="status" srOnly>
        {isKept && formatMessage(DRIVING_MESSAGES.reportKept)}
      </chakra.span>
      <HoldToEnd isBusy={isEnding} onEnd={onEnd}>
        <DrivingChoice type="button" onClick={onReport}>
          <ReportIcon size={32} aria-hidden />
          {formatMessage(isKept ? DRIVING_MESSAGES.reportKept : DRIVING_MESSAGES.report)}
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
    function forgetLater() {
      const timer = setTimeout(() => setSeen(count), KEPT_FOR_MS);
      return () => clearTimeout(timer);
    },
    [count],
  );
  return count > seen;
}
