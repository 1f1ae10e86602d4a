import { randomUUID } from 'node:crypto';
import type { Identity } from '@wakafine/simulator/identity';
import type { JourneyStart } from '@wakafine/simulator/client/operations';
import { demoProofOf } from '@wakafine/simulator/demo/demo-proof';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import { createPhone } from '@wakafine/simulator/phone';
import { fixesOf, stagedDrive } from './staged-drive';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
/** Long enough above the threshold to be proven, and below it again to be over. */
const HOLD_S = { fast: 20, slow: 5 };
const SLOW_KMH = 20;
/** One of each severity, in turns. */
const FAST_KMH = [58, 67, 80];
const BETWEEN_MS = 60_000;

/** Text on the card of a vehicle. */
export type Vehicle = Pick<JourneyStart, 'registrationNumber' | 'category' | 'transportAgency'>;

/** A journey on which a citizen drives too fast again and again. */
export interface SpeedingJourney {
  readonly vehicle: Vehicle;
  /** Violations that come of it. */
  readonly count: number;
}

/**
 * Drives journeys one after the other through the API, so that the last of them has ended at `untilMs`; in a registered bus of
 * demo mode as its enrolled phone, if the citizen is its driver.
 */
export async function speedOften(
  url: string,
  identity: Identity,
  { journeys, untilMs }: { journeys: readonly SpeedingJourney[]; untilMs: number },
): Promise<void> {
  const phone = createPhone({ url });
  await phone.signIn(identity);
  let endedAtMs = untilMs;
  for (const { vehicle, count } of journeys) {
    const readings = speedingReadings(count);
    const startedAtMs = endedAtMs - (readings.at(-1)?.measuredAtMs ?? 0);
    const fixes = fixesOf(readings).map((fix) => ({
      ...fix,
      recordedAtMs: fix.recordedAtMs + startedAtMs,
    }));
    const start = { vehicleType: 'CAR', ...vehicle, clientId: randomUUID(), startedAtMs } as const;
    await driveJourney(phone, { ...start, ...(await demoProofOf(phone, start)) }, fixes, {
      batchSize: 1_000,
      endedAtMs,
    });
    endedAtMs = startedAtMs - BETWEEN_MS;
  }
}

/** Readings from the time 0 on. */
function speedingReadings(count: number) {
  const drive = stagedDrive(DOUALA, 0);
  return Array.from({ length: count }, (_none, index) => {
    if (index > 0) {
      drive.rest();
    }
    return [
      ...drive.stage(FAST_KMH[index % FAST_KMH.length] ?? 0, HOLD_S.fast),
      ...drive.stage(SLOW_KMH, HOLD_S.slow),
    ];
  }).flat();
}
