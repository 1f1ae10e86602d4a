import type { Identity } from '@wakafine/simulator/identity';
import { freshIdentity } from '@wakafine/simulator/identity';
import { driveJourney, sendFixes } from '@wakafine/simulator/drive-journey';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { shiftTimes, timeSpan, type PhoneFix } from '@wakafine/simulator/drives/fix';
import { createPhone, type Phone } from '@wakafine/simulator/phone';
import { fixesOf, stagedDrive } from '../../testing/drives/staged-drive';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MILD_KMH = 54;
const SLOW_KMH = 20;
const BATCH = { batchSize: 1_000 };
const DOUALA = { lat: 4.0511, lng: 9.7679 };
/** People at other wheels: their plates and the speeds that they held. */
const OTHERS = [
  { registrationNumber: 'CE 814 HK', speedKmh: 54 },
  { registrationNumber: 'OU 3370 B', speedKmh: 57 },
  { registrationNumber: 'LT 226 GD', speedKmh: 63 },
  { registrationNumber: 'SW 901 AC', speedKmh: 68 },
  { registrationNumber: 'LT 775 NB', speedKmh: 92 },
];

/** Drives journeys of yesterday and earlier for the citizen through the API, so that their lists are not empty. */
export async function driveHistory(url: string, identity: Identity, nowMs: number): Promise<void> {
  const phone = createPhone({ url });
  await phone.signIn(identity);
  for (const [index, kind] of (['stop-and-go', 'corridor', 'city'] as const).entries()) {
    const startedAtMs = nowMs - (50 - index * 20) * HOUR_MS;
    const { fixes } = buildDrive({ kind, seed: index + 2, startedAtMs, durationS: 1_500 });
    const registrationNumber = 'LT 452 AB';
    await driveJourney(
      phone,
      { vehicleType: 'CAR', registrationNumber, category: 'PRIVATE', startedAtMs },
      fixes,
      { ...BATCH, endedAtMs: startedAtMs + 25 * MINUTE_MS },
    );
  }
}

/**
 * Lets other citizens drive too fast during the last hour, so that every zone has violations. All but the first did so the
 * day before too, each once more often than the one before them, so that each has a place of their own in the ranking.
 */
export async function driveOthers(url: string, nowMs: number): Promise<void> {
  for (const [index, { registrationNumber, speedKmh }] of OTHERS.entries()) {
    const phone = createPhone({ url });
    const identity = freshIdentity();
    await phone.signUp(identity);
    await phone.signIn(identity);
    const speed = (speedsKmh: readonly number[], startedAtMs: number) =>
      driveTooFast(phone, { registrationNumber, speedsKmh, startedAtMs });
    await speed(Array<number>(index).fill(MILD_KMH), nowMs - DAY_MS);
    await speed([speedKmh], nowMs - (50 - index * 8) * MINUTE_MS);
  }
}

async function driveTooFast(
  phone: Phone,
  drive: { registrationNumber: string; speedsKmh: readonly number[]; startedAtMs: number },
): Promise<void> {
  const { registrationNumber, speedsKmh, startedAtMs } = drive;
  const { stage, rest } = stagedDrive(DOUALA, startedAtMs);
  const fixes = fixesOf([
    ...stage(SLOW_KMH),
    ...speedsKmh.flatMap((kmh) => {
      const readings = [...stage(kmh, 30), ...stage(0)];
      rest();
      return readings;
    }),
  ]);
  const vehicle = { vehicleType: 'CAR', registrationNumber, category: 'PRIVATE' } as const;
  await driveJourney(phone, { ...vehicle, startedAtMs }, fixes, BATCH);
}

/** Starts a journey of the citizen half an hour ago and drives it until two minutes ago; gives its last fix. */
export async function driveHalfAnHour(url: string, identity: Identity, nowMs: number): Promise<PhoneFix> {
  const phone = createPhone({ url });
  await phone.signIn(identity);
  const built = buildDrive({ kind: 'corridor', seed: 1, startedAtMs: 0, durationS: 1_900 }).fixes;
  const fixes = shiftTimes(built, nowMs - 2 * MINUTE_MS - timeSpan(built).lastMs);
  const journey = await phone.startJourney({
    vehicleType: 'CAR',
    registrationNumber: 'LT 452 AB',
    category: 'PRIVATE',
    startedAtMs: timeSpan(fixes).firstMs,
  });
  await sendFixes(phone, journey.id, fixes, BATCH);
  const last = fixes.at(-1);
  if (last === undefined) {
    throw new RangeError('a drive needs at least one fix');
  }
  return last;
}
