import { isAgencyRole, isCitizenRole, isStaffRole, roleMay } from '@wakafine/domain/people/roles';
import type { Right, Role } from '@wakafine/domain/people/roles';
import type { Ctx } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';

/** Somebody who has signed in, for the length of one request or subscription. */
export interface SignedIn {
  readonly accountId: number;
  /** 0 for an API key, which has none. */
  readonly sessionId: number;
  readonly role: Role;
  /** Whether a one-time password must be changed before anything else is allowed; absent is false. */
  readonly mustChangePassword?: boolean;
  /** Whether a second factor must be set up before anything else is allowed; absent is false. */
  readonly mustEnrolTotp?: boolean;
}

/** A citizen without an account: those who look at what others may see of somebody. */
export const STRANGER: SignedIn = { accountId: 0, sessionId: 0, role: 'CITIZEN' };

/** The actor: somebody signed in, or null for a visitor. */
export type Actor = SignedIn | null;

/** Context of the acts of this product. */
export type AppCtx = Ctx<Actor>;

/** Context of acts whose rule has let somebody in. */
export type SignedInCtx = Ctx<SignedIn>;

/**
 * Whether the actor's role has a right; visitors, holders of a one-time password and those who must set up a second factor
 * first have none.
 */
export function hasPermission(actor: Actor, right: Right): boolean {
  const isSettled = actor !== null && actor.mustChangePassword !== true && actor.mustEnrolTotp !== true;
  return isSettled && roleMay(actor.role, right);
}

/** Whether the actor is a citizen. */
export function isCitizen(actor: Actor): boolean {
  return actor !== null && isCitizenRole(actor.role);
}

/** Whether the actor is staff of any role. */
export function isStaff(actor: Actor): boolean {
  return actor !== null && isStaffRole(actor.role);
}

/** Whether the actor is of a transport agency, in any role. */
export function isOfAgency(actor: Actor): boolean {
  return actor !== null && isAgencyRole(actor.role);
}

/**
 * The actor, who must have a session, be it one that may only change its one-time password.
 * @throws UNAUTHENTICATED for a visitor
 */
export function requireSession(ctx: AppCtx): SignedIn {
  if (ctx.actor === null) {
    throw new AppError('UNAUTHENTICATED');
  }
  return ctx.actor;
}

/**
 * The actor, who must have signed in.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN while a one-time password is to be changed or a second factor to be
 * set up
 */
export function requireSignedIn(ctx: AppCtx): SignedIn {
  const actor = requireSession(ctx);
  if (actor.mustChangePassword === true) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please choose a password of your own first.',
      details: { clientCode: 'password-change-required' },
    });
  }
  if (actor.mustEnrolTotp === true) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please set up a second factor first.',
      details: { clientCode: 'totp-required' },
    });
  }
  return actor;
}

/**
 * The actor, who must be a citizen.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody else
 */
export function requireCitizen(ctx: AppCtx): SignedIn {
  const actor = requireSignedIn(ctx);
  if (!isCitizen(actor)) {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}

/**
 * The actor, whose role must have a right.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody else without it
 */
export function requirePermission(ctx: AppCtx, right: Right): SignedIn {
  const actor = requireSignedIn(ctx);
  if (!hasPermission(actor, right)) {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}
