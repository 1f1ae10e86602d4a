import { deletionDueAt } from '@wakafine/domain/account-deletion';
import { PHONE_PREFIX } from '@wakafine/domain/phone';
import type { Account } from './account.entity';
import { PERMISSIONS_OF } from './permissions';
import type { Viewer } from './viewer.type';

/** The REST shape of an account; never with a PIN, a password or a hash. */
export interface RestUser {
  readonly id: number;
  readonly username: string;
  readonly mobileNumber: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly profileImage: string | null;
  readonly role: string;
}

/** An account as its own holder sees it over GraphQL. */
export function presentViewer(account: Account): Viewer {
  return {
    id: String(account.id),
    mobileNumber: account.mobileNumber,
    displayName: account.fullName,
    role: account.role,
    permissions: PERMISSIONS_OF[account.role],
    deletionDueAt: account.deletionRequestedAt === null ? null : deletionDueAt(account.deletionRequestedAt),
  };
}

/** An account as its own holder sees it over REST. */
export function presentUser(account: Account): RestUser {
  const { id, username, mobileNumber, email, fullName, profileImage, role } = account;
  return {
    id,
    username,
    mobileNumber,
    phoneNumber: mobileNumber === null ? null : `${PHONE_PREFIX}${mobileNumber}`,
    email,
    fullName,
    displayName: fullName,
    profileImage,
    role: role.toLowerCase(),
  };
}
