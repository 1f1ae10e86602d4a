import { REASON_TEXT_LENGTH, type RevealReason } from '@wakafine/domain/people/data-looks';

/** Reason why staff see something in full. */
export interface RevealWhy {
  reason: RevealReason;
  /** In words; null unless the reason is another one than those of the list. */
  reasonText: string | null;
}

/** Choice and text of staff so far. */
export interface RevealDraft {
  readonly reason: RevealReason | null;
  readonly text: string;
}

/** Nothing chosen yet. */
export const NO_REASON: RevealDraft = { reason: null, text: '' };

/** Fault of a draft: no reason, or words of the wrong length; null when it can be sent. */
export function revealFault({ reason, text }: RevealDraft): 'reason' | 'text' | null {
  if (reason === null) {
    return 'reason';
  }
  const length = [...text.trim()].length;
  const isFitting = length >= REASON_TEXT_LENGTH.min && length <= REASON_TEXT_LENGTH.max;
  return reason === 'OTHER' && !isFitting ? 'text' : null;
}

/** The reason as it is sent; null while the draft has a fault. */
export function whyOf(draft: RevealDraft): RevealWhy | null {
  const { reason, text } = draft;
  if (reason === null || revealFault(draft) !== null) {
    return null;
  }
  return { reason, reasonText: reason === 'OTHER' ? text.trim() : null };
}
