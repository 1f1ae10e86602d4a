import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import type { StaffIncidentFragment } from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { MergeFields } from './MergeFields';
import { AnswerChoices } from './desk/AnswerChoices';
import { MERGE_MESSAGES, MOVE_MESSAGES, TRIAGE_MESSAGES } from './messages';
import type { TriageStep } from './triage';

const QUESTIONS = { RESOLVED: 'askResolve', REJECTED: 'askReject', REOPENED: 'askReopen' } as const;

export interface MoveDialogProps {
  incident: StaffIncidentFragment;
  to: TriageStep;
  onClose: () => void;
  /** Gives null, or the sentence that says why it failed. */
  onMove: (given: { reason: string | null; duplicateOfId: string | null }) => Promise<string | null>;
}

/** Asks what an act needs: why, or which incident is stored. */
export function MoveDialog({ incident, to, onClose, onMove }: MoveDialogProps) {
  const { formatMessage } = useIntl();
  const [originalId, setOriginalId] = useState('');
  const object = { type: formatMessage(TYPE_MESSAGES[incident.incidentType]), id: incident.id };
  if (to === 'DUPLICATE') {
    return (
      <ConfirmDialog
        onClose={onClose}
        title={formatMessage(MERGE_MESSAGES.title)}
        text={formatMessage(MERGE_MESSAGES.text, object)}
        confirmText={formatMessage(MERGE_MESSAGES.confirm)}
        onConfirm={() =>
          originalId === ''
            ? Promise.resolve(formatMessage(MERGE_MESSAGES.missing))
            : onMove({ reason: null, duplicateOfId: originalId })
        }
      >
        <MergeFields incident={incident} originalId={originalId} onChange={setOriginalId} />
      </ConfirmDialog>
    );
  }
  const asked = to === 'REJECTED' || to === 'REOPENED' ? to : 'RESOLVED';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(TRIAGE_MESSAGES[QUESTIONS[asked]])}
      text={formatMessage(TRIAGE_MESSAGES[asked === 'REOPENED' ? 'reopenObject' : 'object'], object)}
      suggest={(write) => <AnswerChoices incidentId={incident.id} act={asked} onChoose={write} />}
      needsReason
      reasonHint={formatMessage(TRIAGE_MESSAGES.reasonHint)}
      confirmText={formatMessage(MOVE_MESSAGES[to])}
      onConfirm={({ reason }) => onMove({ reason, duplicateOfId: null })}
    />
  );
}
