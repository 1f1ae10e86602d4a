import {
  readOsmAndFields,
  readOwnTracksBody,
  readTraccarBody,
} from '@wakafine/domain/journeys/tracker-formats';
import type { TrackerMessage } from '@wakafine/domain/journeys/tracker-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findTracker, recordTrackerFixes } from '../../modules/journeys/trackers/record-tracker-fixes';
import type { TakenFixes } from '../../modules/journeys/trackers/record-tracker-fixes';
import { TRACKER_PATHS } from '../../modules/journeys/trackers/tracker.presenter';
import { badInput } from '../../platform/errors';
import { callerOf } from '../http/caller';
import { chargeCaller } from '../budget/request-budget';
import { queryOf } from '../http/query-of';
import type { RestCall, restHandlers } from './door/rest-door';
import { OSMAND_POSITION, OWNTRACKS_POSITIONS, TRACCAR_POSITIONS } from './trackers.schemas';

/** As many positions as one message may carry, with all that OwnTracks and Traccar say beside them. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** What devices send by themselves, in the forms of OsmAnd, Traccar and OwnTracks; a token of its own opens the door. */
export function trackersRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    TRACKER_PATHS.osmAnd,
    OSMAND_POSITION,
    handle(({ ctx, request }) => {
      const { id, deviceid, ...fields } = queryOf(request);
      return take({ ctx, request }, id ?? deviceid, () => readOsmAndFields(fields, ctx.clock().getTime()));
    }),
  );

  app.post(
    TRACKER_PATHS.osmAnd,
    { ...TRACCAR_POSITIONS, bodyLimit: BODY_LIMIT_BYTES },
    handle(({ ctx, request }) => {
      const { id, deviceid, ...fields } = queryOf(request);
      const { body } = request;
      const token = id ?? deviceid ?? memberOf(body, 'device_id');
      return take({ ctx, request }, token, () =>
        body === undefined || body === null
          ? readOsmAndFields(fields, ctx.clock().getTime())
          : readTraccarBody(body),
      );
    }),
  );

  app.post(
    TRACKER_PATHS.ownTracks,
    { ...OWNTRACKS_POSITIONS, bodyLimit: BODY_LIMIT_BYTES },
    handle(async ({ ctx, request }) => {
      const token = queryOf(request).token ?? passwordOf(request);
      await take({ ctx, request }, token, () => readOwnTracksBody(request.body));
      return [];
    }),
  );
}

/** A tracker has a budget of its own; who knocks with a wrong token is charged for each knock. */
async function take(
  { ctx, request }: Pick<RestCall, 'ctx' | 'request'>,
  token: string | undefined,
  read: () => TrackerMessage,
): Promise<TakenFixes> {
  const tracker = await findTracker(ctx, token ?? '').catch((refusal: unknown) => {
    chargeCaller(ctx, callerOf(request).subject, 1);
    throw refusal;
  });
  const subject = `tracker:${tracker.id}`;
  request.caller = { actor: null, subject };
  chargeCaller(ctx, subject, 1);
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
