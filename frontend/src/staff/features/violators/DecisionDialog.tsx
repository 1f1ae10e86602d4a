import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import type { Plates } from '../../kit/plates/usePlates';
import { DECISIONS, type Decision } from './decisions';
import { DECISION_MESSAGES } from './view/messages';
import { useDecide } from './useDecide';

/** A decision that is asked about, and the vehicle as it was shown then. */
export interface AskedDecision {
  readonly decision: Decision;
  readonly violator: StaffViolatorRowFragment;
}

export interface DecisionDialogProps {
  /** Null: nothing is asked. */
  asked: AskedDecision | null;
  plates: Plates;
  /** Called after a decision, also after one that another desk has forestalled. */
  onDecided: () => void;
  onClose: () => void;
}

/** Asks before a decision on a vehicle, with a reason where one is stored. */
export function DecisionDialog({ asked, plates, onDecided, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const decide = useDecide();
  if (asked === null) {
    return null;
  }
  const { decision, violator } = asked;
  const { label, text, needsReason, isDestructive } = DECISIONS[decision];

  async function confirm(reason: string): Promise<string | null> {
    let became: Decision;
    try {
      became = await decide(violator, decision, reason);
    } catch (error) {
      const isConflict = errorCodeOf(error) === 'CONFLICT';
      if (isConflict) {
        onDecided();
      }
      return formatMessage(isConflict ? DECISION_MESSAGES.conflict : DECISION_MESSAGES.failed);
    }
    const { done, doneText } = DECISIONS[became];
    notify({
      kind: 'success',
      title: formatMessage(done),
      text: doneText === undefined ? undefined : formatMessage(doneText),
    });
    onDecided();
    onClose();
    return null;
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(label)}
      text={formatMessage(text, { vehicle: plates.textOf(violator) })}
      needsReason={needsReason}
      isDestructive={isDestructive}
      confirmText={formatMessage(label)}
      onConfirm={({ reason }) => confirm(reason)}
    />
  );
}
