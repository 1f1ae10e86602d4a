import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppCtx } from '../../modules/identity/accounts/actor';
import type { Services } from '../../platform/context/context';
import { callerOf } from './caller';

/** The context of the acts of one request. */
export function contextFor(services: Services, request: FastifyRequest, reply: FastifyReply): AppCtx {
  return { ...services, actor: callerOf(request).actor, clientSignal: clientSignal(reply) };
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
