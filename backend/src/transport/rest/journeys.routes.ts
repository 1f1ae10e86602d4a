import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { FastifyInstance } from 'fastify';
import { requireCitizen } from '../../modules/identity/accounts/actor';
import type { AppCtx } from '../../modules/identity/accounts/actor';
import { getActiveJourney } from '../../modules/journeys/read/get-journey';
import { driverNames } from '../../modules/journeys/read/journey-details';
import type { Journey } from '../../modules/journeys/journey.entity';
import { presentPublicRestJourney, presentRestJourney } from '../../modules/journeys/read/journey.presenter';
import { recordTrackLooks } from '../../modules/journeys/read/record-track-looks';
import { storedFixes } from '../../modules/journeys/read/journey-route';
import { listPublicJourneys } from '../../modules/journeys/read/list-public-journeys';
import { listVisibleJourneys } from '../../modules/journeys/read/list-journeys';
import { patchJourney } from '../../modules/journeys/lifecycle/patch-journey';
import type { JourneyPatch } from '../../modules/journeys/lifecycle/patch-journey';
import { startJourney } from '../../modules/journeys/lifecycle/start-journey';
import type { StartJourney } from '../../modules/journeys/lifecycle/start-journey';
import { revealInList } from '../../modules/violations/read/reveal-in-list';
import { TRAVEL_CATEGORIES } from '../../modules/violations/vehicle-enums';
import { VEHICLE_TYPES } from '../../modules/vehicles/vehicle-types';
import { BodyReader } from './door/body-reader';
import { ACTIVE_JOURNEY, LIST_JOURNEYS, PATCH_JOURNEY, START_JOURNEY } from './journeys.schemas';
import { queryOf } from '../http/query-of';
import { restId, restPage, withRestNames } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

const PATCH_LIMIT_BYTES = 3 * 1024 * 1024;
/** What REST calls the times of a journey. */
const REST_TIMES = { startedAt: 'startTime', endedAt: 'endTime' };

/** The documented calls under `/api/journeys`. */
export function journeysRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.post(
    '/api/journeys',
    START_JOURNEY,
    handle(async ({ ctx, request, reply }) => {
      requireCitizen(ctx);
      const start = readStart(request.body);
      const journey = await withRestNames(REST_TIMES, () => startJourney(ctx, start));
      reply.code(201);
      return presentWithRoute(ctx, journey);
    }),
  );

  app.get(
    '/api/journeys/active',
    ACTIVE_JOURNEY,
    handle(async ({ ctx, reply }) => {
      requireCitizen(ctx);
      const journey = await getActiveJourney(ctx);
      reply.type('application/json');
      return journey === null ? 'null' : presentWithRoute(ctx, journey);
    }),
  );

  app.get(
    '/api/journeys',
    LIST_JOURNEYS,
    handle(async ({ ctx, request }) => {
      if (ctx.actor === null) {
        return (await listPublicJourneys(ctx, restPage(request))).map(presentPublicRestJourney);
      }
      const { rows } = await listVisibleJourneys(ctx, restPage(request));
      const withRoute = queryOf(request).include === 'route';
      const names =
        rows.length === 0
          ? []
          : await driverNames(
              ctx,
              rows.map(({ id }) => id),
            );
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
            ...(withRoute ? { route: await storedFixes(ctx, row.id) } : {}),
          }),
        ),
      );
    }),
  );

  app.patch(
    '/api/journeys/:id',
    { ...PATCH_JOURNEY, bodyLimit: PATCH_LIMIT_BYTES },
    handle(async ({ ctx, request }) => {
      requireCitizen(ctx);
      const journeyId = restId(request);
      const patch = readPatch(request.body);
      const journey = await withRestNames(REST_TIMES, () => patchJourney(ctx, { journeyId, patch }));
      return presentWithRoute(ctx, journey);
    }),
  );
}

async function presentWithRoute(ctx: AppCtx, journey: Journey) {
  const [driverName = null] = await driverNames(ctx, [journey.id]);
  const route = await storedFixes(ctx, journey.id);
  return presentRestJourney(journey, { actor: ctx.actor, driverName, route });
}

function readStart(payload: unknown): StartJourney {
  const body = new BodyReader(payload);
  const vehicleType = body.oneOf('vehicleType', VEHICLE_TYPES, VALIDATION_SENTENCES['vehicleType.invalid']);
  const category = body.oneOf('category', TRAVEL_CATEGORIES, VALIDATION_SENTENCES['category.invalid']);
  const start = {
    registrationNumber: body.text('registrationNumber', VALIDATION_SENTENCES['registrationNumber.short']),
    vehicleCode: body.optionalText('vehicleCode'),
    transportAgency: body.optionalText('transportAgency'),
    clientId: body.optionalText('clientId'),
    startedAt: body.optionalTime('startTime'),
    endedAt: body.optionalTime('endTime'),
  };
  body.done();
  // After done() both are set; the fallbacks only satisfy their types.
  return { ...start, vehicleType: vehicleType ?? 'CAR', category: category ?? 'PRIVATE', role: 'DRIVER' };
}

function readPatch(payload: unknown): JourneyPatch {
  const body = new BodyReader(payload);
  const patch = {
    maxSpeed: body.optionalNumber('maxSpeed'),
    distance: body.optionalNumber('distance'),
    averageSpeed: body.optionalNumber('averageSpeed'),
    isActive: body.optionalBoolean('isActive'),
    endTime: body.optionalTime('endTime'),
    route: body.optionalList('route', (point) => ({
      lat: point.number('lat'),
      lng: point.number('lng'),
      timestamp: point.time('timestamp'),
      accuracy: point.optionalNumber('accuracy'),
      speed: point.optionalNumber('speed'),
    })),
  };
  body.done();
  return patch;
}
