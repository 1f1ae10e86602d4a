import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { faultOfStops } from '@wakafine/domain/patrols/check-stops';
import { PATROL_SPEED_KMH, type PatrolStop } from '@wakafine/domain/patrols/patrol-rules';
import type {
  PatrolPlaceFieldsFragment,
  PatrolPlanFieldsFragment,
  PatrolStopInput,
} from '../../../../graphql/staff';
import { TOWNS } from '../../../kit/country-map/towns';
import { sentStop, type PatrolStopRow } from './patrol-setup';

/** Patrol, place and hours of a stop after a move. */
export type StopMove = Omit<PatrolStopInput, 'isLocked'>;
/** Stores the move of a stop of a plan. */
export type OnStopMove = (
  plan: PatrolPlanFieldsFragment,
  stop: PatrolStopRow,
  move: StopMove,
) => Promise<unknown>;
/** A place with its line. */
type LinedPlace = Pick<PatrolPlaceFieldsFragment, 'segmentId' | 'line'>;

/** Ways are from middle to middle of two segments of 5 km; one of the segments in a town is its start, anywhere between its ends. */
const SEGMENTS_M = 5_000;
const TOWN_M = 15_000;
/** Places of the starts that the page knows. */
const START_PLACES = TOWNS.map(({ name, lat, lng }) => [name, { lat, lng }] as const);
const KMH_IN_MS = 3.6;

/** All stops of a plan after the move of one, which a new plan then leaves alone. */
export function stopsAfter(
  { stops }: PatrolPlanFieldsFragment,
  { number }: PatrolStopRow,
  move: StopMove,
): PatrolStopInput[] {
  return [...stops.filter((each) => each.number !== number).map(sentStop), { ...move, isLocked: true }];
}

/** The patrol, place and hours that a stop has. */
export function moveOf({ patrol, fromHour, hours, place }: PatrolStopRow): StopMove {
  return { patrol, fromHour, hours, segmentId: place.segmentId };
}

/** True where a move changes neither place nor hours nor patrol of a stop. */
export function isSameMove(stop: PatrolStopRow, { patrol, fromHour, hours, segmentId }: StopMove): boolean {
  return (
    stop.patrol === patrol &&
    stop.fromHour === fromHour &&
    stop.hours === hours &&
    stop.place.segmentId === segmentId
  );
}

/**
 * The move of a stop nearest to a wished one that the plan allows, by its first hour; null where none is. Ways between places that the
 * plan does not drive are as the crow flies: the service, which knows the roads, may still refuse.
 */
export function nearestMove(
  plan: PatrolPlanFieldsFragment,
  stop: PatrolStopRow,
  { wished, place = stop.place }: { wished: StopMove; place?: LinedPlace },
): StopMove | null {
  const last = plan.hours - wished.hours;
  const begins = Array.from({ length: Math.max(0, last + 1) }, (_, hour) => hour);
  const apart = (hour: number): number => Math.abs(hour - wished.fromHour);
  return (
    begins
      .sort((one, other) => apart(one) - apart(other))
      .map((fromHour) => ({ ...wished, fromHour }))
      .find((move) => isAllowed(plan, stop, { move, place })) ?? null
  );
}

/** True where a plan allows a move, by the rules of the service and the ways that the page knows. */
export function isAllowed(
  plan: PatrolPlanFieldsFragment,
  stop: PatrolStopRow,
  { move, place }: { move: StopMove; place: LinedPlace },
): boolean {
  const places = [...plan.stops.map((each) => each.place), place];
  const night = {
    ...{ hours: plan.hours, starts: plan.starts, travelS: waysOf(plan, places) },
    places: places.map(({ segmentId }) => ({
      segment: segmentId,
      expected: [],
      doubt: 0,
      isLearning: false,
    })),
  };
  const stops = stopsAfter(plan, stop, move).map(({ segmentId, ...each }): PatrolStop => ({
    ...each,
    segment: segmentId,
  }));
  return faultOfStops(night, stops) === null;
}

/** Seconds on the way: exact where the plan drives it, else the least that it can be. */
function waysOf(
  { stops, starts }: PatrolPlanFieldsFragment,
  places: readonly LinedPlace[],
): (from: string, to: string) => number {
  const driven = new Map<string, number>();
  stops.forEach(({ patrol, number, place, travelMinutes }) => {
    const before = stops.filter((each) => each.patrol === patrol && each.number < number).at(-1);
    const from = before?.place.segmentId ?? starts[patrol] ?? '';
    driven.set(`${from} ${place.segmentId}`, 60 * travelMinutes);
    driven.set(`${place.segmentId} ${from}`, 60 * travelMinutes);
  });
  const middles = new Map(places.map(({ segmentId, line }) => [segmentId, middleOf(line)]));
  const towns = new Map(START_PLACES);
  return (from, to) => {
    const [one, other] = [middles.get(from) ?? towns.get(from), middles.get(to)];
    const aroundM = middles.has(from) ? SEGMENTS_M : TOWN_M;
    const leastM = one && other ? Math.max(0, distanceBetweenM(one, other) - aroundM) : 0;
    return driven.get(`${from} ${to}`) ?? (leastM * KMH_IN_MS) / PATROL_SPEED_KMH;
  };
}

function middleOf(line: readonly number[]): { lat: number; lng: number } | null {
  const at = 2 * Math.floor(line.length / 4);
  const [lat, lng] = [line[at], line[at + 1]];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
