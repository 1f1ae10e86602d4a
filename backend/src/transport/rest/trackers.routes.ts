import {
  readOsmAndFields,
  readOwnTracksBody,
  readTraccarBody,
} from '@wakafine/domain/journeys/tracker-formats';
import type { TrackerMessage } from '@wakafine/domain/journeys/tracker-formats';
import type { FastifyRequest } from 'fastify';
import { findTracker, recordTrackerFixes } from '../../modules/journeys/trackers/record-tracker-fixes';
import type { AcceptedFixes } from '../../modules/journeys/trackers/record-tracker-fixes';
import { badInput } from '../../platform/errors';
import { callerOf } from '../http/caller';
import { chargeCaller } from '../budget/request-budget';
import type { RestCall, ServeCall } from './door/rest-door';
import { OSMAND_POSITION, OWNTRACKS_POSITIONS, TRACCAR_POSITIONS } from './trackers.schemas';

/**
 * Messages that devices send by themselves, in the forms of OsmAnd, Traccar and OwnTracks; authorised by a token
 * of their own.
 */
export function trackersRoutes(serve: ServeCall): void {
  serve(OSMAND_POSITION, recordTrackerFixes, async ({ ctx, request, query }) => {
    const { id, deviceid, ...fields } = query;
    return accept({ ctx, request }, id ?? deviceid, () => readOsmAndFields(fields, ctx.clock().getTime()));
  });

  serve(TRACCAR_POSITIONS, recordTrackerFixes, async ({ ctx, request, query, body }) => {
    const { id, deviceid, ...fields } = query;
    const token = id ?? deviceid ?? memberOf(body, 'device_id');
    return accept({ ctx, request }, token, () =>
      body === undefined || body === null
        ? readOsmAndFields(fields, ctx.clock().getTime())
        : readTraccarBody(body),
    );
  });

  serve(OWNTRACKS_POSITIONS, recordTrackerFixes, async ({ ctx, request, query, body }) => {
    await accept({ ctx, request }, query.token ?? passwordOf(request), () => readOwnTracksBody(body));
    return [];
  });
}

/** A tracker has a budget of its own; who knocks with a wrong token is charged for each knock. */
async function accept(
  { ctx, request }: Pick<RestCall, 'ctx' | 'request'>,
  token: string | undefined,
  read: () => TrackerMessage,
): Promise<AcceptedFixes> {
  const tracker = await findTracker(ctx, token ?? '').catch(async (refusal: unknown) => {
    await chargeCaller(ctx, callerOf(request).subject, 1);
    throw refusal;
  });
  const subject = `tracker:${tracker.id}`;
  request.caller = { actor: null, subject };
  await chargeCaller(ctx, subject, 1);
  const message = read();
  if ('faults' in message) {
    throw badInput(message.faults);
  }
  return recordTrackerFixes(ctx, { tracker, fixes: message.fixes });
}

function memberOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The password of HTTP Basic authentication; OwnTracks sends it with every message. */
function passwordOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, encoded = ''] = headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') {
    return undefined;
  }
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}
