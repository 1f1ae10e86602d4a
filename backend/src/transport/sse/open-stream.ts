import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { AppError, asAppError } from '../../platform/errors';
import { countedAddress } from '../../platform/limits/counted-address';
import { callerOf } from '../http/caller';
import { logError } from '../http/error-answer';
import type { SharedDoor } from '../ws/socket-server';
import type { Subscribing } from '../ws/subscription-hooks';
import { EVENT_FORM } from './event-stream';
import type { EventStream } from './event-stream';
import { payloadOf } from './stream-payload';

/** A stream has one operation, which has no name. */
const ONLY = '';
/** Time after which a client whose places are all in use may ask again, s. */
const PLACE_RETRY_S = 5;

/** A stream that is asked for. */
export interface Opening {
  readonly services: Services;
  readonly door: SharedDoor;
  readonly request: FastifyRequest;
  readonly stream: EventStream;
}

/** Subscribes, and sends the values into the stream from then on; gives the errors of a refusal. */
export async function openStream({
  request,
  stream,
  services,
  door,
}: Opening): Promise<readonly GraphQLFormattedError[] | null> {
  const { hooks, bySession } = door;
  const caller = callerOf(request);
  const payload = payloadOf(request);
  const extra = {
    socket: stream,
    connection: stream.output,
    form: EVENT_FORM,
    caller,
    requestId: request.id,
  };
  const on: Subscribing = { extra, subscriptions: { [ONLY]: null } };
  const args = await hooks.onSubscribe(on, ONLY, payload);
  if (!('document' in args)) {
    // Reading it was work all the same.
    services.budget.chargeAnyway(caller.subject, 1, services.clock().getTime());
    return hooks.onError(on, ONLY, payload, args);
  }
  const leave = await placeFor(request, door);
  const answers = await hooks.subscribe(args).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (!isStream(answers)) {
    leave();
    return hooks.onError(on, ONLY, payload, answers.errors ?? []);
  }
  services.gauges.sockets += 1;
  stream.onceClosed(() => {
    services.gauges.sockets -= 1;
    leave();
    void answers.return?.();
  });
  if (caller.actor !== null && stream.readyState === stream.OPEN) {
    bySession.add(caller.actor, stream);
  }
  sendAll(answers, stream, (result) => hooks.onNext(on, ONLY, payload, args, result)).catch(
    (error: unknown) => {
      logError(request.log, asAppError(error));
      stream.output.destroy();
    },
  );
  return null;
}

async function sendAll(
  answers: AsyncIterable<ExecutionResult>,
  stream: EventStream,
  present: (result: ExecutionResult) => ExecutionResult,
): Promise<void> {
  for await (const result of answers) {
    await stream.next(present(result));
  }
  stream.complete();
}

/** @throws RATE_LIMITED where the caller has all their places in use, UNAVAILABLE where the process has */
async function placeFor(request: FastifyRequest, { places }: SharedDoor): Promise<() => void> {
  const accountId = callerOf(request).actor?.accountId ?? null;
  const place = await places.accept({ accountId, address: countedAddress(request.ip) });
  if (typeof place === 'number') {
    throw new AppError(place === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE', { retryAfterS: PLACE_RETRY_S });
  }
  return place;
}

function isStream(
  answers: AsyncIterableIterator<ExecutionResult> | ExecutionResult,
): answers is AsyncIterableIterator<ExecutionResult> {
  return Symbol.asyncIterator in answers;
}
