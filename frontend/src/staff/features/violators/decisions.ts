import type { MessageDescriptor } from 'react-intl';
import { DECISION_MESSAGES } from './view/messages';

/** Decisions of staff on a vehicle. */
export type Decision = 'clear' | 'flag' | 'suspend' | 'confirmSuspend' | 'confirmClear' | 'withdraw';

export interface DecisionLook {
  /** The button. */
  readonly label: MessageDescriptor;
  /** The act; `vehicle` is the plate as it is shown. */
  readonly text: MessageDescriptor;
  readonly done: MessageDescriptor;
  readonly doneText?: MessageDescriptor;
  readonly needsReason: boolean;
  readonly isDestructive: boolean;
}

/** Question and notice of each decision. */
export const DECISIONS: Record<Decision, DecisionLook> = {
  clear: {
    label: DECISION_MESSAGES.clear,
    text: DECISION_MESSAGES.clearText,
    done: DECISION_MESSAGES.clearProposed,
    doneText: DECISION_MESSAGES.proposedText,
    needsReason: true,
    isDestructive: false,
  },
  flag: {
    label: DECISION_MESSAGES.flag,
    text: DECISION_MESSAGES.flagText,
    done: DECISION_MESSAGES.flagged,
    needsReason: true,
    isDestructive: false,
  },
  suspend: {
    label: DECISION_MESSAGES.suspend,
    text: DECISION_MESSAGES.suspendText,
    done: DECISION_MESSAGES.suspendProposed,
    doneText: DECISION_MESSAGES.proposedText,
    needsReason: true,
    isDestructive: true,
  },
  confirmSuspend: {
    label: DECISION_MESSAGES.confirmSuspend,
    text: DECISION_MESSAGES.confirmSuspendText,
    done: DECISION_MESSAGES.suspendDone,
    needsReason: false,
    isDestructive: true,
  },
  confirmClear: {
    label: DECISION_MESSAGES.confirmClear,
    text: DECISION_MESSAGES.confirmClearText,
    done: DECISION_MESSAGES.cleared,
    needsReason: false,
    isDestructive: false,
  },
  withdraw: {
    label: DECISION_MESSAGES.withdraw,
    text: DECISION_MESSAGES.withdrawText,
    done: DECISION_MESSAGES.withdrawn,
    needsReason: false,
    isDestructive: false,
  },
};
