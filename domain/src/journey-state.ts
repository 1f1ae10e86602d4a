import type { Fix, FixFlag } from './fix';
import { EMPTY_FILTER, filterFix, GAP_ABOVE_S, isWeak } from './fix-filter';
import type { FilterState, JourneySpan, Step } from './fix-filter';
import type { ServiceArea } from './service-area';
import { displayedSpeedKmh, withSpeed } from './speed';
import type { SpeedWindow } from './speed';
import { speedKmhOf } from './units';
import { closeEpisode, episodesOf, NO_EPISODES, readSpeed, readWeakSpeed } from './violations';
import type { Episode, EpisodeState } from './violations';
import { thresholdsAt, zoneOf } from './zones';
import type { SpeedZone, ThresholdsTimeline } from './zones';

/** Longest gap whose straight line may count as distance, seconds. */
const BRIDGE_UP_TO_S = 300;
/** Fastest straight line over a gap that may count as distance, km/h. */
const BRIDGE_UP_TO_KMH = 150;
/** From this speed on a vehicle is moving: above the drift of a standing receiver, below walking pace. */
const MOVING_FROM_KMH = 3;

/** What a drive is judged by besides its fixes. */
export interface DriveRules extends JourneySpan {
  readonly thresholds: ThresholdsTimeline;
  /** Where speed accuses; left out: everywhere. */
  readonly serviceArea?: ServiceArea;
}

/** Everything that is known of a drive after some of its fixes. */
export interface Drive {
  readonly lastSeq: number;
  /** Latest time of any fix that lies in the journey, ms since the epoch; other flagged ones included. */
  readonly latestAtMs: number;
  readonly lastGoodAtMs: number | null;
  readonly filter: FilterState;
  readonly window: SpeedWindow;
  readonly episodes: EpisodeState;
  readonly distanceM: number;
  readonly movingDistanceM: number;
  readonly movingS: number;
  /** Highest displayed speed, km/h. */
  readonly maxSpeedKmh: number;
  /** Displayed speed at the last good fix, km/h; null at the start of a stretch. */
  readonly speedKmh: number | null;
}

/** One fix as judged: flagged, or with the displayed speed (null at the start of a stretch) and its zone. */
export interface JudgedFix {
  readonly fix: Fix;
  readonly flag: FixFlag | null;
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/** A drive before its first fix. */
export const EMPTY_DRIVE: Drive = {
  lastSeq: 0,
  latestAtMs: -Infinity,
  lastGoodAtMs: null,
  filter: EMPTY_FILTER,
  window: [],
  episodes: NO_EPISODES,
  distanceM: 0,
  movingDistanceM: 0,
  movingS: 0,
  maxSpeedKmh: 0,
  speedKmh: null,
};

/** Judges a whole drive; the order of the given fixes does not matter, each seq must stand once. */
export function judgeDrive(
  fixes: readonly Fix[],
  rules: DriveRules,
): { drive: Drive; judged: readonly JudgedFix[] } {
  const seen = new Set<string>();
  let drive = EMPTY_DRIVE;
  const judged = [...fixes]
    .sort((one, other) => one.seq - other.seq)
    .map((fix) => {
      const timeAndPlace = `${fix.recordedAtMs} ${fix.lat} ${fix.lng}`;
      const result = advanceDrive(drive, fix, rules, seen.has(timeAndPlace));
      if (liesInJourney(result.judged.flag)) {
        seen.add(timeAndPlace);
      }
      drive = result.drive;
      return result.judged;
    });
  return { drive, judged };
}

/** Whether these fixes (by rising seq) can be judged on top of a drive with the result of judging all anew. */
export function canContinue(drive: Drive, fixes: readonly Fix[]): boolean {
  let { lastSeq, latestAtMs } = drive;
  return fixes.every((fix) => {
    const isLater = fix.seq > lastSeq && fix.recordedAtMs > latestAtMs;
    lastSeq = fix.seq;
    latestAtMs = fix.recordedAtMs;
    return isLater;
  });
}

/**
 * Judges one more fix with a seq above all before.
 * @param isRepeat whether an earlier fix had the same time and place; impossible where {@link canContinue} holds
 */
export function advanceDrive(
  drive: Drive,
  fix: Fix,
  rules: DriveRules,
  isRepeat = false,
): { drive: Drive; judged: JudgedFix } {
  const { flag, step, state } = filterFix(drive.filter, fix, rules, isRepeat);
  const seen = {
    ...drive,
    filter: state,
    lastSeq: fix.seq,
    latestAtMs: liesInJourney(flag) ? Math.max(drive.latestAtMs, fix.recordedAtMs) : drive.latestAtMs,
  };
  if (flag !== null) {
    const hasRestarted = state.anchor !== drive.filter.anchor;
    return {
      drive: hasRestarted ? withNewStretch(seen) : seen,
      judged: { fix, flag, speedKmh: null, zone: null },
    };
  }
  const next = { ...withStep(seen, fix, step, rules), lastGoodAtMs: fix.recordedAtMs };
  const { speedKmh } = next;
  const zone = speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(rules.thresholds, fix.recordedAtMs));
  return { drive: next, judged: { fix, flag: null, speedKmh, zone } };
}

