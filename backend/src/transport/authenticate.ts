import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Services } from '../platform/context';
import type { Door } from '../platform/door';
import type { Actor, AppCtx } from '../modules/identity/actor';
import { findSession } from '../modules/identity/sessions';

/** Who a session token stands for: one function for GraphQL, REST and WebSocket. */
export async function authenticate(
  services: Services,
  token: string | null,
  { isAttended }: { isAttended: boolean },
): Promise<Actor> {
  return token === null ? null : findSession(services, token, { isAttended });
}

/** The context of the acts of one request. */
export async function contextFor(
  services: Services,
  { door, reply }: { door: Door; reply: FastifyReply },
): Promise<AppCtx> {
  const actor = await authenticate(services, door.sessionToken, door);
  return { ...services, actor, clientSignal: clientSignal(reply) };
}

/** Gives a signal that is aborted when the connection closes before the answer is sent; made when first asked for. */
function clientSignal({ raw }: FastifyReply): () => AbortSignal {
  let known: AbortSignal | undefined;
  return () => {
    known ??= signalOf(raw);
    return known;
  };
}

function signalOf(answer: ServerResponse): AbortSignal {
  const client = new AbortController();
  const check = (): void => {
    if (!answer.writableFinished) {
      client.abort();
    }
  };
  if (answer.destroyed) {
    check();
  } else {
    answer.once('close', check);
  }
  return client.signal;
}
