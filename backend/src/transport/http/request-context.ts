import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppCtx } from '../../modules/identity/accounts/actor';
import type { Services } from '../../platform/context/context';
import { callerOf } from './caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** Made when it is first asked for. */
    appCtx: AppCtx | null;
  }
}

/** The context of the acts of one request, the same one each time. */
export function contextFor(services: Services, request: FastifyRequest, reply: FastifyReply): AppCtx {
  const { actor, key } = callerOf(request);
  request.appCtx ??= {
    ...services,
    // With the id of the request on each of its lines.
    log: request.log,
    actor,
    apiKey: key ?? undefined,
    clientSignal: clientSignal(reply),
  };
  return request.appCtx;
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
