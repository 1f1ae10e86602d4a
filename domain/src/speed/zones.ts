import { isWithin, LIMITS } from '../input/limits';
import { wholeKmh } from './speed';

/** Speeds in km/h at which the zones caution, warning and danger begin; rising. */
export interface SpeedThresholds {
  readonly caution: number;
  readonly warning: number;
  readonly danger: number;
}

/** Thresholds with the time from which they are in force. */
export interface ThresholdsChange extends SpeedThresholds {
  readonly effectiveAtMs: number;
}

/** Every change of the thresholds, oldest first; before the first one the defaults hold. */
export type ThresholdsTimeline = readonly ThresholdsChange[];

/** Speed zones from harmless to dangerous. */
export const SPEED_ZONES = ['SAFE', 'CAUTION', 'WARNING', 'DANGER'] as const;
/** A speed zone. */
export type SpeedZone = (typeof SPEED_ZONES)[number];
/** Severity of a violation: the zone of its peak, which is never SAFE. */
export type ViolationSeverity = Exclude<SpeedZone, 'SAFE'>;

/** Thresholds of the product specification, section 9. */
export const DEFAULT_THRESHOLDS: SpeedThresholds = { caution: 50, warning: 60, danger: 70 };

/** Severity of a speed in km/h, or null below the caution threshold. */
export function severityOf(speedKmh: number, thresholds: SpeedThresholds): ViolationSeverity | null {
  if (speedKmh >= thresholds.danger) {
    return 'DANGER';
  }
  if (speedKmh >= thresholds.warning) {
    return 'WARNING';
  }
  return speedKmh >= thresholds.caution ? 'CAUTION' : null;
}

/** Zone of a speed in km/h. */
export function zoneOf(speedKmh: number, thresholds: SpeedThresholds): SpeedZone {
  return severityOf(speedKmh, thresholds) ?? 'SAFE';
}

/**
 * Whether a speed is above a limit (null: none is known) as its own driver sees it, km/h: when its whole number is, as it is
 * shown, so that number and sign agree.
 */
export function isAboveLimit(speedKmh: number, limitKmh: number | null): boolean {
  return limitKmh !== null && wholeKmh(speedKmh) > limitKmh;
}

/** Zone of a speed as its own driver sees it, km/h: above the limit in force at least CAUTION (product decision D12). */
export function driverZoneOf(
  speedKmh: number,
  thresholds: SpeedThresholds,
  limitKmh: number | null,
): SpeedZone {
  const zone = zoneOf(speedKmh, thresholds);
  return zone === 'SAFE' && isAboveLimit(speedKmh, limitKmh) ? 'CAUTION' : zone;
}

/** The thresholds that are in force at a time (ms since the epoch). */
export function thresholdsAt(timeline: ThresholdsTimeline, atMs: number): SpeedThresholds {
  let inForce: SpeedThresholds = DEFAULT_THRESHOLDS;
  for (const change of timeline) {
    if (change.effectiveAtMs > atMs) {
      break;
    }
    inForce = change;
  }
  return inForce;
}

/** Whether three thresholds are whole numbers of 10-200 km/h that rise. */
export function areThresholdsValid({ caution, warning, danger }: SpeedThresholds): boolean {
  const areWhole = [caution, warning, danger].every(
    (speedKmh) => Number.isInteger(speedKmh) && isWithin(speedKmh, LIMITS.thresholdKmh),
  );
  return areWhole && caution < warning && warning < danger;
}
