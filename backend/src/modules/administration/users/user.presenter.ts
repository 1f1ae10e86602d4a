import { maskPhone } from '@wakafine/domain/people/masking';
import { isCitizenRole } from '@wakafine/domain/people/roles';
import type { Account } from '../../identity/accounts/account.entity';
import type { User } from './user.type';

/** An account over GraphQL as canManageUsers sees it, with a masked number. */
export function presentUserRow(account: Account): User {
  const { mobileNumber, fullName, role, createdAt } = account;
  const masked = mobileNumber === null ? null : maskPhone(mobileNumber);
  return {
    id: String(account.id),
    // A citizen's username is the number itself.
    username: isCitizenRole(role) ? (masked ?? account.username) : account.username,
    mobileNumber: masked,
    isNumberProven: !isCitizenRole(role) || account.numberProvenAt !== null,
    fullName,
    role,
    status: account.isSuspended ? 'SUSPENDED' : 'ACTIVE',
    createdAt,
  };
}

/** An account over REST as canManageUsers gets it, with its number; the call is in the audit log. */
export function presentRestUserRow(account: Account) {
  const { id, username, mobileNumber, fullName, role, createdAt } = account;
  return {
    id,
    username,
    mobileNumber,
    fullName,
    role: role.toLowerCase(),
    status: account.isSuspended ? 'suspended' : 'active',
    createdAt: createdAt.toISOString(),
  };
}
