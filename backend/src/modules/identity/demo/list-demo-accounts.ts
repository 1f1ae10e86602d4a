import { DEMO_CITIZENS } from '@wakafine/domain/demo-citizens';
import type { AppCtx } from '../actor';
import { PERMISSIONS_OF } from '../permissions';
import type { Permission, Role } from '../permissions';
import { DEMO_STAFF } from './demo-staff';

/** A demo account with what everybody may know of it. */
export interface ListedDemoAccount {
  readonly role: Role;
  readonly displayName: string;
  readonly signInName: string;
  readonly secret: string;
  readonly permissions: readonly Permission[];
}

/** One demo account of each kind, for anybody; empty outside demo mode. */
export function listDemoAccounts({ isDemo }: AppCtx): ListedDemoAccount[] {
  const [citizen] = DEMO_CITIZENS;
  const { fullName, mobileNumber, pin } = citizen;
  const listed: ListedDemoAccount[] = [
    { role: 'CITIZEN', displayName: fullName, signInName: mobileNumber, secret: pin, permissions: [] },
    ...DEMO_STAFF.map((staff) => ({
      role: staff.role,
      displayName: staff.fullName,
      signInName: staff.username,
      secret: staff.password,
      permissions: PERMISSIONS_OF[staff.role],
    })),
  ];
  return isDemo ? listed : [];
}
