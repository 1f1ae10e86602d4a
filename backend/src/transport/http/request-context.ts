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

/** Contexts with room for everything that a request adds: to copy one is cheaper than to make a copy grow. */
const emptyContexts = new WeakMap<Services, AppCtx>();

/** The context of the acts of one request, the same one each time. */
export function contextFor(services: Services, request: FastifyRequest, reply: FastifyReply): AppCtx {
  request.appCtx ??= {
    ...emptyContext(services),
    actor: callerOf(request).actor,
    clientSignal: clientSignal(reply),
  };
  return request.appCtx;
}

function emptyContext(services: Services): AppCtx {
  const known = emptyContexts.get(services);
  if (known !== undefined) {
    return known;
  }
  const made: AppCtx = { ...services, actor: null, clientSignal: neverAborted };
  emptyContexts.set(services, made);
  return made;
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
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
