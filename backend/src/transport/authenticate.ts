import type { Services } from '../platform/context';
import type { Actor, AppCtx } from '../modules/identity/actor';
import { findSession } from '../modules/identity/sessions';

/** Who a session token stands for: one function for GraphQL, REST and WebSocket. */
export async function authenticate(services: Services, token: string | null): Promise<Actor> {
  return token === null ? null : findSession(services, token);
}

/** The context of the acts of one request. */
export async function contextFor(services: Services, token: string | null): Promise<AppCtx> {
  return { ...services, actor: await authenticate(services, token) };
}
