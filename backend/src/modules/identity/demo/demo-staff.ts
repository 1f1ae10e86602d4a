import type { StaffRole } from '@wakafine/domain/people/roles';

/** Staff of demo mode: everybody may know the password, since the accounts exist there only. */
export interface DemoStaff {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly role: StaffRole;
}

const password = 'waka-fine-demo';

/** One of each role. Their names leave the plain ones, such as admin, to real people. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  { username: 'demo.admin', password, fullName: 'Demo Administrator', role: 'ADMIN' },
  { username: 'demo.supervisor', password, fullName: 'Demo Supervisor', role: 'SUPERVISOR' },
  { username: 'demo.operator', password, fullName: 'Demo Operator', role: 'OPERATOR' },
  { username: 'demo.viewer', password, fullName: 'Demo Viewer', role: 'VIEWER' },
];
