import type { AppCtx } from '../../modules/identity/accounts/actor';
import { getActiveJourney } from '../../modules/journeys/read/get-journey';
import { isOfAgency } from '../../modules/identity/accounts/actor';
import { currentZone, driverNames } from '../../modules/journeys/read/journey-details';
import type { Journey } from '../../modules/journeys/journey.entity';
import {
  presentProgress,
  presentPublicRestJourney,
  presentRestJourney,
} from '../../modules/journeys/read/journey.presenter';
import { recordTrackLooks } from '../../modules/journeys/read/record-track-looks';
import { storedFixes } from '../../modules/journeys/tracks/read-track';
import { listPublicJourneys } from '../../modules/journeys/read/list-public-journeys';
import { listVisibleJourneys } from '../../modules/journeys/read/list-journeys';
import { patchJourney } from '../../modules/journeys/lifecycle/patch-journey';
import { startJourney } from '../../modules/journeys/lifecycle/start-journey';
import { revealInList } from '../../modules/violations/read/reveal-in-list';
import { TRAVEL_CATEGORIES } from '../../modules/violations/vehicle-enums';
import { VEHICLE_TYPES } from '../../modules/vehicles/vehicle-types';
import { recordFixes } from '../../modules/journeys/record/record-fixes';
import type { Declared } from '../../modules/identity/acts/rules';
import { fixesInBody, PUSHED_FIXES } from './fix-batch-body';
import { ACTIVE_JOURNEY, LIST_JOURNEYS, PATCH_JOURNEY, PUSH_FIXES, START_JOURNEY } from './journeys.schemas';
import { restId, restPage, withRestNames } from './door/rest-door';
import type { ServeCall } from './door/rest-door';
import { nameOf, timeOf } from './door/schemas';

/** Names of a journey's times in REST. */
const REST_TIMES = { startedAt: 'startTime', endedAt: 'endTime' };

/** One call lists to visitors what is public, and to everybody else what they may see. */
const EITHER_LIST: Declared = {
  may: listPublicJourneys.may,
  ...(listVisibleJourneys.seen && { seen: listVisibleJourneys.seen }),
  scopes: ['violations:public', 'authority:read'],
};

/** The documented calls under `/api/journeys`. */
export function journeysRoutes(serve: ServeCall): void {
  serve(START_JOURNEY, startJourney, async ({ ctx, body, reply }) => {
    const { registrationNumber, vehicleCode = null, transportAgency = null, clientId = null } = body;
    const start = {
      ...{ registrationNumber, vehicleCode, transportAgency, clientId },
      vehicleType: nameOf(VEHICLE_TYPES, body.vehicleType),
      category: nameOf(TRAVEL_CATEGORIES, body.category),
      startedAt: timeOf(body.startTime),
      endedAt: timeOf(body.endTime),
      role: 'DRIVER' as const,
    };
    const { journey } = await withRestNames(REST_TIMES, () => startJourney(ctx, start));
    reply.code(201);
    return presentWithRoute(ctx, journey);
  });

  serve(ACTIVE_JOURNEY, getActiveJourney, async ({ ctx, reply }) => {
    const journey = await getActiveJourney(ctx);
    reply.type('application/json');
    return journey === null ? 'null' : presentWithRoute(ctx, journey);
  });

  serve(LIST_JOURNEYS, EITHER_LIST, async ({ ctx, query }) => {
    if (ctx.actor === null || isOfAgency(ctx.actor)) {
      return (await listPublicJourneys(ctx, restPage(query))).map(presentPublicRestJourney);
    }
    const { rows } = await listVisibleJourneys(ctx, restPage(query));
    const withRoute = query.include === 'route';
    const ids = rows.map(({ id }) => id);
    const names = ids.length === 0 ? [] : await driverNames(ctx, ids);
    const plated = rows.map(({ id, vehicleId, accountId }) => ({ vehicleId, accountId, journeyId: id }));
    const isPlateRevealed = await revealInList(ctx, { call: 'GET /api/journeys', rows: plated });
    if (withRoute) {
      await recordTrackLooks(ctx, rows);
    }
    return Promise.all(
      rows.map(async (row, index) =>
        presentRestJourney(row, {
          actor: ctx.actor,
          driverName: names[index] ?? null,
          isPlateRevealed,
          ...(withRoute ? { route: await storedFixes(ctx, row) } : {}),
        }),
      ),
    );
  });

  serve(PUSH_FIXES, recordFixes, async ({ ctx, request, body }) => {
    const fixes = fixesInBody(body);
    const recorded = await recordFixes(ctx, { journeyId: restId(request), fixes, shape: PUSHED_FIXES });
    const { accepted, duplicates, acceptedThrough, flagged, journey } = recorded;
    const zone = await currentZone(ctx, journey);
    return { accepted, duplicates, acceptedThrough, flagged, journey: presentProgress(journey, zone) };
  });

  serve(PATCH_JOURNEY, patchJourney, async ({ ctx, request, body }) => {
    const journeyId = restId(request);
    const patch = {
      maxSpeed: body.maxSpeed ?? undefined,
      distance: body.distance ?? undefined,
      averageSpeed: body.averageSpeed ?? undefined,
      isActive: body.isActive ?? undefined,
      endTime: timeOf(body.endTime),
      route: (body.route ?? []).map((point) => ({ ...point, timestamp: new Date(point.timestamp) })),
    };
    const journey = await withRestNames(REST_TIMES, () => patchJourney(ctx, { journeyId, patch }));
    return presentWithRoute(ctx, journey);
  });
}

async function presentWithRoute(ctx: AppCtx, journey: Journey) {
  const [driverName = null] = await driverNames(ctx, [journey.id]);
  const route = await storedFixes(ctx, journey);
  return presentRestJourney(journey, { actor: ctx.actor, driverName, route });
}
