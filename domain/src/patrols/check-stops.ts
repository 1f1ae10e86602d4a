import { inOrder } from './plan-patrols';
import { travelHours } from './patrol-route';
import type { PatrolNight, PatrolStop } from './patrol-rules';
import { hoursBetween } from './patrol-worth';

/** Faults of a plan: outside the night, no such patrol or segment, two stops at once, two patrols in one place, a way that takes longer. */
export const STOP_FAULTS = [
  'OUTSIDE',
  'NO_PATROL',
  'NO_SEGMENT',
  'OVERLAP',
  'SAME_PLACE',
  'TOO_FAR',
] as const;
/** Fault of a plan. */
export type StopFault = (typeof STOP_FAULTS)[number];

/** The first fault of some stops, with the stop that has it (its index as given); null where a patrol can drive them all. */
export function faultOfStops(
  night: PatrolNight,
  stops: readonly PatrolStop[],
): { readonly stop: number; readonly fault: StopFault } | null {
  const known = new Set(night.places.map(({ segment }) => segment));
  const stood = new Set<string>();
  for (const stop of inOrder(stops)) {
    const { patrol, segment, fromHour, hours } = stop;
    const own = inOrder(stops.filter((each) => each.patrol === patrol));
    const before = own[own.indexOf(stop) - 1];
    const freeFrom = before === undefined ? 0 : before.fromHour + before.hours;
    const from = before?.segment ?? night.starts[patrol] ?? '';
    const places = hoursBetween(fromHour, hours).map((hour) => `${segment} ${hour}`);
    const faults: readonly (readonly [fault: StopFault, isTrue: boolean])[] = [
      ['NO_PATROL', night.starts[patrol] === undefined],
      ['NO_SEGMENT', !known.has(segment)],
      ['OUTSIDE', !(fromHour >= 0 && hours >= 1 && fromHour + hours <= night.hours)],
      ['OVERLAP', fromHour < freeFrom],
      ['SAME_PLACE', places.some((place) => stood.has(place))],
      ['TOO_FAR', !(fromHour - freeFrom >= travelHours(night, from, segment))],
    ];
    const fault = faults.find(([, isTrue]) => isTrue);
    if (fault !== undefined) {
      return { stop: stops.indexOf(stop), fault: fault[0] };
    }
    places.forEach((place) => stood.add(place));
  }
  return null;
}
