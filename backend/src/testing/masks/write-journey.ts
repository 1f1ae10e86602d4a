import { randomBytes } from 'node:crypto';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { TestServer } from '../server/test-server';
import { bookWay } from '../drives/book-way';
import { ASKER, LNG } from './country';
import type { JourneyRow } from './country';

/** A violation that was written. */
interface WrittenViolation {
  readonly id: string;
  readonly journeyId: string;
  readonly accountId: number;
}

/** Writes a journey with its violation and the event that this is part of, with a second phone as its witness. */
export async function writeJourney(
  server: TestServer,
  row: JourneyRow,
  accountIds: readonly number[],
): Promise<void> {
  const vehicleId = await vehicleOf(server, row);
  const level = row.event === 'WITNESSED' || row.event === 'SEEN' ? 'WITNESS' : 'BOUND';
  const binding = row.agency === null ? 'TYPED' : level;
  const accountId = accountIds[row.citizen] ?? 0;
  const own = await writeViolation(server, row, { vehicleId, accountId, binding, isPrimary: true });
  if (row.event !== null && row.grade !== 'C') {
    const witness = accountIds[(row.citizen + 1) % ASKER] ?? 0;
    const seen = { vehicleId, accountId: witness, binding: 'WITNESS', isPrimary: false };
    await writeEvent(server, row, [own, await writeViolation(server, row, seen)]);
  }
}

async function vehicleOf({ dataSource }: TestServer, row: JourneyRow): Promise<string> {
  const [{ id }] = await dataSource.query(
    `INSERT INTO vehicle (plate, created_at) VALUES ($1, $2)
     ON CONFLICT (plate) DO UPDATE SET plate = excluded.plate RETURNING id`,
    [canonicalPlate(row.plate), new Date(row.startedAtMs)],
  );
  if (row.agency !== null) {
    await dataSource.query('UPDATE vehicle SET agency_name = $1 WHERE id = $2', [row.agency, id]);
  }
  return id;
}

/** Another one at nearly every place. */
function headingAt(lat: number): number {
  return Math.floor(lat * 1_000_000) % 360;
}

async function writeViolation(
  { dataSource }: TestServer,
  { plate, agency, startedAtMs, speedKmh, lat, grade, event }: JourneyRow,
  of: { vehicleId: string; accountId: number; binding: string; isPrimary: boolean },
): Promise<WrittenViolation> {
  const { vehicleId, accountId, binding, isPrimary } = of;
  const startedAt = new Date(startedAtMs);
  const severity = speedKmh >= 70 ? 'DANGER' : speedKmh >= 60 ? 'WARNING' : 'CAUTION';
  const whose = [accountId, vehicleId, plate, agency ?? 'Typed Travel', startedAt];
  const [journey] = await dataSource.query(
    `INSERT INTO journey (account_id, vehicle_id, registration_number, transport_agency, started_at, ended_at,
       last_received_at, content_hash, vehicle_type, category, traveller_role, distance_m, average_speed_kmh, moving_s,
       violation_count, binding)
     VALUES ($1, $2, $3, $4, $5, $5, $5, $6, 'BUS', 'PUBLIC', 'DRIVER', 12000, 40, 1080, 1, $7) RETURNING id`,
    [...whose, randomBytes(8), binding],
  );
  if (grade !== 'C') {
    await bookWay(dataSource, { journeyId: journey.id });
  }
  const inConflict = event === 'CONFLICT' && isPrimary;
  const [violation] = await dataSource.query(
    `INSERT INTO violation (account_id, vehicle_id, registration_number, transport_agency, started_at, ended_at,
       journey_id, vehicle_type, category, speed_kmh, latitude, longitude, severity, grade, fix_count, binding, is_primary,
       heading_deg, road)
     VALUES ($1, $2, $3, $4, $5, $5, $6, 'BUS', 'PUBLIC', $7, $8, $9, $10, $11, 12, $12, $13, $14, $15) RETURNING id`,
    [
      ...[...whose, journey.id, speedKmh, lat, LNG, severity, grade],
      ...[inConflict ? 'CONFLICT' : binding, isPrimary, headingAt(lat), grade === 'C' ? null : 'N3'],
    ],
  );
  return { id: violation.id, journeyId: journey.id, accountId };
}

async function writeEvent(
  { dataSource }: TestServer,
  { event, startedAtMs, speedKmh, grade }: JourneyRow,
  phones: readonly WrittenViolation[],
): Promise<void> {
  const severity = speedKmh >= 70 ? 'DANGER' : 'WARNING';
  const [{ id }] = await dataSource.query(
    `INSERT INTO vehicle_event (vehicle_id, started_at, ended_at, primary_violation_id, speed_kmh, severity, grade, level)
     SELECT vehicle_id, $2, $2, id, $3, $4, $5, $6 FROM violation WHERE id = $1 RETURNING id`,
    [phones[0]?.id, new Date(startedAtMs), speedKmh, severity, grade, event],
  );
  for (const [index, phone] of phones.entries()) {
    await dataSource.query('INSERT INTO vehicle_event_witness VALUES ($1, $2, $3, $4, $5, true)', [
      ...[phone.id, id, phone.journeyId, phone.accountId],
      index === 0 && event !== 'SEEN',
    ]);
    await dataSource.query('UPDATE violation SET event_id = $2 WHERE id = $1', [phone.id, id]);
  }
}
