import type { Place } from '../geo/geo';
import type { Fix, FixFlag } from './fix';
import { EMPTY_FILTER, filterFix, GAP_ABOVE_S, isOutside, isWeak } from './fix-filter';
import type { FilterState, JourneySpan, Step } from './fix-filter';
import { meanMovingKmh, NOT_MOVED, withGapMoved, withStepMoved, withStretchEnded } from './moving-way';
import type { MovingWay } from './moving-way';
import { displayedSpeedKmh, fullSpeedKmh, withSpeed } from './speed';
import type { SpeedWindow } from './speed';
import { alertsOf, closeAlert, interruptAlert, NO_ALERTS, readSpeed, readWeakSpeed } from './speed-alerts';
import type { AlertState, SpeedAlert } from './speed-alerts';
import { moveTo, NOWHERE, standingAt } from './standing';
import type { Standing } from './standing';
import { thresholdsAt, zoneOf } from './zones';
import type { SpeedZone, ThresholdsTimeline } from './zones';

/** Longest gap whose straight line may count as distance, seconds. */
export const BRIDGE_UP_TO_S = 300;
/** Fastest straight line over a gap that may count as distance, km/h. */
const BRIDGE_UP_TO_KMH = 150;
/** Settings that the figures and alerts of a drive depend on besides its fixes. */
export interface DriveRules extends JourneySpan {
  readonly thresholds: ThresholdsTimeline;
}

/** Everything that is known of a drive after some of its fixes. */
export interface Drive {
  readonly lastSeq: number;
  /** Latest time of any fix that lies in the journey, ms since the epoch; other flagged ones included. */
  readonly latestAtMs: number;
  readonly lastGoodAtMs: number | null;
  readonly filter: FilterState;
  readonly window: SpeedWindow;
  readonly alerts: AlertState;
  readonly standing: Standing;
  readonly distanceM: number;
  readonly moving: MovingWay;
  /** Highest displayed speed of a full window, km/h; null before there is one. */
  readonly maxSpeedKmh: number | null;
  /** Displayed speed at the last good fix, km/h; null at the start of a stretch. */
  readonly speedKmh: number | null;
}

/** One fix as judged: flagged, or with the displayed speed (null at the start of a stretch) and its zone. */
export interface JudgedFix {
  readonly fix: Fix;
  readonly flag: FixFlag | null;
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
  /** The way from the good fix before; null for a flagged fix and at the start of a track. */
  readonly step: Step | null;
  /** Whether the track starts anew at this fix, which is flagged. */
  readonly isRestart: boolean;
}

/** A drive before its first fix. */
export const EMPTY_DRIVE: Drive = {
  lastSeq: 0,
  latestAtMs: -Infinity,
  lastGoodAtMs: null,
  filter: EMPTY_FILTER,
  window: [],
  alerts: NO_ALERTS,
  standing: NOWHERE,
  distanceM: 0,
  moving: NOT_MOVED,
  maxSpeedKmh: null,
  speedKmh: null,
};

/** Fixes by seq, each with whether an earlier one in the journey had the same time and place; each seq must stand once. */
export function inOrder<Read extends Fix>(
  fixes: readonly Read[],
  span: JourneySpan,
): readonly { readonly fix: Read; readonly isRepeat: boolean }[] {
  const seen: SeenPlaces = new Map();
  return [...fixes]
    .sort((one, other) => one.seq - other.seq)
    .map((fix) => {
      const isRepeat = hasSeen(seen, fix);
      if (!isRepeat && !fix.isFuture && !isOutside(fix.recordedAtMs, span)) {
        see(seen, fix);
      }
      return { fix, isRepeat };
    });
}

/** Places by time; the one place of a time, as nearly all times have, is its fix, so that no text is made of it. */
type SeenPlaces = Map<number, Place | Set<string>>;

function hasSeen(seen: SeenPlaces, { recordedAtMs, lat, lng }: Fix): boolean {
  const places = seen.get(recordedAtMs);
  if (places === undefined) {
    return false;
  }
  return places instanceof Set ? places.has(`${lat} ${lng}`) : places.lat === lat && places.lng === lng;
}

function see(seen: SeenPlaces, fix: Fix): void {
  const places = seen.get(fix.recordedAtMs);
  if (places instanceof Set) {
    places.add(`${fix.lat} ${fix.lng}`);
  } else {
    const all = [places, fix].flatMap((place) => (place === undefined ? [] : [`${place.lat} ${place.lng}`]));
    seen.set(fix.recordedAtMs, places === undefined ? fix : new Set(all));
  }
}

