import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from '../../../platform/errors';

const REASON_LENGTH = { min: 3, max: 500 };

/**
 * The reason for something that is removed, without the white space around it.
 * @throws BAD_USER_INPUT (reason) for fewer than 3 or more than 500 characters
 */
export function givenReason(reason: string): string {
  const text = reason.trim();
  const length = [...text].length;
  if (length < REASON_LENGTH.min || length > REASON_LENGTH.max || hasControlCharacter(text)) {
    throw badInput({ reason: `Must have from ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters` });
  }
  return text;
}
