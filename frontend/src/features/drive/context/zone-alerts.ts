import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import {
  driverZoneOf,
  SPEED_ZONES,
  type SpeedThresholds,
  type SpeedZone,
  type ViolationSeverity,
} from '@wakafine/domain/speed/zones';

/** Time for which a zone is endured before its alert is repeated, once. */
const REPEAT_AFTER_MS = 30_000;
/** Margin by which the speed must fall below its threshold before a level may alert again, km/h. */
const REARM_BELOW_KMH = 5;

/** Alert for the driver: a zone was entered (or has lasted 30 s), or the speed is safe again. */
export type DriveAlert = ViolationSeverity | 'RESTORED';

/** State of the alerts between two readings. */
export interface AlertState {
  /** Highest level that may not alert again yet; levels above it are armed. */
  disarmedUpTo: SpeedZone;
  /** The alert that may still be repeated. */
  pending: { zone: ViolationSeverity; sinceMs: number } | null;
  /** Whether an alert was given since the speed was last safe. */
  hasWarned: boolean;
}

/** One reading of the displayed speed; the time is any clock in milliseconds that only goes forward. */
export interface SpeedReading {
  speedKmh: number;
  atMs: number;
  thresholds: SpeedThresholds;
  /** The legal limit there; null where none holds or none is known. */
  limit: LegalLimit | null;
}

/** The alerts of a drive that has just begun. */
export const CALM: AlertState = { disarmedUpTo: 'SAFE', pending: null, hasWarned: false };

/** Decides what one reading of the speed makes the driver hear: at most one alert. */
export function readForAlerts(
  state: AlertState,
  reading: SpeedReading,
): { state: AlertState; alert: DriveAlert | null } {
  const { speedKmh, atMs, thresholds, limit } = reading;
  const zoneAt = (kmh: number) => driverZoneOf(kmh, thresholds, limit?.limitKmh ?? null);
  const zone = zoneAt(speedKmh);
  const rearmed = {
    ...state,
    disarmedUpTo: lower(state.disarmedUpTo, zoneAt(speedKmh + REARM_BELOW_KMH)),
  };
  if (zone === 'SAFE') {
    const alert = state.hasWarned ? 'RESTORED' : null;
    return { state: { ...rearmed, pending: null, hasWarned: false }, alert };
  }
  if (rank(zone) > rank(rearmed.disarmedUpTo)) {
    return { state: { disarmedUpTo: zone, pending: { zone, sinceMs: atMs }, hasWarned: true }, alert: zone };
  }
  const { pending } = rearmed;
  if (pending === null || pending.zone !== zone) {
    return { state: { ...rearmed, pending: null }, alert: null };
  }
  const isDue = atMs - pending.sinceMs >= REPEAT_AFTER_MS;
  return { state: isDue ? { ...rearmed, pending: null } : rearmed, alert: isDue ? zone : null };
}

/** Whether a reading lies in a lower zone than an alert; the thanks for a safe speed have none. */
export function isBelowAlert({ speedKmh, thresholds, limit }: SpeedReading, alert: DriveAlert): boolean {
  const zone = driverZoneOf(speedKmh, thresholds, limit?.limitKmh ?? null);
  return alert !== 'RESTORED' && rank(zone) < rank(alert);
}

function lower(one: SpeedZone, other: SpeedZone): SpeedZone {
  return rank(one) <= rank(other) ? one : other;
}

function rank(zone: SpeedZone): number {
  return SPEED_ZONES.indexOf(zone);
}
