import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { MINUTE_MS } from '../units';

/** Greatest time between reports of the same thing (product specification, section 9). */
export const CROWD_WINDOW_MS = 5 * MINUTE_MS;
/** Greatest distance between reports of the same thing, metres (product specification, section 9). */
export const CROWD_DISTANCE_M = 100;
/** So many reports, the judged one among them, are needed for a validation (product specification, section 9). */
export const CROWD_REPORTS_NEEDED = 2;
/** From this confidence on a report is verified (product specification, section 9). */
export const CROWD_CONFIDENCE_NEEDED = 0.7;
/** Interval at which outdated reports are dropped (product specification, section 9). */
export const CROWD_CLEANUP_EVERY_MS = 10 * MINUTE_MS;

const CONFIDENCE_ALONE = 0.3;
const SPEED_WEIGHT = 0.6;
const TIME_WEIGHT = 0.4;
/** The variance of speeds, (km/h)^2, at which nothing is left of their consistency. */
const VARIANCE_SCALE = 100;

/** Reason why a report was judged as it was, with the sentences of the specification (section 8). */
export const CROWD_REASONS = {
  DUPLICATE: 'Duplicate report from same user within time window',
  INSUFFICIENT: 'Insufficient reports for validation',
  VALIDATED: 'Report validated by multiple sources',
  LOW_CONFIDENCE: 'Low confidence score',
} as const;
/** Reason why a report was judged as it was. */
export type CrowdReason = keyof typeof CROWD_REASONS;

/** A crowd report: something is here and now, and how fast the sender is. */
export interface CrowdReport extends Place {
  readonly reporterId: number;
  readonly recordedAtMs: number;
  /** Speed of the reporter's journey, km/h. */
  readonly speedKmh: number;
}

/** Verdict of the surrounding reports on a report. */
export interface CrowdVerdict {
  readonly isVerified: boolean;
  /** 0-1 */
  readonly confidence: number;
  readonly reason: CrowdReason;
}

/** Whether the same person has reported within the window, wherever that was: such a report is refused. */
export function isDuplicateReport(report: CrowdReport, others: readonly CrowdReport[]): boolean {
  return others.some((other) => other.reporterId === report.reporterId && isSameTime(report, other));
}

/** Whether two reports of different people lie within 100 m and 5 min of each other, both ends included. */
export function doCorroborate(one: CrowdReport, other: CrowdReport): boolean {
  const isSamePlace = distanceBetweenM(one, other) <= CROWD_DISTANCE_M;
  return one.reporterId !== other.reporterId && isSameTime(one, other) && isSamePlace;
}

/**
 * Judges a report by the others, among which it does not stand itself. The specification leaves two things open, which are
 * read alike: "at least 1 other report" and "minimum reports 2" are the same, since the judged report is one of the two;
 * and "the corroborating speeds" and "the time spread" are those of the judged report and the others together, for with
 * one other alone neither could vary. The variance is that of the whole group, not of a sample.
 */
export function judgeCrowdReport(report: CrowdReport, others: readonly CrowdReport[]): CrowdVerdict {
  if (isDuplicateReport(report, others)) {
    return { isVerified: false, confidence: 0, reason: 'DUPLICATE' };
  }
  const group = [report, ...others.filter((other) => doCorroborate(report, other))];
  if (group.length < CROWD_REPORTS_NEEDED) {
    return { isVerified: false, confidence: CONFIDENCE_ALONE, reason: 'INSUFFICIENT' };
  }
  const confidence = SPEED_WEIGHT * speedConsistency(group) + TIME_WEIGHT * timeCloseness(group);
  const isVerified = confidence >= CROWD_CONFIDENCE_NEEDED;
  return { isVerified, confidence, reason: isVerified ? 'VALIDATED' : 'LOW_CONFIDENCE' };
}

/** Reports before this time, ms since the epoch, are older than twice the window and dropped. */
export function crowdReportsStoredSinceMs(nowMs: number): number {
  return nowMs - 2 * CROWD_WINDOW_MS;
}

function isSameTime(one: CrowdReport, other: CrowdReport): boolean {
  return Math.abs(one.recordedAtMs - other.recordedAtMs) <= CROWD_WINDOW_MS;
}

function speedConsistency(group: readonly CrowdReport[]): number {
  const meanKmh = mean(group.map(({ speedKmh }) => speedKmh));
  const variance = mean(group.map(({ speedKmh }) => (speedKmh - meanKmh) ** 2));
  return Math.max(0, 1 - variance / VARIANCE_SCALE);
}

function timeCloseness(group: readonly CrowdReport[]): number {
  const timesMs = group.map(({ recordedAtMs }) => recordedAtMs);
  const spreadMs = Math.max(...timesMs) - Math.min(...timesMs);
  return Math.max(0, 1 - spreadMs / CROWD_WINDOW_MS);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
