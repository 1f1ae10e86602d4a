import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { AppError, asAppError } from '../../platform/errors';
import { countedAddress } from '../../platform/limits/counted-address';
import { chargeAnyway } from '../budget/charge';
import { callerOf } from '../http/caller';
import type { Caller } from '../http/caller';
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
  const { hooks, bySession, byKey } = door;
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
    chargeAnyway(services, caller, 1);
    request.requestedPoints = 1;
    return hooks.onError(on, ONLY, payload, args);
  }
  request.requestedPoints = args.operation.points;
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
  if (stream.readyState === stream.OPEN) {
    endWithItsRight(caller, stream, { bySession, byKey });
  }
  sendAll(answers, stream, (result) => hooks.onNext(on, ONLY, payload, args, result)).catch(
    (error: unknown) => {
      logError(request.log, asAppError(error));
      stream.output.destroy();
    },
  );
  return null;
}

/** Ends a stream with the key or session that it came with. */
function endWithItsRight(
  { key, actor }: Caller,
  stream: EventStream,
  { bySession, byKey }: Pick<SharedDoor, 'bySession' | 'byKey'>,
): void {
  if (key !== null) {
    byKey.add(key, stream);
  } else if (actor !== null) {
    bySession.add(actor, stream);
  }
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
  const { actor, key } = callerOf(request);
  const holder = { accountId: actor?.accountId ?? null, keyId: key?.id ?? null };
  const place = await places.accept({ ...holder, address: countedAddress(request.ip) });
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
