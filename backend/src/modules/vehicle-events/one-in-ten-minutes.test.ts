import { MINUTE_MS } from '@wakafine/domain/units';
import { ride } from '../../testing/drives/bound-ride';
import type { RideStart } from '../../testing/drives/bound-ride';
import { end, push } from '../../testing/drives/drive-calls';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { foldRollups } from '../statistics/rollups/fold-rollups';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const burst = (kmh: number) => [...ramp(20, kmh), ...seconds(20, kmh), ...ramp(kmh, 20), ...seconds(10, 20)];

let plates = 0;

/** One journey after another in one vehicle: when each began after the first one, and how fast it was. */
interface Journeys {
  readonly level: RideStart['level'];
  readonly journeys: readonly (readonly [minute: number, kmh: number])[];
  /** Order in which their fixes arrive. */
  readonly order: readonly number[];
  readonly isOnePhone: boolean;
}

/**
 * Counted parts of the journeys: the speeds of the events, those of the violations that stand for them, and the
 * public figure.
 */
async function countedOf({ level, journeys, order, isOnePhone }: Journeys): Promise<unknown> {
  plates += 1;
  const plate = `LT ${100 + plates} TM`;
  const firstMs = server.clock.now().getTime() - 40 * MINUTE_MS;
  const phone = await TestClient.citizen(server.url);
  const rides = [];
  for (const [minute, kmh] of journeys) {
    const startedAt = new Date(firstMs + minute * MINUTE_MS);
    const client = isOnePhone ? phone : await TestClient.citizen(server.url);
    const provenForMs = isOnePhone && rides.length > 0 ? null : 0;
    const begun = await ride(server, { registrationNumber: plate, level, startedAt, client, provenForMs });
    await end(client, begun.journeyId, new Date(startedAt.getTime() + MINUTE_MS));
    rides.push({ ...begun, fixes: straightDrive(startedAt, burst(kmh)) });
  }
  for (const index of order) {
    const { client, journeyId, fixes } = rides[index] ?? noRide();
    await push(client, journeyId, fixes);
    await settledEvents(server);
  }
  await foldRollups(server.services);
  const { vehicleId } = rides[0] ?? noRide();
  const events = (await settledEvents(server)).filter((event) => event.plate === plate.replaceAll(' ', ''));
  const standing = await server.dataSource.query(
    `SELECT speed_kmh AS kmh FROM violation WHERE vehicle_id = $1 AND is_primary AND NOT is_withdrawn ORDER BY started_at`,
    [vehicleId],
  );
  const all = await server.dataSource.query('SELECT id FROM violation WHERE vehicle_id = $1', [vehicleId]);
  const figures = await server.dataSource.query(
    'SELECT violations FROM vehicle_figure_now WHERE vehicle_id = $1',
    [vehicleId],
  );
  return {
    events: events.map(({ speedKmh }) => Math.round(speedKmh)),
    standing: standing.map(({ kmh }: { kmh: number }) => Math.round(kmh)),
    stored: all.length,
    figures,
  };
}

function noRide(): never {
  throw new Error('There is no such ride.');
}

// What witnesses saw without an enrolled device names no vehicle, and so is in no figure of one.
test.each([
  ['one enrolled phone', 'BOUND', true, 1],
  ['several enrolled phones', 'BOUND', false, 1],
  ['several witnesses', 'WITNESS', false, 0],
] as const)(
  'journeys of %s that begin every two minutes are one violation of their vehicle, the fastest, whichever arrives first',
  async (_whose, level, isOnePhone, inFigures) => {
    const journeys = [
      [0, 80],
      [2, 90],
      [4, 70],
    ] as const;
    const once = { events: [90], standing: [90], stored: 3, figures: [{ violations: inFigures }] };
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      expect(await countedOf({ level, journeys, order, isOnePhone })).toEqual(once);
    }
  },
);

test('what begins 10 minutes after the first of a group is another violation', async () => {
  const journeys = [
    [0, 80],
    [9, 70],
    [11, 90],
  ] as const;
  const twice = { events: [80, 90], standing: [80, 90], stored: 3, figures: [{ violations: 2 }] };
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    expect(await countedOf({ level: 'BOUND', journeys, order, isOnePhone: false })).toEqual(twice);
  }
});
