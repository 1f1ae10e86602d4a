import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstFault } from '../../../components/forms/first-fault';
import { Sheet } from '../../../components/surface/Sheet';
import { useReachability } from '../../../lib/network/reachability';
import { CrashSos } from './CrashSos';
import { IncidentFault } from './IncidentFault';
import { IncidentFields } from './IncidentFields';
import { IncidentPlace } from './IncidentPlace';
import type { IncidentDraft } from '../draft/incident-draft';
import { CRASH_SOS_MESSAGES, INCIDENT_MESSAGES, SIMILAR_MESSAGES } from '../draft/messages';
import { SimilarReports } from './SimilarReports';
import { useReport } from './useReport';

export interface IncidentSheetProps {
  accountId: string;
  /** Known facts: time and place, and for one begun while driving the type. */
  begun: IncidentDraft;
  /** Whether the phone is still being asked where it is. */
  isPlacing: boolean;
  /** Sentence above the button that sends. */
  note?: string;
  onClose: () => void;
}

/** The sheet that submits an incident; closes when it was sent or confirmed, or stored for want of a network. */
export function IncidentSheet({ accountId, begun, isPlacing, note, onClose }: IncidentSheetProps) {
  const { formatMessage } = useIntl();
  const report = useReport({ accountId, begun, onDone: onClose });
  const [isCalling, setIsCalling] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isSimilarStep = report.similar.length > 0;
  if (isCalling) {
    return (
      <Sheet
        isOpen
        onClose={() => setIsCalling(false)}
        title={formatMessage(CRASH_SOS_MESSAGES.title)}
        footer={
          <Button size="lg" width="full" onClick={() => setIsCalling(false)}>
            {formatMessage(CRASH_SOS_MESSAGES.report)}
          </Button>
        }
      >
        <CrashSos place={report.draft.place} />
      </Sheet>
    );
  }

  async function sendOrShow(): Promise<void> {
    await report.send();
    if (fields.current !== null) {
      focusFirstFault(fields.current);
    }
  }

  const title = isSimilarStep ? SIMILAR_MESSAGES.title : INCIDENT_MESSAGES.title;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(title)}
      footer={
        <>
          {note !== undefined && (
            <Text textStyle="small" color="fg.muted">
              {note}
            </Text>
          )}
          {report.fault !== null && <IncidentFault fault={report.fault} />}
          {isSimilarStep ? (
            <Button size="lg" width="full" loading={report.isBusy} onClick={() => void report.sendAnyway()}>
              {formatMessage(SIMILAR_MESSAGES.another)}
            </Button>
          ) : (
            <Button size="lg" width="full" loading={report.isBusy} onClick={() => void sendOrShow()}>
              {formatMessage(INCIDENT_MESSAGES.send)}
            </Button>
          )}
          <OfflineNote />
        </>
      }
    >
      {isSimilarStep ? (
        <SimilarReports
          similar={report.similar}
          isBusy={report.isBusy}
          onSame={(incidentId) => void report.confirm(incidentId)}
          onBack={report.back}
        />
      ) : (
        <div ref={fields}>
          <IncidentPlace draft={report.draft} isPlacing={isPlacing} />
          <IncidentFields
            draft={report.draft}
            isIncomplete={report.fault === 'incomplete'}
            onChange={report.change}
            onCrash={() => {
              report.change({ incidentType: 'CRASH' });
              setIsCalling(true);
            }}
          />
        </div>
      )}
    </Sheet>
  );
}

function OfflineNote() {
  const { formatMessage } = useIntl();
  if (useReachability().isReachable) {
    return null;
  }
  return (
    <Flex align="center" justify="center" gap="1.5" color="fg.muted">
      <CloudOff size={16} aria-hidden />
      <Text textStyle="small">{formatMessage(INCIDENT_MESSAGES.offline)}</Text>
    </Flex>
  );
}
