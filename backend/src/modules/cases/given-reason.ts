import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents/incidents';
import { badInput } from '../../platform/errors';

/** A reason that was given, without blanks around it. @throws BAD_USER_INPUT (reason) for none, and for one too long */
export function givenReason(reason: string): string {
  const text = reason.trim();
  const fault = longTextFault(text, REASON_MAX) ?? (text === '' ? 'Must say why' : null);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  return text;
}
