import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { toReceiverPrecision } from '@wakafine/domain/speed/receiver-precision';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { shiftTimes, stretchOf, timeSpan, type PhoneFix } from '@wakafine/simulator/drives/fix';
import { readTrack } from '@wakafine/simulator/readers/read-track';
import { judgeByThresholds, type JudgedJourney } from '@wakafine/simulator/judge-by-thresholds';
import type { Reading } from './receiver';

/** A recorded drive that lies beside the repository on some machines, and the 90 s in which its danger ends. */
const RECORDED = resolve(__dirname, '../../../../../shared/tracks/munich_car_1hz_barefoot.json');
const RECORDED_FROM_S = 864;
/** A drive of the simulator with the 90 s in which its danger begins and ends. */
const SIMULATED = { kind: 'corridor', seed: 2, startedAtMs: 0, durationS: 300 } as const;
const SIMULATED_FROM_S = 86;
const STRETCH_S = 90;
/** Browsers always give an accuracy; the recording has none, so it gets that of an ordinary phone. */
const ORDINARY_ACCURACY_M = 8;

/** Ninety seconds of driving that reach danger and are safe at their end. */
export interface StoryDrive {
  readonly isRecorded: boolean;
  readonly fixes: readonly PhoneFix[];
}

/** The recorded drive where it is present, else that of the simulator; STORY_DRIVE=simulated asks for the latter. */
export async function storyDrive(): Promise<StoryDrive> {
  const isRecorded = existsSync(RECORDED) && process.env.STORY_DRIVE !== 'simulated';
  const fixes = isRecorded
    ? stretchOf((await readTrack(RECORDED)).fixes, RECORDED_FROM_S, STRETCH_S)
    : stretchOf(buildDrive(SIMULATED).fixes, SIMULATED_FROM_S, STRETCH_S);
  return {
    isRecorded,
    fixes: fixes.map((fix) => ({ ...fix, accuracyM: fix.accuracyM ?? ORDINARY_ACCURACY_M })),
  };
}

/** The drive as a receiver gives it from `startAtMs` on, in real time: each fix is handed out when it is measured. */
export function readingsOf(drive: StoryDrive, startAtMs: number): Reading[] {
  const { firstMs } = timeSpan(drive.fixes);
  return shiftTimes(drive.fixes, startAtMs - firstMs).map(
    ({ lat, lng, accuracyM, speedKmh, recordedAtMs }) => ({
      lat,
      lng,
      accuracyM: accuracyM ?? ORDINARY_ACCURACY_M,
      speedKmh,
      measuredAtMs: recordedAtMs,
      dueAtMs: recordedAtMs,
    }),
  );
}

/**
 * Verdict of the rules of the road on the readings, as precise as a phone records them: the truth that screens
 * and API are held against.
 */
export function judgeReadings(readings: readonly Reading[]): JudgedJourney {
  const fixes = readings.map(({ lat, lng, accuracyM, speedKmh, measuredAtMs }, index) => ({
    ...toReceiverPrecision({
      seq: index + 1,
      lat,
      lng,
      accuracyM,
      speedKmh,
      recordedAtMs: measuredAtMs,
      isFuture: false,
    }),
    headingDeg: null,
    clockOffsetMs: null,
  }));
  return judgeByThresholds(fixes, { startedAtMs: fixes[0]?.recordedAtMs ?? 0, endedAtMs: null });
}
