import type { StoredFix } from '../speed/fix';
import { toEvidencePrecision } from '../speed/fix-units';
import type { Step } from '../speed/fix-filter';
import { wasClockSet } from '../violations/gap-track';
import type { LimitOverGap } from '../violations/gap-track';
import { advanceDrive, EMPTY_DRIVE, inOrder } from '../speed/journey-state';
import type { Drive, DriveRules, JudgedFix } from '../speed/journey-state';
import { NO_FINDINGS, readFindings, restartFindings } from './journey-findings';
import type { Findings, FindingSpan } from './journey-findings';
import { NO_WAY, readWay } from './judged-way';
import type { JudgedWay, WayStep } from './judged-way';
import { isTooFastForRoads, readLimit } from './limit-in-drive';
import type { LimitRules } from './limit-in-drive';
import { ON_ROAD } from './off-road';
import type { OffRoad } from './off-road';
import { NO_SPEEDING, readSpeeding, restartSpeeding, withoutSince } from '../violations/speeding';
import type { SpeedingReading, SpeedingState, SpeedingStep } from '../violations/speeding';
import type { TravelTimes } from '../places/travel-times';

/** The rule that journeys are judged by; it changes with everything that could judge the same fixes in another way. */
export const RULE_VERSION = '2026.2';

/** Conditions that a journey is judged by besides its fixes. */
export interface JudgeRules extends DriveRules, LimitRules {
  readonly limitOverGap: LimitOverGap;
  /** Least ways between towns; null where none are known. */
  readonly travelTimes: TravelTimes | null;
}

/** All that is known of a journey after some of its fixes: figures and alerts, and beside them what accuses. */
export interface Judgement {
  readonly drive: Drive;
  readonly speeding: SpeedingState;
  readonly road: OffRoad;
  /** For staff; they accuse nobody. */
  readonly findings: Findings;
  /** Way that could have shown a violation, by hour and road. */
  readonly way: JudgedWay;
  /** Whether an implausible jump was flagged since the last good fix. */
  readonly isAfterJump: boolean;
}

/** A whole journey as judged. */
export interface JudgedJourney {
  readonly judgement: Judgement;
  /** All fixes by rising seq. */
  readonly judged: readonly JudgedFix[];
  /** Those that are not flagged, by rising seq. */
  readonly good: readonly StoredFix[];
}

/** A journey before its first fix. */
export const NOTHING_JUDGED: Judgement = {
  drive: EMPTY_DRIVE,
  speeding: NO_SPEEDING,
  road: ON_ROAD,
  findings: NO_FINDINGS,
  way: NO_WAY,
  isAfterJump: false,
};

/** Judges a whole journey; the order of the given fixes does not matter, each seq must stand once. */
export function judgeJourney(fixes: readonly StoredFix[], rules: JudgeRules): JudgedJourney {
  let judgement = NOTHING_JUDGED;
  const good: StoredFix[] = [];
  const judged = inOrder(fixes, rules).map(({ fix, isRepeat }) => {
    const result = advanceJudgement(judgement, fix, rules, isRepeat);
    judgement = result.judgement;
    if (result.judged.flag === null) {
      good.push(toEvidencePrecision(fix));
    }
    return result.judged;
  });
  return { judgement, judged, good };
}

/**
 * Judges one more fix with a seq above all before, in the precision of evidence.
 * @param isRepeat whether an earlier fix had the same time and place; impossible where `canContinue` holds
 */
export function advanceJudgement(
  before: Judgement,
  given: StoredFix,
  rules: JudgeRules,
  isRepeat = false,
): { judgement: Judgement; judged: JudgedFix } {
  const fix = toEvidencePrecision(given);
  const result = advanceDrive(before.drive, fix, rules, isRepeat);
  const { drive } = result;
  const judged = fix === given ? result.judged : { ...result.judged, fix: given };
  const { flag, isRestart } = judged;
  if (flag === null) {
    return { judgement: withGoodFix(before, { fix, step: judged.step, drive }, rules), judged };
  }
  const judgement = {
    ...before,
    drive,
    speeding: isRestart ? restartSpeeding(before.speeding) : before.speeding,
    findings: isRestart ? restartFindings(before.findings) : before.findings,
    isAfterJump: !isRestart && (before.isAfterJump || flag === 'implausible_jump'),
  };
  return { judgement, judged };
}

function withGoodFix(
  before: Judgement,
  { fix, step, drive }: { fix: StoredFix; step: JudgedFix['step']; drive: Drive },
  rules: JudgeRules,
): Judgement {
  const { lat, lng, recordedAtMs, accuracyM, speedKmh: deviceKmh } = fix;
  const deviceMs = recordedAtMs - (fix.clockOffsetMs ?? 0);
  const last = before.speeding.gaps.recent.at(-1);
  const wasSet = last !== undefined && wasClockSet(last, { recordedAtMs, deviceMs });
  const shownKmh = drive.speedKmh;
  const { road, limit } = readLimit(before.road, { fix, shownKmh }, rules);
  const reading = {
    lat,
    lng,
    recordedAtMs,
    accuracyM,
    deviceKmh,
    deviceMs,
    isAfterJump: before.isAfterJump,
    step: wasSet || step === null ? null : withinTrack(step),
    limit,
  };
  const next = readSpeeding(before.speeding, reading, rules.limitOverGap);
  const { contradictedSinceMs } = next;
  const findings = readFindings(
    before.findings,
    {
      lat,
      lng,
      recordedAtMs,
      accuracyM,
      deviceMs,
      inconsistent: spanSince(contradictedSinceMs, recordedAtMs),
      offRoad: road.isOff ? spanSince(road.farSinceMs, recordedAtMs) : null,
      isOnRoad: road.farSinceMs === null && !isTooFastForRoads(shownKmh),
    },
    rules,
  );
  const hasLeftRoads = road.isOff && !before.road.isOff && road.farSinceMs !== null;
  const { isOff, farSinceMs } = road;
  const way = readWay(before.way, pieceOf(before.drive, { fix, step, drive, reading }), {
    isFar: farSinceMs !== null && !isOff,
    isOff,
    gapLimit: next.gapLimit,
  });
  return {
    drive,
    way,
    speeding: hasLeftRoads ? withoutSince(next, road.farSinceMs) : next,
    road,
    findings,
    isAfterJump: false,
  };
}

function spanSince(startedAtMs: number | null, endedAtMs: number): FindingSpan | null {
  return startedAtMs === null ? null : { startedAtMs, endedAtMs };
}

/** The way from the good fix before to this one, as far as it may be judged; null at the start of a track. */
function pieceOf(
  { filter: { anchor }, distanceM: beforeM }: Drive,
  of: { fix: StoredFix; step: Step | null; drive: Drive; reading: Pick<SpeedingReading, 'step' | 'limit'> },
): WayStep | null {
  const { fix, step, drive, reading } = of;
  return anchor === null || step === null
    ? null
    : {
        from: anchor,
        to: fix,
        distanceM: step.distanceM,
        drivenM: drive.distanceM - beforeM,
        limit: reading.limit,
        isGap: reading.step === null,
      };
}

/** A step that is no gap. */
function withinTrack({ durationS, speedKmh, impliedKmh }: Step): SpeedingStep | null {
  return speedKmh === null ? null : { durationS, speedKmh, impliedKmh };
}
