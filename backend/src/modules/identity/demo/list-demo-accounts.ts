import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import type { AppCtx } from '../accounts/actor';
import { ROLE_FACTS } from '@wakafine/domain/people/roles';
import type { Permission, Role } from '@wakafine/domain/people/roles';
import { DEMO_USERNAMES } from './demo-accounts.queries';
import { DEMO_AGENCY_PEOPLE, DEMO_STAFF } from './demo-staff';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** A demo account with what everybody may know of it. */
export interface ListedDemoAccount {
  readonly role: Role;
  readonly displayName: string;
  readonly signInName: string;
  readonly secret: string;
  readonly permissions: readonly Permission[];
}

/** The demo accounts that there are, one citizen among them, for anybody; empty outside demo mode. */
export const listDemoAccounts = openAct(
  { may: anyone },
  async ({ isDemo, db }: AppCtx): Promise<ListedDemoAccount[]> => {
    if (!isDemo) {
      return [];
    }
    const rows = await db.rows(DEMO_USERNAMES, []);
    const known = new Set(rows.map(({ username }) => username));
    return LISTED.filter(({ signInName }) => known.has(signInName));
  },
);

const [{ fullName, mobileNumber, pin }] = DEMO_CITIZENS;
const LISTED: readonly ListedDemoAccount[] = [
  { role: 'CITIZEN', displayName: fullName, signInName: mobileNumber, secret: pin, permissions: [] },
  ...[...DEMO_STAFF, ...DEMO_AGENCY_PEOPLE].map((staff) => ({
    role: staff.role,
    displayName: staff.fullName,
    signInName: staff.username,
    secret: staff.password,
    permissions: ROLE_FACTS[staff.role].permissions,
  })),
];
