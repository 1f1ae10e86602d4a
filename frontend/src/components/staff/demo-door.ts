import { isAgencyRole, isStaffRole } from '@wakafine/domain/people/roles';
import { PATHS } from '../../lib/paths';
import type { DemoChoice } from '../../lib/storage/demo-choice';
import type { DemoAccount } from './DemoAccounts';

/** Sign-in page of a demo account, with the state that fills the account in there. */
export interface DemoDoor {
  path: string;
  state: { demo: DemoChoice; mobileNumber?: string };
}

/** The sign-in page of a demo account: each kind of people has its own. */
export function demoDoorOf({ role, signInName, secret }: DemoAccount): DemoDoor {
  const demo = { signInName, secret };
  if (isStaffRole(role)) {
    return { path: PATHS.admin, state: { demo } };
  }
  return isAgencyRole(role)
    ? { path: PATHS.agency, state: { demo } }
    : { path: PATHS.signIn, state: { demo, mobileNumber: signInName } };
}
