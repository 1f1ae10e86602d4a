import type { Ctx } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { PERMISSIONS_OF } from './permissions';
import type { Permission, Role } from './permissions';

/** Somebody who has signed in, for the length of one request or subscription. */
export interface SignedIn {
  readonly accountId: number;
  readonly sessionId: number;
  readonly role: Role;
}

/** Who acts: somebody signed in, or null for a visitor. */
export type Actor = SignedIn | null;

/** Context of the acts of this product. */
export type AppCtx = Ctx<Actor>;

/** Whether the actor's role has a permission; visitors and citizens have none. */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  return actor !== null && PERMISSIONS_OF[actor.role].includes(permission);
}

/**
 * The actor, who must have signed in.
 * @throws UNAUTHENTICATED for a visitor
 */
export function requireSignedIn(ctx: AppCtx): SignedIn {
  if (ctx.actor === null) {
    throw new AppError('UNAUTHENTICATED');
  }
  return ctx.actor;
}

/**
 * The actor, who must be a citizen.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export function requireCitizen(ctx: AppCtx): SignedIn {
  const actor = requireSignedIn(ctx);
  if (actor.role !== 'CITIZEN') {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}

/**
 * The actor, whose role must have a permission.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody else without it
 */
export function requirePermission(ctx: AppCtx, permission: Permission): SignedIn {
  const actor = requireSignedIn(ctx);
  if (!hasPermission(actor, permission)) {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}