/** The figures and alerts of a whole drive; the order of the given fixes does not matter, each seq must stand once. */
export function judgeDrive(
  fixes: readonly Fix[],
  rules: DriveRules,
): { drive: Drive; judged: readonly JudgedFix[] } {
  let drive = EMPTY_DRIVE;
  const judged = inOrder(fixes, rules).map(({ fix, isRepeat }) => {
    const result = advanceDrive(drive, fix, rules, isRepeat);
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
  const { recordedAtMs } = fix;
  const seen = {
    ...drive,
    filter: state,
    lastSeq: fix.seq,
    latestAtMs: liesInJourney(flag) ? Math.max(drive.latestAtMs, recordedAtMs) : drive.latestAtMs,
    lastGoodAtMs: flag === null ? recordedAtMs : drive.lastGoodAtMs,
  };
  if (flag !== null) {
    const hasRestarted = state.anchor !== drive.filter.anchor;
    return {
      drive: hasRestarted ? { ...withNewStretch(seen, recordedAtMs), standing: standingAt(fix) } : seen,
      judged: { fix, flag, speedKmh: null, zone: null, step: null, isRestart: hasRestarted },
    };
  }
  const next = withStep(seen, fix, step, rules);
  const { speedKmh } = next;
  const zone = speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(rules.thresholds, recordedAtMs));
  return { drive: next, judged: { fix, flag: null, speedKmh, zone, step, isRestart: false } };
}

/** Alerts of a drive, oldest first; with `hasEnded` the last one is closed too. */
export function driveAlerts({ alerts }: Drive, { hasEnded }: { hasEnded: boolean }): readonly SpeedAlert[] {
  return alertsOf(hasEnded ? closeAlert(alerts) : alerts);
}

/** Average speed in km/h: the measured way while moving over its time, never above the maximum; 0 before that. */
export function averageSpeedKmh({ moving, maxSpeedKmh }: Drive): number {
  return meanMovingKmh(moving, maxSpeedKmh);
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
    return { ...drive, standing: standingAt(fix) };
  }
  if (step.speedKmh === null) {
    return overGap(withNewStretch(drive, fix.recordedAtMs), fix, step);
  }
  const stepSpeed = { speedKmh: step.speedKmh, durationS: step.durationS };
  const window = withSpeed(drive.window, stepSpeed);
  const speedKmh = displayedSpeedKmh(window);
  const fullKmh = fullSpeedKmh(window);
  const { standing, distanceM, isMoving } = moveTo(drive.standing, fix, step);
  const moving = withStepMoved(drive.moving, {
    step: isMoving ? stepSpeed : null,
    isFull: fullKmh !== null,
  });
  // Written out, for this is done at every fix.
  return {
    lastSeq: drive.lastSeq,
    latestAtMs: drive.latestAtMs,
    lastGoodAtMs: drive.lastGoodAtMs,
    filter: drive.filter,
    window,
    alerts: speedKmh === null ? drive.alerts : withSpeedRead(drive.alerts, { fix, speedKmh, fullKmh }, rules),
    standing,
    distanceM: drive.distanceM + distanceM,
    moving,
    maxSpeedKmh: fullKmh === null ? drive.maxSpeedKmh : Math.max(drive.maxSpeedKmh ?? 0, fullKmh),
    speedKmh,
  };
}

function withSpeedRead(
  alerts: AlertState,
  { fix, speedKmh, fullKmh }: { fix: Fix; speedKmh: number; fullKmh: number | null },
  { thresholds }: DriveRules,
): AlertState {
  const { lat, lng, recordedAtMs } = fix;
  return isWeak(fix)
    ? readWeakSpeed(alerts, speedKmh)
    : readSpeed(alerts, { lat, lng, recordedAtMs, speedKmh, fullKmh }, thresholds);
}

function withNewStretch(drive: Drive, atMs: number): Drive {
  return {
    ...drive,
    window: [],
    speedKmh: null,
    moving: withStretchEnded(drive.moving),
    alerts: interruptAlert(drive.alerts, atMs),
  };
}

function overGap(drive: Drive, fix: Fix, step: Step): Drive {
  if (step.durationS > BRIDGE_UP_TO_S || step.impliedKmh > BRIDGE_UP_TO_KMH) {
    return { ...drive, standing: standingAt(fix) };
  }
  const { standing, distanceM, isMoving } = moveTo(drive.standing, fix, step);
  const { impliedKmh: speedKmh, durationS } = step;
  return {
    ...drive,
    standing,
    distanceM: drive.distanceM + distanceM,
    moving: isMoving ? withGapMoved(drive.moving, { speedKmh, durationS }) : drive.moving,
  };
}
