import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../context/context';
import type { RowOf } from '../db/statement';
import type { ReadinessProbe } from '../health/readiness';
import { ADD_SERVICE_MINUTES, DELETE_OLD_SERVICE_DAYS, SERVICE_DAYS } from './service-days.queries';

/** Days that are shown, today among them. */
export const SHOWN_DAYS = 90;
/** Interval at which a process notes that it serves, ms: several times a minute, so that none is missed. */
export const NOTE_EVERY_MS = 10_000;
const MINUTES_A_DAY = 24 * 60;

/** Minutes of a time that are over, of which each is one of the three. */
export interface ServiceMinutes {
  /** Minutes in which the service served in full. */
  readonly served: number;
  /** Minutes in which it answered and refused writes. */
  readonly degraded: number;
  /** Minutes in which no process said that it served. */
  readonly away: number;
}

/** A day of Africa/Douala such as `2026-11-20`. Without any minutes it was not measured. */
export interface ServiceDayMinutes extends ServiceMinutes {
  readonly day: string;
}

/** Record of the last 90 days. */
export interface ServiceRecord {
  /** Time of the first measured minute of these days; null before the first. */
  readonly measuredSince: Date | null;
  /** All 90 days, oldest first. */
  readonly days: readonly ServiceDayMinutes[];
  readonly total: ServiceMinutes;
}

type StoredDay = RowOf<'health.service-days'>;

/**
 * Notes that this process serves, and stores it where writes are accepted. While they are refused the minutes are remembered, and
 * stored later as degraded; without a database nothing is served.
 */
export async function noteService(
  services: Pick<Services, 'db' | 'clock' | 'servedMinutes'> & {
    readonly readiness: Pick<ReadinessProbe, 'ask'>;
  },
): Promise<void> {
  const { db, clock, readiness, servedMinutes } = services;
  const { database, writes } = await readiness.ask();
  if (!database) {
    return;
  }
  servedMinutes.note(clock().getTime(), { isDegraded: !writes });
  if (!writes) {
    return;
  }
  await servedMinutes.flush(async (minutes) => {
    const places = minutes.map(({ minute }) => placeOf(minute));
    await db.rows(ADD_SERVICE_MINUTES, [
      places.map(({ day }) => isoDay(day)),
      places.map(({ minuteOfDay }) => minuteOfDay),
      minutes.map(({ isDegraded }) => isDegraded),
    ]);
  });
}

/** Minutes of the last 90 days, without the one that is under way; nothing before the first stored one is measured. */
export async function serviceRecord({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<ServiceRecord> {
  const now = placeOf(Math.floor(clock().getTime() / MINUTE_MS));
  const rows = await db.rows(SERVICE_DAYS, [isoDay(now.day), now.minuteOfDay]);
  return recordOf(rows, now);
}

/** Deletes days that are no longer shown, but for the newest of them. */
export async function deleteOldServiceDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = civilDayOf(clock().getTime());
  await db.rows(DELETE_OLD_SERVICE_DAYS, [isoDay(today - SHOWN_DAYS + 1)]);
}

function recordOf(rows: readonly StoredDay[], now: Place): ServiceRecord {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const firstDay = now.day - SHOWN_DAYS + 1;
  const [first] = rows;
  const since = first === undefined ? null : sinceOf(first, firstDay);
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = firstDay + index;
    const name = isoDay(day);
    return { day: name, ...minutesOf(byDay.get(name), measuredIn(day, { since, now })) };
  });
  const sum = (of: keyof ServiceMinutes): number => days.reduce((total, day) => total + day[of], 0);
  return {
    measuredSince: since === null ? null : new Date(startOfDayMs(since.day) + since.minuteOfDay * MINUTE_MS),
    days,
    total: { served: sum('served'), degraded: sum('degraded'), away: sum('away') },
  };
}

/** Place of the first measured minute: that of the first stored day, or all days where one is stored from before them. */
function sinceOf({ day, firstMinute }: StoredDay, firstDay: number): Place {
  const stored = civilDayOf(Date.parse(`${day}T00:00:00Z`));
  return stored < firstDay
    ? { day: firstDay, minuteOfDay: 0 }
    : { day: stored, minuteOfDay: Math.max(0, firstMinute) };
}

/** Number of minutes of a day that are over and not before the first measured one. */
function measuredIn(
  day: number,
  { since, now }: { readonly since: Place | null; readonly now: Place },
): number {
  if (since === null || day < since.day) {
    return 0;
  }
  const from = day === since.day ? since.minuteOfDay : 0;
  const until = day === now.day ? now.minuteOfDay : MINUTES_A_DAY;
  return Math.max(0, until - from);
}

function minutesOf(row: StoredDay | undefined, measured: number): ServiceMinutes {
  const { served, degraded } = row ?? { served: 0, degraded: 0 };
  return { served, degraded, away: Math.max(0, measured - served - degraded) };
}

interface Place {
  /** Day of Africa/Douala, counted from 1 January 1970 as 0. */
  readonly day: number;
  readonly minuteOfDay: number;
}

function placeOf(minute: number): Place {
  const atMs = minute * MINUTE_MS;
  const day = civilDayOf(atMs);
  return { day, minuteOfDay: Math.floor((atMs - startOfDayMs(day)) / MINUTE_MS) };
}