/** Episodes of a drive, oldest first; with `hasEnded` the last one is closed too. */
export function driveEpisodes(drive: Drive, { hasEnded }: { hasEnded: boolean }): readonly Episode[] {
  return episodesOf(hasEnded ? closeEpisode(drive.episodes) : drive.episodes);
}

/** Average speed in km/h: the distance covered while moving over the time spent moving; 0 before that. */
export function averageSpeedKmh({ movingDistanceM, movingS }: Drive): number {
  return movingS === 0 ? 0 : speedKmhOf(movingDistanceM, movingS);
}

/** The speed to show as current, km/h; null before there is one and once good fixes have stayed away for 15 s. */
export function currentSpeedKmh({ speedKmh, lastGoodAtMs, latestAtMs }: Drive): number | null {
  const isFresh = lastGoodAtMs !== null && latestAtMs - lastGoodAtMs <= GAP_ABOVE_S * 1000;
  return isFresh ? speedKmh : null;
}

/** A fix of another day says nothing of this drive, not even how far its time has come. */
function liesInJourney(flag: FixFlag | null): boolean {
  return flag !== 'future' && flag !== 'outside_journey';
}

function withStep(drive: Drive, fix: Fix, step: Step | null, rules: DriveRules): Drive {
  if (step === null) {
    return drive;
  }
  if (step.speedKmh === null) {
    return withDistance(withNewStretch(drive), step, isBridgeable(step));
  }
  const window = withSpeed(drive.window, step.speedKmh);
  const speedKmh = displayedSpeedKmh(window);
  const moved = withDistance({ ...drive, window, speedKmh }, step, true);
  if (speedKmh === null) {
    return moved;
  }
  const reading = {
    lat: fix.lat,
    lng: fix.lng,
    recordedAtMs: fix.recordedAtMs,
    speedKmh,
    impliedKmh: step.impliedKmh,
    deviceKmh: fix.speedKmh,
  };
  return {
    ...moved,
    maxSpeedKmh: Math.max(drive.maxSpeedKmh, speedKmh),
    episodes: isWeak(fix)
      ? readWeakSpeed(drive.episodes, speedKmh)
      : readSpeed(drive.episodes, reading, rules.thresholds, rules.serviceArea),
  };
}

function withNewStretch(drive: Drive): Drive {
  return { ...drive, window: [], speedKmh: null, episodes: closeEpisode(drive.episodes) };
}

function isBridgeable({ durationS, impliedKmh }: Step): boolean {
  return durationS <= BRIDGE_UP_TO_S && impliedKmh <= BRIDGE_UP_TO_KMH;
}

function withDistance(drive: Drive, step: Step, counts: boolean): Drive {
  if (!counts) {
    return drive;
  }
  const isMoving = (step.speedKmh ?? step.impliedKmh) >= MOVING_FROM_KMH;
  return {
    ...drive,
    distanceM: drive.distanceM + step.distanceM,
    movingDistanceM: drive.movingDistanceM + (isMoving ? step.distanceM : 0),
    movingS: drive.movingS + (isMoving ? step.durationS : 0),
  };
}
