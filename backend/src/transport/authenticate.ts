import type { Services } from '../platform/context';
import type { Actor } from '../modules/identity/actor';
import { findSession } from '../modules/identity/sessions';

/** Who a session token stands for: one function for GraphQL, REST and WebSocket. */
export async function authenticate(
  services: Services,
  token: string | null,
  { isAttended }: { isAttended: boolean },
): Promise<Actor> {
  return token === null ? null : findSession(services, token, { isAttended });
}
