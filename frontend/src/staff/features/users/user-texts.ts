import { formatPhone } from '@wakafine/domain/people/phone';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { isCitizen } from '../../../lib/session/rights';

/** Numbers that were revealed, nine digits each, by the identifier of the account. */
export type RevealedNumbers = ReadonlyMap<string, string>;

/** Name of an account in sentences: its name, else its username, which for a citizen is the masked number. */
export function nameOfUser({
  fullName,
  username,
}: Pick<StaffUserRowFragment, 'fullName' | 'username'>): string {
  return fullName ?? username;
}

/** The number of an account as it is shown: in full where it was revealed, else masked; a dash for staff. */
export function numberOf(user: StaffUserRowFragment, revealed: RevealedNumbers): string {
  const number = revealed.get(user.id);
  return number === undefined ? (user.mobileNumber ?? '–') : formatPhone(number);
}

/** The username of an account; a citizen's is the number itself. */
export function usernameOf(user: StaffUserRowFragment, revealed: RevealedNumbers): string {
  return isCitizen(user) ? numberOf(user, revealed) : user.username;
}
