import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Random } from '../drives/random';
import { KNOWN_COUNTRY } from './known-truth';

/** Way of buses on one segment in one hour, under a confirmed limit, and the violations that began there. */
export interface KnownLine {
  readonly segment: string;
  /** Empty for none. */
  readonly agency: string;
  /** Begin of the hour, ms. */
  readonly atMs: number;
  readonly judgedM: number;
  readonly events: number;
}

/** A line with the mean around which chance has drawn its violations. */
export interface DrawnLine extends KnownLine {
  readonly mean: number;
}

const { agencies, agencyRoad, campaign, changedWeeks, weeks, worst } = KNOWN_COUNTRY;
/** Hours in which buses of agencies were driven, of Douala. */
const AGENCY_HOURS = [4, 16];
const NIGHT = { fromHour: 18, hours: 8, kmAnHour: 60 };
const WEEK = Array.from({ length: weeks }, (_, week) => week + 1);

/** Everything that was driven in the country up to a time, as chance draws it around what is true; the same for the same chance. */
export function linesOfKnownCountry(nowMs: number, random: Random): DrawnLine[] {
  return [...agencyLines(nowMs, random), ...nightLines(nowMs, random), ...campaignLines(nowMs, random)];
}

/** Day on which the campaign began, as a number of days (see `civil-time`). */
export function campaignDay(nowMs: number): number {
  return civilDayOf(nowMs) - 7 * campaign.weeks;
}

/** Buses of agencies, on the same weekday of every week, which was yesterday. */
function agencyLines(nowMs: number, random: Random): DrawnLine[] {
  const today = civilDayOf(nowMs);
  return WEEK.flatMap((week) =>
    agencyRoad.segments.flatMap((segment) =>
      Object.entries(agencies).flatMap(([agency, changed]) =>
        AGENCY_HOURS.map((hour) => {
          const factor =
            (week <= changedWeeks ? changed : 1) * (segment === worst.segment ? worst.factor : 1);
          const atMs = startOfDayMs(today - 7 * (week - 1) - 1) + hour * HOUR_MS;
          return line({ segment, agency, atMs, km: 45 }, agencyRoad.per1000Km * factor, random);
        }),
      ),
    ),
  );
}

/** Evenings and nights of the weekday that is today, of vehicles without an agency. */
function nightLines(nowMs: number, random: Random): DrawnLine[] {
  const today = civilDayOf(nowMs);
  const hours = Array.from({ length: NIGHT.hours }, (_, hour) => NIGHT.fromHour + hour);
  return WEEK.flatMap((week) =>
    agencyRoad.segments.flatMap((segment) =>
      hours.map((hour) => {
        const isEvening = worst.eveningHours.some((each) => each === hour);
        const evening = isEvening ? worst.eveningFactor : worst.factor;
        const atMs = startOfDayMs(today - 7 * week) + hour * HOUR_MS;
        const rate = agencyRoad.per1000Km * (segment === worst.segment ? evening : 1);
        return line({ segment, agency: '', atMs, km: NIGHT.kmAnHour }, rate, random);
      }),
    ),
  );
}

/** The road of the campaign and those without one, each week with its way over all its segments. */
function campaignLines(nowMs: number, random: Random): DrawnLine[] {
  const startMs = startOfDayMs(campaignDay(nowMs));
  const roads = [
    { ...campaign, factor: campaign.factor },
    ...campaign.others.map((other) => ({ ...other, factor: 1 })),
  ];
  return roads.flatMap(({ segments, per1000Km, factor }) =>
    Array.from({ length: 2 * campaign.weeks }, (_, at) => at - campaign.weeks).flatMap((week) =>
      segments.map((segment, at) => {
        const atMs = startMs + (week * 7 + (at % 7)) * DAY_MS + 9 * HOUR_MS;
        const km = campaign.kmAWeek / segments.length;
        return line({ segment, agency: '', atMs, km }, per1000Km * (week >= 0 ? factor : 1), random);
      }),
    ),
  );
}

function line(
  { segment, agency, atMs, km }: { segment: string; agency: string; atMs: number; km: number },
  per1000Km: number,
  random: Random,
): DrawnLine {
  const judgedKm = km * random.between(0.8, 1.2);
  const mean = (per1000Km * judgedKm) / 1_000;
  return {
    segment,
    agency,
    atMs,
    judgedM: Math.round(judgedKm * 1_000),
    mean,
    events: countAround(mean, random),
  };
}

/** A count of what happens by chance at a mean of at most some hundreds (Knuth 1969). */
function countAround(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) {
    count += 1;
  }
  return count;
}
