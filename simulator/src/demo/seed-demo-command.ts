import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { REPORT_INCIDENT } from '../client/operations';
import { DEMO_DRIVES, DEMO_INCIDENTS, DEMO_RIDES } from './demo-plan';
import type { DemoDrive, DemoIncident, DemoRide } from './demo-plan';
import { seedCases } from './seed-cases';
import { seedPlans } from './seed-plans';
import { demoProofOf } from './demo-proof';
import { unlessKnown } from './unless-known';
import { driveJourney } from '../drive-journey';
import { buildDrive } from '../drives/drive';
import { createPhone } from '../phone';
import type { Phone } from '../phone';

/** Says that the demo data of a data folder was seeded; it stays when somebody clears them, who then wants none. */
const MARK = 'demo-seeded';
const FIXES_PER_PUSH = 500;
const MINUTE_S = 60;

/** Server to seed. */
export interface SeedOptions {
  readonly url: string;
  readonly dataDir: string;
  readonly nowMs: number;
}

/**
 * Drives the journeys of demo mode through the public API, as the demo citizens, brings cases on them to their states, and registers a
 * campaign, a view and keys, once for a data folder. Broken off, it goes on where it stopped: each start carries an id of its own. Gives
 * how many journeys were driven.
 * @throws RequestError when the service refuses, above all when it has no demo citizens
 */
export async function seedDemo({ url, dataDir, nowMs }: SeedOptions): Promise<number> {
  const mark = join(dataDir, MARK);
  if (await exists(mark)) {
    return 0;
  }
  let count = 0;
  for (const [index, citizen] of DEMO_CITIZENS.entries()) {
    const phone = createPhone({ url });
    await phone.signIn(citizen);
    await phone.consent({ clientId: clientIdOf('c', index), answeredAtMs: nowMs - 7 * DAY_MS });
    for (const [number, drive] of DEMO_DRIVES.entries()) {
      count += drive.citizen === index && (await seedDrive(phone, { drive, number, nowMs })) ? 1 : 0;
    }
    for (const [number, ride] of DEMO_RIDES.entries()) {
      count += ride.citizen === index && (await seedRide(phone, { ride, number, nowMs })) ? 1 : 0;
    }
    for (const [number, incident] of DEMO_INCIDENTS.entries()) {
      if (incident.citizen === index) {
        await seedIncident(phone, { incident, number, nowMs });
      }
    }
    await phone.signOut();
    await phone.close();
  }
  await seedCases(url);
  await seedPlans(url, nowMs);
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, `${new Date(nowMs).toISOString()}\n`);
  return count;
}

async function seedDrive(
  phone: Phone,
  { drive, number, nowMs }: { drive: DemoDrive; number: number; nowMs: number },
): Promise<boolean> {
  const { vehicle, minutes } = drive;
  const { startedAtMs, fixes } = trackOf(drive, number, nowMs);
  const start = { ...vehicle, clientId: clientIdOf('a', number), startedAtMs };
  const proof = await demoProofOf(phone, start);
  const endedAtMs = startedAtMs + minutes * MINUTE_MS;
  return unlessKnown(() =>
    driveJourney(phone, { ...start, ...proof }, fixes, { batchSize: FIXES_PER_PUSH, endedAtMs }),
  );
}

/** A passenger of a coach: the same way at the same time, with the code of the coach. */
async function seedRide(
  phone: Phone,
  { ride, number, nowMs }: { ride: DemoRide; number: number; nowMs: number },
): Promise<boolean> {
  const drive = DEMO_DRIVES[ride.drive];
  const bus = DEMO_VEHICLES.find((each) => each.registrationNumber === drive?.vehicle.registrationNumber);
  if (drive === undefined || bus === undefined) {
    return false;
  }
  const { startedAtMs, fixes } = trackOf(drive, ride.drive, nowMs);
  const start = {
    ...drive.vehicle,
    role: 'PASSENGER' as const,
    vehicleCode: bus.publicId,
    clientId: clientIdOf('c', number),
    startedAtMs,
  };
  const endedAtMs = startedAtMs + drive.minutes * MINUTE_MS;
  return unlessKnown(() => driveJourney(phone, start, fixes, { batchSize: FIXES_PER_PUSH, endedAtMs }));
}

function trackOf(drive: DemoDrive, number: number, nowMs: number) {
  const { kind, route, minutes } = drive;
  const startedAtMs = timeOf(drive, nowMs);
  const { fixes } = buildDrive({ kind, route, seed: number + 1, startedAtMs, durationS: minutes * MINUTE_S });
  return { startedAtMs, fixes };
}

async function seedIncident(
  phone: Phone,
  { incident, number, nowMs }: { incident: DemoIncident; number: number; nowMs: number },
): Promise<void> {
  const occurredAt = new Date(timeOf(incident, nowMs)).toISOString();
  const input = { ...incident.input, clientId: clientIdOf('b', number), occurredAt };
  await unlessKnown(() => phone.request(REPORT_INCIDENT, { input }));
}

function timeOf({ daysAgo, hour }: { daysAgo: number; hour: number }, nowMs: number): number {
  const midnightMs = nowMs - (nowMs % DAY_MS);
  return midnightMs - daysAgo * DAY_MS + hour * HOUR_MS;
}

/** A UUID that is the same at every try. */
function clientIdOf(kind: 'a' | 'b' | 'c', number: number): string {
  return `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
