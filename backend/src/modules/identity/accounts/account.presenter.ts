import { deletionDueAt } from '@wakafine/domain/people/account-deletion';
import { PHONE_PREFIX } from '@wakafine/domain/people/phone';
import type { Account } from './account.entity';
import { PERMISSIONS, ROLE_FACTS } from '@wakafine/domain/people/roles';
import type { Profile } from './profile.type';
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
    username: account.username,
    mobileNumber: account.mobileNumber,
    isNumberProven: account.numberProvenAt !== null,
    displayName: account.fullName,
    email: account.email,
    profile: presentProfile(account),
    createdAt: account.createdAt,
    role: account.role,
    permissions: ROLE_FACTS[account.role].permissions,
    deletionDueAt: account.deletionRequestedAt === null ? null : deletionDueAt(account.deletionRequestedAt),
    isDemo: account.isDemo,
    mustChangePassword: account.mustChangePassword,
    hasTotp: account.totpConfirmedAt !== null,
    lastSignInAt: account.lastSignInAt,
  };
}

/** Profile of the holder of an account. */
export function presentProfile(account: Account): Profile {
  const { fullName, email, driverLicense, profileImage, profileVersion } = account;
  const { emergencyName, emergencyPhone } = account;
  return {
    fullName,
    email,
    driverLicense,
    emergencyContact: emergencyPhone === null ? null : { name: emergencyName, phone: emergencyPhone },
    photoUrl: profileImage,
    version: profileVersion,
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

/** The REST shape of staff that have just signed in. */
export interface RestStaff extends RestUser {
  /** All eight, true or false. */
  readonly permissions: Readonly<Record<string, boolean>>;
  readonly lastLogin: Date | null;
}

/** Staff as they see themselves over REST after a sign-in. */
export function presentStaff(account: Account): RestStaff {
  const allowed = ROLE_FACTS[account.role].permissions;
  return {
    ...presentUser(account),
    permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, allowed.includes(name)])),
    lastLogin: account.lastSignInAt,
  };
}
