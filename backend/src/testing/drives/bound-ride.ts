import { end, push, start } from './drive-calls';
import type { FixPayload } from './straight-drive';
import { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** A phone in a vehicle, and what binds it to that. */
export interface TestRide {
  readonly client: TestClient;
  readonly journeyId: string;
  readonly accountId: number;
  readonly vehicleId: number;
}

/** Start of a ride; what is left out is a new citizen with a proven number who agrees to be a witness. */
export interface RideStart {
  readonly registrationNumber: string;
  readonly level: 'TYPED' | 'WITNESS' | 'BOUND';
  readonly startedAt: Date;
  readonly client?: TestClient;
  /** Time since the number was proven, ms; null: it was not. */
  readonly provenForMs?: number | null;
  /** The code that was scanned. */
  readonly codeId?: number | null;
}

/** Starts a journey that is bound to the vehicle of its plate from its start on. */
export async function ride(server: TestServer, begin: RideStart): Promise<TestRide> {
  const { registrationNumber, level, startedAt, provenForMs = 0, codeId = null } = begin;
  const client = begin.client ?? (await TestClient.citizen(server.url));
  const { id } = await start(client, { registrationNumber, startedAt: startedAt.toISOString() });
  const { dataSource } = server;
  const [row] = await dataSource.query(
    'SELECT account_id AS "accountId", vehicle_id AS "vehicleId" FROM journey WHERE id = $1',
    [id],
  );
  const { accountId, vehicleId } = row;
  if (provenForMs !== null) {
    const provenAt = new Date(startedAt.getTime() - provenForMs);
    await dataSource.query('UPDATE account SET number_proven_at = $2 WHERE id = $1', [accountId, provenAt]);
    await dataSource.query(
      `INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at,
         received_at)
       VALUES ($1, gen_random_uuid(), 1, 'EN', true, true, true, 'YES', $2, $2)`,
      [accountId, new Date(startedAt.getTime() - 1)],
    );
  }
  if (level !== 'TYPED') {
    await dataSource.query(
      `INSERT INTO journey_binding (journey_id, vehicle_id, level, code_id, bound_from, bound_until)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, vehicleId, level, codeId, startedAt, level === 'BOUND' ? null : sixHoursAfter(startedAt)],
    );
    await dataSource.query('UPDATE journey SET binding = $2, version = version + 1 WHERE id = $1', [
      id,
      level,
    ]);
  }
  return { client, journeyId: id, accountId: Number(accountId), vehicleId: Number(vehicleId) };
}

/** Pushes fixes of a ride and ends it. */
export async function rideThrough(
  { client, journeyId }: TestRide,
  fixes: readonly FixPayload[],
): Promise<void> {
  await push(client, journeyId, fixes);
  await end(client, journeyId, new Date(fixes.at(-1)?.recordedAt ?? 0));
}

function sixHoursAfter(time: Date): Date {
  return new Date(time.getTime() + 6 * 3_600_000);
}
