import type { AppCtx } from '../accounts/actor';
import type { Role } from '@wakafine/domain/people/roles';
import { LIST_STAFF } from './staff.queries';

/** One of the staff, as anyone who runs the server sees them. */
export interface ListedStaff {
  readonly username: string;
  readonly role: Role;
  readonly fullName: string | null;
  readonly isSuspended: boolean;
  readonly isDemo: boolean;
  readonly mustChangePassword: boolean;
  readonly hasTotp: boolean;
  readonly lastSignInAt: Date | null;
}

/** All staff by username, for anyone who runs the server. */
export function listStaff(ctx: AppCtx): Promise<ListedStaff[]> {
  return ctx.db.rows(LIST_STAFF, []);
}
