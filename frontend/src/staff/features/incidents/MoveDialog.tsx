import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import type { IncidentMove, StaffIncidentFragment } from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { MergeFields } from './MergeFields';
import { MERGE_MESSAGES, MOVE_MESSAGES, TRIAGE_MESSAGES } from './messages';

export interface MoveDialogProps {
  incident: StaffIncidentFragment;
  to: IncidentMove;
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
  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(TRIAGE_MESSAGES[to === 'REJECTED' ? 'askReject' : 'askResolve'])}
      text={formatMessage(TRIAGE_MESSAGES.object, object)}
      needsReason
      reasonHint={formatMessage(TRIAGE_MESSAGES.reasonHint)}
      confirmText={formatMessage(MOVE_MESSAGES[to])}
      onConfirm={({ reason }) => onMove({ reason, duplicateOfId: null })}
    />
  );
}
