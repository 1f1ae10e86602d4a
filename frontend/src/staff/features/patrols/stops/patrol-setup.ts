import { PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { PatrolNightInput, PatrolPlanFieldsFragment, PatrolStopInput } from '../../../../graphql/staff';

/** A stop of a plan. */
export type PatrolStopRow = PatrolPlanFieldsFragment['stops'][number];

/** Large towns first: where three patrols most likely start. */
const USUAL_STARTS = ['Douala', 'Edéa', 'Yaoundé', 'Bafoussam', 'Nkongsamba', 'Kumba'];
const DAYS_AHEAD = 7;
/** Stops in one sentence. */
const SAID_STOPS = 3;

/** The night that is asked for before anybody chooses: three patrols from 18:00 for eight hours. */
export function usualNight(nowMs: number): PatrolNightInput {
  return { night: isoDay(civilDayOf(nowMs)), fromHour: 18, hours: 8, starts: USUAL_STARTS.slice(0, 3) };
}

/** Nights that can be planned, such as 2026-11-20: today and the next seven. */
export function nightsFrom(nowMs: number): string[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => isoDay(civilDayOf(nowMs) + ahead));
}

/** Nights to choose from, and the chosen one where it is still on its way since yesterday. */
export function nightsWith(chosen: string, nowMs: number): string[] {
  const nights = nightsFrom(nowMs);
  return nights.includes(chosen) ? nights : [chosen, ...nights];
}

/** The starts of so many patrols: those that are there, and the next usual towns. */
export function startsOf(starts: readonly string[], count: number): string[] {
  return Array.from(
    { length: Math.min(count, PATROL_BOUNDS.patrols.max) },
    (_, patrol) => starts[patrol] ?? USUAL_STARTS[patrol % USUAL_STARTS.length] ?? '',
  );
}

/** The starts that an address asks for, with a usual town in the place of each that is none. */
export function knownStarts(starts: readonly string[], towns: readonly string[]): string[] {
  const usual = startsOf([], starts.length);
  return starts.map((town, patrol) => (towns.includes(town) ? town : (usual[patrol] ?? town)));
}

/** Letter of a patrol. */
export function letterOf(patrol: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + patrol);
}

/** Name of a stop, such as A1: its patrol, and the how many-th of it that it is. */
export function nameOfStop(stops: readonly PatrolStopRow[], { patrol, number }: PatrolStopRow): string {
  const before = stops.filter((stop) => stop.patrol === patrol && stop.number <= number);
  return `${letterOf(patrol)}${before.length}`;
}

/** The stop of each patrol at which most is expected, the best first, of three patrols at most. */
export function bestStops({ stops }: Pick<PatrolPlanFieldsFragment, 'stops'>): PatrolStopRow[] {
  const byWorth = [...stops].sort((one, other) => other.band.expected - one.band.expected);
  const isFirst = (stop: PatrolStopRow): boolean =>
    byWorth.find(({ patrol }) => patrol === stop.patrol) === stop;
  return byWorth.filter(isFirst).slice(0, SAID_STOPS);
}

/** A stop as it is sent. */
export function sentStop({ patrol, fromHour, hours, isLocked, place }: PatrolStopRow): PatrolStopInput {
  return { patrol, fromHour, hours, isLocked, segmentId: place.segmentId };
}
