import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { AppCtx } from '../../modules/identity/accounts/actor';
import { Incident } from '../../modules/incidents/incident.entity';
import { Journey } from '../../modules/journeys/journey.entity';
import { findVehicle } from '../../modules/vehicles/find-vehicle';
import { Violation } from '../../modules/violations/violation.entity';
import { contentHash } from '../../platform/idempotency';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { Person } from '../party/party';
import type { TestServer } from '../server/test-server';
import type { OwnThing } from './odd-values';

/** The ids of one thing of each kind that belongs to the same citizen. */
export type FuzzThings = Readonly<Record<OwnThing, number>>;

/** Age of the journey and of the violation. */
const STARTED_MS = 10 * MINUTE_MS;
const HAPPENED_MS = 5 * MINUTE_MS;
const PLACE = { latitude: 4.05, longitude: 9.77 };

/**
 * Gives a citizen a vehicle, an active journey with a violation, and an incident: all of it behind the doors, so that
 * no threshold, limit or end of a session that a request has brought about can prevent it.
 */
export async function thingsFor({ services }: TestServer, owner: Person): Promise<FuzzThings> {
  return inTransaction({ ...services, actor: null }, async (ctx: AppCtx) => {
    const ride = await rideOf(ctx, owner);
    const journeyId = await newJourney(ctx, ride);
    return {
      '@user': owner.id,
      '@vehicle': ride.vehicleId,
      '@journey': journeyId,
      '@violation': await newViolation(ctx, { ...ride, journeyId }),
      '@incident': await newIncident(ctx, owner),
    };
  });
}

async function rideOf(ctx: AppCtx, { id, name }: Person) {
  const registrationNumber = `FZ ${name}`;
  return {
    accountId: id,
    vehicleId: await findVehicle(ctx, registrationNumber),
    registrationNumber,
    vehicleType: 'CAR' as const,
    category: 'PRIVATE' as const,
    transportAgency: null,
  };
}

type Ride = Awaited<ReturnType<typeof rideOf>>;

async function newJourney({ db, clock }: AppCtx, ride: Ride): Promise<number> {
  const { identifiers } = await db.entities.insert(Journey, {
    ...ride,
    contentHash: contentHash(ride),
    travellerRole: 'DRIVER',
    startedAt: new Date(clock().getTime() - STARTED_MS),
    lastReceivedAt: clock(),
    violationCount: 1,
  });
  return Number(identifiers[0]?.id);
}

async function newViolation(
  { db, clock }: AppCtx,
  ofJourney: Ride & { readonly journeyId: number },
): Promise<number> {
  const happenedAt = new Date(clock().getTime() - HAPPENED_MS);
  const { identifiers } = await db.entities.insert(Violation, {
    ...ofJourney,
    ...PLACE,
    startedAt: happenedAt,
    endedAt: happenedAt,
    speedKmh: 82,
    meanSpeedKmh: 80,
    severity: 'DANGER',
    grade: 'A',
    fixCount: 20,
  });
  return Number(identifiers[0]?.id);
}

async function newIncident({ db, clock }: AppCtx, { id }: Person): Promise<number> {
  const clientId = randomUUID();
  const { identifiers } = await db.entities.insert(Incident, {
    ...PLACE,
    accountId: id,
    clientId,
    contentHash: contentHash({ clientId }),
    mood: 'WORRIED',
    incidentType: 'ROAD_HAZARD',
    severity: 'MEDIUM',
    description: 'A broken bridge',
    occurredAt: clock(),
    receivedAt: clock(),
  });
  return Number(identifiers[0]?.id);
}
