import { REASON_TEXT_LENGTH } from '@wakafine/domain/people/data-looks';
import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from '../../../platform/errors';
import type { GivenReason } from './record-looks';

/**
 * The reason that came with a reveal, its text trimmed.
 * @throws BAD_USER_INPUT (reasonText) unless it has 3 to 200 characters without control characters, or is missing for OTHER
 */
export function givenReason({
  reason = null,
  reasonText,
}: {
  readonly reason?: RevealReason | null;
  readonly reasonText?: string | null;
}): GivenReason {
  const text = reasonText?.trim() ?? '';
  const { min, max } = REASON_TEXT_LENGTH;
  const isNeeded = reason === 'OTHER';
  const isRight = [...text].length >= min && [...text].length <= max && !hasControlCharacter(text);
  if (text === '' ? isNeeded : !isRight) {
    throw badInput({ reasonText: `Must have ${min} to ${max} characters, none of them control characters` });
  }
  return { reason, reasonText: text === '' ? null : text };
}

/** Part of a reason in the audit log: nothing where none was given. */
export function loggedReason({ reason, reasonText }: GivenReason): Readonly<Record<string, string>> {
  return { ...(reason === null ? {} : { reason }), ...(reasonText === null ? {} : { reasonText }) };
}
