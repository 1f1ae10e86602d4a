import { CAUTION_THRESHOLD_SOURCE } from '@wakafine/domain/limits/limit-sources';
import { randomBytes } from 'node:crypto';
import { bookWay } from './book-way';
import type { TestServer } from '../server/test-server';

/** A journey that is long over, as its row says; what is left out is that of a short private drive. */
export interface PastJourney {
  readonly accountId: number;
  readonly endedAt: Date;
  readonly distanceM?: number;
  readonly averageSpeedKmh?: number;
  readonly registrationNumber?: string;
  readonly transportAgency?: string | null;
  readonly role?: 'DRIVER' | 'PASSENGER';
  readonly violations?: readonly PastViolation[];
}

/** A violation that a journey's track has shown. */
export interface PastViolation {
  readonly startedAt: Date;
  readonly speedKmh: number;
  readonly isClaimed?: boolean;
  readonly isWithdrawn?: boolean;
  /** Left out, the limit of 50 km/h everywhere is confirmed. */
  readonly isLimitConfirmed?: boolean;
}

const HALF_HOUR_MS = 1_800_000;
const NO_PROOF = [null, null, null, null, null, null];

/** Writes a journey with its violations behind the doors, for what months of driving add up to; gives the ids. */
export async function writePastJourney(
  { dataSource }: TestServer,
  journey: PastJourney,
): Promise<{ journeyId: number; violationIds: number[] }> {
  const { registrationNumber = 'LT 482 KD', transportAgency = null, violations = [] } = journey;
  const { distanceM = 12_000, averageSpeedKmh = 40, role = 'DRIVER', accountId, endedAt } = journey;
  const plate = registrationNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const startedAt = new Date(endedAt.getTime() - HALF_HOUR_MS);
  const category = transportAgency === null ? 'PRIVATE' : 'PUBLIC';
  const [vehicle] = await dataSource.query(
    `INSERT INTO vehicle (plate, created_at) VALUES ($1, $2)
     ON CONFLICT (plate) DO UPDATE SET plate = excluded.plate RETURNING id`,
    [plate, startedAt],
  );
  const counted = violations.filter(({ isClaimed, isWithdrawn }) => !isClaimed && !isWithdrawn);
  const [made] = await dataSource.query(
    `INSERT INTO journey (account_id, vehicle_id, content_hash, vehicle_type, registration_number, category,
       transport_agency, traveller_role, started_at, ended_at, last_received_at, distance_m, average_speed_kmh,
       moving_s, violation_count)
     VALUES ($1, $2, $3, 'CAR', $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13) RETURNING id`,
    [
      ...[accountId, vehicle.id, randomBytes(8), registrationNumber, category, transportAgency, role],
      ...[
        startedAt,
        endedAt,
        distanceM,
        averageSpeedKmh,
        (distanceM / averageSpeedKmh) * 3.6,
        counted.length,
      ],
    ],
  );
  await bookWay(dataSource, { journeyId: made.id });
  const violationIds: number[] = [];
  for (const violation of violations) {
    const { startedAt: at, speedKmh, isClaimed = false, isWithdrawn = false } = violation;
    const { isLimitConfirmed = true } = violation;
    const severity = speedKmh >= 70 ? 'DANGER' : speedKmh >= 60 ? 'WARNING' : 'CAUTION';
    const [row] = await dataSource.query(
      `INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
         transport_agency, started_at, ended_at, speed_kmh, latitude, longitude, severity, grade, fix_count,
         is_claimed, is_withdrawn, is_limit_confirmed, proven_kmh, uncertainty_kmh, proven_s, limit_kmh, limit_zone,
         limit_source, road)
       VALUES ($1, $2, $3, 'CAR', $4, $5, $6, $7, $7, $8, 4.05116, 9.76794, $9, 'A', 12, $10, $11, $12, $13, $14,
         $15, $16, $17, $18, $19) RETURNING id`,
      [
        ...[made.id, accountId, vehicle.id, registrationNumber, category, transportAgency, at, speedKmh],
        ...[severity, isClaimed, isWithdrawn, isLimitConfirmed],
        ...(isClaimed ? NO_PROOF : [speedKmh - 2, 2, 30, 50, 'OPEN_ROAD', CAUTION_THRESHOLD_SOURCE]),
        isClaimed ? null : 'N3',
      ],
    );
    violationIds.push(Number(row.id));
  }
  return { journeyId: Number(made.id), violationIds };
}
