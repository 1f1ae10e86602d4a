import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units';

/** Africa/Douala is one hour ahead of UTC all year round and always has been since 1912. */
const OFFSET_MS = HOUR_MS;

/** A month of the calendar of Africa/Douala; `month` is 1-12. */
export interface CivilMonth {
  readonly year: number;
  readonly month: number;
}

/** The day of Africa/Douala that a time lies in, counted from 1 January 1970 as 0. */
export function civilDayOf(timeMs: number): number {
  return Math.floor((timeMs + OFFSET_MS) / DAY_MS);
}

/** Time when a day of Africa/Douala begins, ms. */
export function startOfDayMs(day: number): number {
  return day * DAY_MS - OFFSET_MS;
}

/** The hour of the day of Africa/Douala that a time lies in, 0-23. */
export function civilHourOf(timeMs: number): number {
  return new Date(timeMs + OFFSET_MS).getUTCHours();
}

/** Time when the hour of Africa/Douala begins that a time lies in, ms: the offset is a whole hour. */
export function startOfHourMs(timeMs: number): number {
  return Math.floor(timeMs / HOUR_MS) * HOUR_MS;
}

/** A day of Africa/Douala as `2026-11-20`. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The month of Africa/Douala that a time lies in. */
export function civilMonthOf(timeMs: number): CivilMonth {
  const local = new Date(timeMs + OFFSET_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 };
}

/** Time when a month of Africa/Douala begins, ms; a month beyond 1-12 is one of the year before or after. */
export function startOfMonthMs({ year, month }: CivilMonth): number {
  return Date.UTC(year, month - 1) - OFFSET_MS;
}

/** A month as `2026-11`. */
export function isoMonth({ year, month }: CivilMonth): string {
  return new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7);
}

/** The month that a text such as `2026-11` names, of the years 2000-2099, or null. */
export function parseMonth(text: string): CivilMonth | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

/** The day, counted from 1 January 1970, that a text such as `2026-11-20` names; null for any other text. */
export function parseDay(text: string): number | null {
  const atMs = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  const day = atMs / DAY_MS;
  // Thus 30 February is none, which some programs read as a day in March.
  return Number.isNaN(day) || isoDay(day) !== text ? null : day;
}

/** A minute of Africa/Douala as `2026-11-20T08:30`. */
export function isoMinute(timeMs: number): string {
  return new Date(timeMs + OFFSET_MS).toISOString().slice(0, 16);
}

/** The time, ms, of the minute of Africa/Douala that a text such as `2026-11-20T08:30` names; null for any other text. */
export function parseMinute(text: string): number | null {
  const [, dayText = '', hour, minute] = /^([\d-]{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const day = parseDay(dayText);
  return day === null ? null : startOfDayMs(day) + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS;
}
