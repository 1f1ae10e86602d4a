import { badInput } from '../../platform/errors';

/** A reason that was given, without blanks around it. @throws BAD_USER_INPUT (reason) for none */
export function givenReason(reason: string): string {
  const text = reason.trim();
  if (text === '') {
    throw badInput({ reason: 'Must say why' });
  }
  return text;
}
