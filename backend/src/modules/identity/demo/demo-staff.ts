import { DEMO_AGENCY } from '@wakafine/domain/people/demo-accounts';
import type { AgencyRole, StaffRole } from '@wakafine/domain/people/roles';

/** Staff of demo mode: everybody may know the password, since the accounts exist there only. */
export interface DemoStaff {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly role: StaffRole;
}

const password = 'waka-fine-demo';

/**
 * One of each role, and a second supervisor: a case takes three people who may decide on cases, because nobody acts twice in it. Their
 * names leave the plain ones, such as admin, to real people.
 */
export const DEMO_STAFF: readonly DemoStaff[] = [
  { username: 'demo.admin', password, fullName: 'Demo Administrator', role: 'ADMIN' },
  { username: 'demo.supervisor', password, fullName: 'Demo Supervisor', role: 'SUPERVISOR' },
  { username: 'demo.second', password, fullName: 'Demo Second Supervisor', role: 'SUPERVISOR' },
  { username: 'demo.operator', password, fullName: 'Demo Operator', role: 'OPERATOR' },
  { username: 'demo.viewer', password, fullName: 'Demo Viewer', role: 'VIEWER' },
];

/** Somebody of the made-up agency of demo mode: as open to everybody as its staff. */
export interface DemoAgencyPerson {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly role: AgencyRole;
  readonly agency: string;
}

/** The people of the made-up agency. */
export const DEMO_AGENCY_PEOPLE: readonly DemoAgencyPerson[] = [
  {
    ...{ username: 'demo.agency', password, fullName: 'Demo Agency Manager' },
    ...{ role: 'AGENCY_MANAGER', agency: DEMO_AGENCY },
  },
];
