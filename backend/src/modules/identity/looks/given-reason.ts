import { REASON_TEXT_SENTENCE } from '@wakafine/domain/people/data-looks';
import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { badInput } from '../../../platform/errors';
import type { GivenReason } from './record-looks';

/**
 * The reason that came with a reveal, its text trimmed.
 * @throws BAD_USER_INPUT (reasonText) where it is missing for OTHER
 */
export function givenReason({
  reason = null,
  reasonText,
}: {
  readonly reason?: RevealReason | null;
  readonly reasonText?: string | null;
}): GivenReason {
  const text = reasonText?.trim() ?? '';
  if (text === '' && reason === 'OTHER') {
    throw badInput({ reasonText: REASON_TEXT_SENTENCE });
  }
  return { reason, reasonText: text === '' ? null : text };
}

/** Part of a reason in the audit log: nothing where none was given. */
export function loggedReason({ reason, reasonText }: GivenReason): Readonly<Record<string, string>> {
  return { ...(reason === null ? {} : { reason }), ...(reasonText === null ? {} : { reasonText }) };
}
