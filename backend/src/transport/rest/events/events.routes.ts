import { kindOfEventType } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { followPublicEvents, readPublicEvents } from '../../../modules/public-events/follow-public-events';
import { listPublicEvents } from '../../../modules/public-events/list-public-events';
import { presentEventMessage } from '../../../modules/public-events/public-event.presenter';
import { parseId } from '../../../platform/db/pagination';
import { badInput } from '../../../platform/errors';
import { DEFAULT_PAGE_SIZE } from '../door/schemas';
import type { ServeCall } from '../door/rest-door';
import { eventStream, ndjson, openStream } from './event-streams';
import type { Streams } from './event-streams';
import { FOLLOW_EVENTS, READ_EVENTS } from './events.schemas';

const STREAM_TYPE = 'text/event-stream';

/** The public log of events: pages, a stream that goes on, and lines of what is there. */
export function eventsRoutes(serve: ServeCall, streams: Streams): void {
  serve(FOLLOW_EVENTS, listPublicEvents, async ({ ctx, request, reply, query }) => {
    const kinds = kindsIn(query.kinds);
    if (!isStreamWanted(request)) {
      const after = query.after ?? null;
      const { limit: first = DEFAULT_PAGE_SIZE } = query;
      const { events, through, isMore } = await listPublicEvents(ctx, { after, kinds, first });
      const next = through > 0 ? String(through) : null;
      return { events: events.map(presentEventMessage), next, isMore };
    }
    const after = lastSeen(request) ?? query.after ?? null;
    const signal = await openStream(streams, request, reply);
    const pages = await followPublicEvents(ctx, { after, kinds, signal });
    asStream(reply, STREAM_TYPE);
    return eventStream(pages);
  });

  serve(READ_EVENTS, readPublicEvents, async ({ ctx, request, reply, query }) => {
    const { after = null, until = null } = query;
    const signal = await openStream(streams, request, reply);
    const pages = await readPublicEvents(ctx, { after, until, kinds: kindsIn(query.kinds), signal });
    asStream(reply, 'application/x-ndjson');
    return ndjson(pages);
  });
}

function isStreamWanted({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(STREAM_TYPE) === true || headers['last-event-id'] !== undefined;
}

/** The id that a client that comes back has seen. @throws BAD_USER_INPUT (Last-Event-ID) */
function lastSeen({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') {
    return null;
  }
  const id = parseId(String(given));
  if (id === null) {
    throw badInput({ 'Last-Event-ID': 'Must be the id of an event' });
  }
  return id;
}

function kindsIn(text: string | undefined): PublicEventKind[] {
  return (text ?? '').split(',').flatMap((type) => kindOfEventType(type) ?? []);
}

/** Neither a cache nor a proxy may delay events. */
function asStream(reply: FastifyReply, type: string): void {
  reply.type(type).header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
}
