import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventPage } from '../../../modules/public-events/read-events';
import type { LoggedEvent } from '../../../modules/public-events/public-event.presenter';
import { presentEventMessage } from '../../../modules/public-events/public-event.presenter';
import { AppError } from '../../../platform/errors';
import { countedAddress } from '../../../platform/limits/counted-address';
import { callerOf } from '../../http/caller';
import { SocketPlaces } from '../../ws/socket-places';

/** A stream without news says so often that it is open; connections without a byte in 90 s end. ms */
const HEARTBEAT_MS = 15_000;
/** A client that was cut off comes back after this time, ms. */
const RETRY_MS = 3_000;
const RETRY_AFTER_S = 10;

/** Shared by the streams of a server. */
export interface Streams {
  /** A stream needs a place as a socket does. */
  readonly places: SocketPlaces;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
}

/** For those who look at the declarations of the calls alone: nothing is served, so no stream is opened. */
export const NO_STREAMS: Streams = { places: new SocketPlaces({}), closing: AbortSignal.abort() };

/**
 * Reserves a place for an answer that stays open, and gives the signal by which its source ends: when the client goes, or the server closes.
 * @throws RATE_LIMITED where the caller has no place left, UNAVAILABLE where nobody has
 */
export async function openStream(
  { places, closing }: Streams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AbortSignal> {
  const { actor, key } = callerOf(request);
  const holder = { accountId: actor?.accountId ?? null, keyId: key?.id ?? null };
  const place = await places.accept({ ...holder, address: countedAddress(request.ip) });
  if (typeof place === 'number') {
    throw new AppError(place === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
  }
  const gone = new AbortController();
  const leave = (): void => {
    place();
    gone.abort();
  };
  if (reply.raw.destroyed) {
    leave();
  } else {
    reply.raw.once('close', leave);
  }
  request.openedAfterMs = reply.elapsedTime;
  return AbortSignal.any([gone.signal, closing]);
}

/** The events of a log as lines of JSON; a page is read when the client has room for it. */
export function ndjson(pages: AsyncGenerator<EventPage>): Readable {
  return Readable.from(linesOf(pages), { objectMode: false });
}

async function* linesOf(pages: AsyncGenerator<EventPage>): AsyncGenerator<string> {
  for await (const { events } of pages) {
    yield events.map((event) => `${JSON.stringify(presentEventMessage(event))}\n`).join('');
  }
}

/**
 * The events of a log as Server-Sent Events. What is logged of other kinds moves the client's `Last-Event-ID` on, so that one who wants
 * rare kinds does not begin far back.
 */
export function eventStream(pages: AsyncGenerator<EventPage>): Readable {
  return Readable.from(messagesOf(pages), { objectMode: false });
}

async function* messagesOf(pages: AsyncGenerator<EventPage>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let due = pages.next();
  for (;;) {
    const page = await within(due, HEARTBEAT_MS);
    if (page === null) {
      yield ': open\n\n';
    } else if (page.done === true) {
      return;
    } else {
      const { events, through } = page.value;
      yield events.map((event) => `id: ${event.id}\n${dataLine(event)}\n\n`).join('') + `id: ${through}\n\n`;
      due = pages.next();
    }
  }
}

function dataLine(event: LoggedEvent): string {
  return `data: ${JSON.stringify(presentEventMessage(event))}`;
}

/** The value of a promise, or null where it takes longer. */
async function within<Value>(due: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms).unref();
  });
  return Promise.race([due, late]).finally(() => clearTimeout(timer));
}
