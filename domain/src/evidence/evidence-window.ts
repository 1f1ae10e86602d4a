import { chordM, metresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import { judgeJourney } from '../journeys/judgement';
import { GAP_ABOVE_S } from '../speed/fix-filter';
import { placeVarianceM2, SIGMAS } from '../speed/proof';
import { thresholdsAt, zoneOf } from '../speed/zones';
import type { SpeedZone } from '../speed/zones';
import { fixesOfParts } from './bundle';
import type { JudgedParts } from './bundle';
import { judgedByPresentRule, rulesOfParts } from './judge-evidence';

/** One reading of the window of a record. */
export interface EvidenceReading extends Place {
  readonly seq: number;
  readonly atMs: number;
  /** Radius of 68 % confidence, metres; null where the device gave none. */
  readonly accuracyM: number | null;
  /** Speed that the device measured, km/h; null where it gave none. */
  readonly deviceKmh: number | null;
  /** Displayed speed, km/h; null for a flagged fix and where a stretch of track begins. */
  readonly shownKmh: number | null;
  /** Zone of that speed by the thresholds of its time; null likewise. */
  readonly zone: SpeedZone | null;
  /** Limit in force there, km/h; null where nobody may be accused. */
  readonly limitKmh: number | null;
  readonly isFlagged: boolean;
}

/** Another limit near the proof, by which a measurement at the edge of a town may be doubted. */
export interface NearbyLimit {
  readonly limitKmh: number;
  /** Distance of its first fix from the nearer end of the proof, metres. */
  readonly distanceM: number;
  /** Twice the uncertainty of the places, metres: what lies farther away can not be meant. */
  readonly doubtM: number;
  readonly isBefore: boolean;
}

/** Fixes of a record, and the two between which its speed is proven. */
export interface EvidenceWindow {
  readonly readings: readonly EvidenceReading[];
  /** Begin and end of the proof; where this program proves none, of the violation as it was sealed. */
  readonly a: EvidenceReading;
  readonly b: EvidenceReading;
  /** Straight line between them, and three times its uncertainty, metres. */
  readonly lineM: number;
  readonly errorM: number;
  /** Time between them, s. */
  readonly seconds: number;
  /** Times without a fix that split the track. */
  readonly gapCount: number;
  readonly flaggedCount: number;
  /** Greatest correction of the phone's clock, s; null where it was never corrected. */
  readonly clockOffsetS: number | null;
  readonly nearbyLimit: NearbyLimit | null;
}

/** Another limit farther away than this is none of the matter, metres. */
const NEARBY_M = 500;

/** The window of a record as it is judged now; null without two good fixes. */
export function evidenceWindow(parts: JudgedParts): EvidenceWindow | null {
  const readings = readingsOf(parts);
  const good = readings.filter(({ isFlagged }) => !isFlagged);
  const proof = judgedByPresentRule(parts)?.proof;
  const offsets = parts.fixes.map((row) => row[7]).filter((offset) => offset !== null);
  // A proof counts by the phone's own clock.
  const offsetMs = offsets.at(0) ?? 0;
  const { startedUs, endedUs } = parts.result;
  const a = nearestTo(good, proof === undefined ? startedUs / 1000 : proof.fromMs + offsetMs);
  const b = nearestTo(good, proof === undefined ? endedUs / 1000 : proof.toMs + offsetMs);
  if (a === null || b === null || a === b) {
    return null;
  }
  return {
    ...{ readings, a, b },
    lineM: lineBetweenM(a, b),
    errorM: errorBetweenM(a, b),
    seconds: (b.atMs - a.atMs) / 1000,
    gapCount: good.filter((each, at) => isAfterGap(good[at - 1], each)).length,
    flaggedCount: readings.length - good.length,
    clockOffsetS: offsets.length === 0 ? null : Math.max(...offsets.map(Math.abs)) / 1000,
    nearbyLimit: nearbyLimitOf(good, { a, b }),
  };
}

function readingsOf(parts: JudgedParts): readonly EvidenceReading[] {
  const rules = rulesOfParts(parts);
  const limitOfSeq = new Map(
    parts.fixes.map((row) => [row[0], row[9] === null ? null : (parts.limits[row[9]]?.limitKmh ?? null)]),
  );
  return judgeJourney(fixesOfParts(parts), rules).judged.map(({ fix, flag, speedKmh }) => ({
    ...{ seq: fix.seq, atMs: fix.recordedAtMs, lat: fix.lat, lng: fix.lng, accuracyM: fix.accuracyM },
    deviceKmh: fix.speedKmh,
    shownKmh: speedKmh,
    zone: speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(rules.thresholds, fix.recordedAtMs)),
    limitKmh: limitOfSeq.get(fix.seq) ?? null,
    isFlagged: flag !== null,
  }));
}

function nearestTo(readings: readonly EvidenceReading[], atMs: number): EvidenceReading | null {
  return readings.reduce<EvidenceReading | null>(
    (nearest, each) =>
      nearest === null || Math.abs(each.atMs - atMs) < Math.abs(nearest.atMs - atMs) ? each : nearest,
    null,
  );
}

function isAfterGap(before: EvidenceReading | undefined, { atMs }: EvidenceReading): boolean {
  return before !== undefined && atMs - before.atMs > GAP_ABOVE_S * 1000;
}

function nearbyLimitOf(
  good: readonly EvidenceReading[],
  { a, b }: Pick<EvidenceWindow, 'a' | 'b'>,
): NearbyLimit | null {
  const isOther = ({ limitKmh }: EvidenceReading): boolean => limitKmh !== null && limitKmh !== a.limitKmh;
  const before = good.findLast((each) => each.atMs < a.atMs && isOther(each));
  const after = good.find((each) => each.atMs > b.atMs && isOther(each));
  const found = [
    ...(before === undefined ? [] : [{ at: before, end: a, isBefore: true }]),
    ...(after === undefined ? [] : [{ at: after, end: b, isBefore: false }]),
  ].map(({ at, end, isBefore }) => ({
    limitKmh: at.limitKmh ?? 0,
    distanceM: lineBetweenM(at, end),
    doubtM: (2 / SIGMAS) * errorBetweenM(at, end),
    isBefore,
  }));
  const [nearest] = found.sort((one, other) => one.distanceM - other.distanceM);
  return nearest !== undefined && nearest.distanceM <= NEARBY_M ? nearest : null;
}

function lineBetweenM(from: Place, to: Place): number {
  const exact = ({ lat, lng }: Place) => ({ lat, lng, perDegree: metresPerDegree(lat) });
  return chordM(exact(from), exact(to));
}

function errorBetweenM(from: EvidenceReading, to: EvidenceReading): number {
  return SIGMAS * Math.sqrt(placeVarianceM2(from.accuracyM) + placeVarianceM2(to.accuracyM));
}
