import { rideThrough, ride } from '../drives/bound-ride';
import { settleEvents } from '../drives/settled-events';
import { ramp, seconds, straightDrive } from '../drives/straight-drive';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** 80 km/h for 30 s where 50 are allowed. */
const SPEEDS = [...ramp(0, 40), ...seconds(20, 40), ...ramp(40, 80), ...seconds(30, 80), ...ramp(80, 10)];

/** A violation that allows a case, and its holder. */
export interface AccusedDrive {
  readonly holder: TestClient;
  readonly violationId: string;
  readonly journeyId: string;
  readonly vehicleId: number;
  readonly accountId: number;
}

let plates = 0;

/** Has a new citizen drive a journey with one violation; left out, in a vehicle that the phone is enrolled for. */
export async function accusedDrive(
  server: TestServer,
  { level = 'BOUND' }: { level?: 'TYPED' | 'BOUND' } = {},
): Promise<AccusedDrive> {
  plates += 1;
  const startedAt = new Date(server.clock.now().getTime() - (SPEEDS.length + 5) * 1000);
  const registrationNumber = `LT ${100 + plates} CS`;
  const begun = await ride(server, { registrationNumber, level, startedAt });
  await rideThrough(begun, straightDrive(startedAt, SPEEDS));
  await settleEvents(server);
  const { client: holder, journeyId, vehicleId, accountId } = begun;
  const [row] = await server.dataSource.query('SELECT id FROM violation WHERE journey_id = $1', [journeyId]);
  return { holder, violationId: String(row.id), journeyId, vehicleId, accountId };
}
