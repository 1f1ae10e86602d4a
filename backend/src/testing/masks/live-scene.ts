import { MINUTE_MS } from '@wakafine/domain/units';
import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { Journey } from '../../modules/journeys/journey.entity';
import { journeyChanged } from '../../modules/journeys/journeys.events';
import { ride } from '../drives/bound-ride';
import type { TestRide } from '../drives/bound-ride';
import { end, push } from '../drives/drive-calls';
import { ramp, seconds, straightDrive } from '../drives/straight-drive';
import type { FixPayload } from '../drives/straight-drive';
import type { JsonValue, TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { settle } from './settle';

/** The people of one country whose acts make the news. */
export interface Cast {
  readonly server: TestServer;
  readonly driver: TestClient;
  readonly supervisor: TestClient;
  readonly admin: TestClient;
}

/** News that a mask may hide. */
export interface Scene {
  readonly plate: string;
  readonly level: 'TYPED' | 'BOUND';
  /** Seconds from the full minute to the start. */
  readonly startS: number;
  /** Offset to the north of the usual way, degrees. */
  readonly northDeg: number;
  readonly description: string;
}

/** An act of a scene; `passed` is what acts before it have left. */
export type SceneStep = (cast: Cast, scene: Scene, passed: Passed) => Promise<unknown>;

/** Results of earlier acts that later ones need. */
export interface Passed {
  ride?: TestRide;
  incidentId?: string;
}

const SPEEDS = [
  [...ramp(20, 65), ...seconds(20, 65)],
  [...ramp(65, 90), ...seconds(20, 90)],
  [...ramp(90, 20), ...seconds(10, 20)],
];

/** A drive that is too fast. */
export const DRIVE_STEPS: readonly SceneStep[] = [
  // The ride is bound behind the server's back, which the first push publishes.
  async ({ server, driver }, scene, passed) => {
    const { plate: registrationNumber, level } = scene;
    const begin = { registrationNumber, level, client: driver, provenForMs: null };
    passed.ride = await ride(server, { ...begin, startedAt: startOf(server, scene) });
    await push(driver, passed.ride.journeyId, partOf(server, scene, 0));
  },
  ...[1, 2].map(
    (part): SceneStep =>
      ({ server, driver }, scene, passed) =>
        push(driver, rideOf(passed).journeyId, partOf(server, scene, part)),
  ),
];

/** Its end, an incident, and what staff do about both: with the drive one act of each kind that makes news. */
export const LATER_STEPS: readonly SceneStep[] = [
  (_, __, passed) => end(rideOf(passed).client, rideOf(passed).journeyId),
  async ({ server, driver }, _, passed) => {
    const [row] = await server.dataSource.query('SELECT id FROM violation WHERE journey_id = $1', [
      rideOf(passed).journeyId,
    ]);
    const call = 'reportViolation(id: $input) { violation { id } }';
    return act(driver, { call, type: 'ID', input: row.id });
  },
  async ({ server, driver }, scene, passed) => {
    const input = {
      ...{ mood: 'ANGRY', incidentType: 'ROAD_HAZARD', description: scene.description },
      location: { lat: 4.05 + scene.northDeg, lng: 9.7 },
      occurredAt: startOf(server, scene).toISOString(),
    };
    const call = 'reportIncident(input: $input) { incident { id } }';
    const { incident } = await act(driver, { call, type: 'ReportIncidentInput', input });
    passed.incidentId = incident.id;
  },
  ({ supervisor }, _, { incidentId }) => {
    const input = { incidentId, to: 'VERIFIED', version: 0 };
    const call = 'moveIncident(input: $input) { incident { id } }';
    return act(supervisor, { call, type: 'MoveIncidentInput', input });
  },
  async ({ server, supervisor }) => {
    const expiresAt = new Date(server.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
    // Staff publish the area itself, so it is the same everywhere: around all ways of the scenes.
    const area = { lat: 4.05, lng: 9.77, radiusKm: 60 };
    for (const target of [{ audience: 'ALL' }, { audience: 'AREA', area }]) {
      const input = { ...target, textEn: 'Slow down', expiresAt };
      await act(supervisor, {
        call: 'broadcastAlert(input: $input) { id }',
        type: 'BroadcastAlertInput',
        input,
      });
    }
  },
  ({ supervisor }, _, passed) => {
    const input = { vehicleId: String(rideOf(passed).vehicleId), status: 'UNDER_REVIEW', reason: 'Too fast' };
    const call = 'setViolatorStatus(input: $input) { vehicleId }';
    return act(supervisor, { call, type: 'SetViolatorStatusInput', input });
  },
  ({ admin }, { level }) => {
    const input = { sound: level === 'BOUND', vibration: true, notification: true };
    return act(admin, {
      call: 'setAlertSettings(input: $input) { sound }',
      type: 'AlertSettingsInput',
      input,
    });
  },
];

/** Events of one country. */
export interface Part {
  readonly cast: Cast;
  readonly scene: Scene;
  readonly passed: Passed;
}

/** Does one step in several countries at once, and all that follows from it. */
export async function perform(step: SceneStep, parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map(({ cast, scene, passed }) => step(cast, scene, passed)));
  await settle(parts.map(({ cast }) => cast.server));
  // What is sent at most once a second has to end with the journey as it is now.
  await sendJourneys(parts);
}

/** Sends the journeys of all parts to those who follow them, as they are now. */
export async function sendJourneys(parts: readonly Part[]): Promise<void> {
  for (const { cast, passed } of parts) {
    const { services } = cast.server;
    const id = Number(rideOf(passed).journeyId);
    services.emit(journeyChanged(await services.db.entities.findOneByOrFail(Journey, { id })));
  }
}

function rideOf({ ride: made }: Passed): TestRide {
  if (made === undefined) {
    throw new Error('Nobody is under way');
  }
  return made;
}

/** In the minute before the last one, so that the whole drive is over by now. */
function startOf({ clock }: TestServer, { startS }: Scene): Date {
  return new Date(minuteOfMs(clock.now().getTime() - 2 * MINUTE_MS) + startS * 1000);
}

function partOf(server: TestServer, scene: Scene, part: number): FixPayload[] {
  const first = SPEEDS.slice(0, part).flat().length + (part === 0 ? 0 : 1);
  const last = SPEEDS.slice(0, part + 1).flat().length + 1;
  const fixes = straightDrive(startOf(server, scene), SPEEDS.flat());
  return fixes.slice(first, last).map((fix) => ({ ...fix, lat: fix.lat + scene.northDeg }));
}

/** One mutation that must succeed; its answer. */
async function act(
  client: TestClient,
  { call, type, input }: { readonly call: string; readonly type: string; readonly input: unknown },
): Promise<JsonValue> {
  const { body } = await client.graphql(`mutation ($input: ${type}!) { act: ${call} }`, { input });
  if (body.errors !== undefined) {
    throw new Error(`${call}: ${JSON.stringify(body.errors)}`);
  }
  return body.data.act;
}
