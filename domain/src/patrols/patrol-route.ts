import { hoursBetween, worthOf } from './patrol-worth';
import type { StoodHours } from './patrol-worth';
import { HOUR_MS } from '../units';
import type { PatrolNight, PatrolPlace } from './patrol-rules';

/** A time that a patrol may fill: from one place at one hour up to another, or up to the end. */
export interface Gap {
  readonly fromSegment: string;
  readonly fromHour: number;
  readonly untilHour: number;
  /** The segment at which the patrol must be then; null: any. */
  readonly toSegment: string | null;
}

/** The stays that fill a gap. */
export interface FilledGap {
  readonly stays: readonly Stay[];
  readonly learningHours: number;
}

/** Hours of a patrol on one segment. */
export interface Stay {
  readonly segment: string;
  readonly fromHour: number;
  readonly hours: number;
}

/** More than any night expects: hours to learn come first, as far as they are wanted. */
const LEARNING_FIRST = 1e6;
const HOUR_S = HOUR_MS / 1_000;

/** Best way to go on from a place and an hour. */
interface Onward {
  readonly worth: number;
  readonly stay: { readonly place: number; readonly fromHour: number; readonly hours: number } | null;
  /** Hours to learn that are left after the stay. */
  readonly learningLeft: number;
}
const NOTHING: Onward = { worth: -Infinity, stay: null, learningLeft: 0 };

/** Whole hours that the way between two segments takes, none where it is the same one. */
export function travelHours({ travelS }: Pick<PatrolNight, 'travelS'>, from: string, to: string): number {
  return from === to ? 0 : Math.ceil(travelS(from, to) / HOUR_S);
}

/**
 * The stays of one patrol in a gap that are worth most beside what the others do, by dynamic programming over places, hours and hours to
 * learn: as many of these as are wanted, as far as they fit, and no more.
 */
export function bestRoute(
  night: PatrolNight,
  {
    gap,
    places,
    stood,
    learning,
  }: {
    gap: Gap;
    places: readonly PatrolPlace[];
    stood: StoodHours;
    learning: number;
  },
): FilledGap {
  const ways = places.map((from) => places.map((to) => travelHours(night, from.segment, to.segment)));
  const first = places.map(({ segment }) => travelHours(night, gap.fromSegment, segment));
  const last = places.map(({ segment }) =>
    gap.toSegment === null ? 0 : travelHours(night, segment, gap.toSegment),
  );
  const gains = places.map((place) => gainsOf(place, { gap, hours: stood.get(place.segment) ?? [] }));
  // begun[hour][place][learning]: what is best where a stay there begins at that hour or later; its worth once more, to be read quickly.
  const begun = new Map<number, Onward[][]>();
  const placeOf = (hour: number, place: number, left: number): number =>
    (hour * places.length + place) * (learning + 1) + left;
  const worths = new Float64Array(placeOf(gap.untilHour, 0, 0)).fill(-Infinity);
  // Worth of the best way on after a stay that ends at that hour.
  const onwards = new Float64Array(placeOf(gap.untilHour + 1, 0, 0)).fill(-Infinity);
  const findOnward = (end: number): void => {
    for (let at = 0; at < places.length; at += 1) {
      const isLast = end + (last[at] ?? Infinity) <= gap.untilHour;
      for (let left = 0; left <= learning; left += 1) {
        let onward = isLast ? 0 : -Infinity;
        for (let next = 0; next < places.length; next += 1) {
          const arrived = end + (ways[at]?.[next] ?? Infinity);
          if (next !== at && arrived < gap.untilHour) {
            onward = Math.max(onward, worths[placeOf(arrived, next, left)] ?? -Infinity);
          }
        }
        onwards[placeOf(end, at, left)] = onward;
      }
    }
  };
  findOnward(gap.untilHour);
  for (let hour = gap.untilHour - 1; hour >= gap.fromHour; hour -= 1) {
    begun.set(
      hour,
      places.map((place, at) =>
        hoursBetween(0, learning + 1).map((left) => {
          let best = begun.get(hour + 1)?.[at]?.[left] ?? NOTHING;
          for (let hours = 1; hour + hours <= gap.untilHour; hours += 1) {
            const gain = gains[at]?.get(hour)?.[hours] ?? -Infinity;
            const learningLeft = left - (place.isLearning ? hours : 0);
            if (gain === -Infinity || learningLeft < 0) {
              break;
            }
            const onward = onwards[placeOf(hour + hours, at, learningLeft)] ?? -Infinity;
            const worth = gain + (place.isLearning ? hours * LEARNING_FIRST : 0) + onward;
            if (worth > best.worth) {
              best = { worth, stay: { place: at, fromHour: hour, hours }, learningLeft };
            }
          }
          worths[placeOf(hour, at, left)] = best.worth;
          return best;
        }),
      ),
    );
    findOnward(hour);
  }
  return followed({ gap, places, learning }, { begun, ways, first, last });
}

/** Reads the best way from its beginning to its end. */
function followed(
  { gap, places, learning }: { gap: Gap; places: readonly PatrolPlace[]; learning: number },
  known: {
    begun: ReadonlyMap<number, readonly (readonly Onward[])[]>;
    ways: readonly (readonly number[])[];
    first: readonly number[];
    last: readonly number[];
  },
): FilledGap {
  const stays: Stay[] = [];
  let [left, hour, at]: [number, number, number | null] = [learning, gap.fromHour, null];
  for (;;) {
    const way: readonly number[] = at === null ? known.first : (known.ways[at] ?? []);
    let best = NOTHING;
    for (let next = 0; next < places.length; next += 1) {
      const onward: Onward =
        next === at ? NOTHING : (known.begun.get(hour + (way[next] ?? Infinity))?.[next]?.[left] ?? NOTHING);
      best = onward.worth > best.worth ? onward : best;
    }
    const mayEnd: boolean = at === null || hour + (known.last[at] ?? Infinity) <= gap.untilHour;
    const place = best.stay === null ? undefined : places[best.stay.place];
    if (best.stay === null || place === undefined || (mayEnd && best.worth <= 0)) {
      return { stays, learningHours: learning - left };
    }
    stays.push({ segment: place.segment, fromHour: best.stay.fromHour, hours: best.stay.hours });
    [left, hour, at] = [best.learningLeft, best.stay.fromHour + best.stay.hours, best.stay.place];
  }
}

/** Worth of each stay on a segment beside the hours that others stand there, by its first hour and its length. */
function gainsOf(
  { expected }: PatrolPlace,
  { gap, hours }: { gap: Gap; hours: readonly number[] },
): Map<number, readonly number[]> {
  const before = worthOf(expected, hours);
  const isFree = (hour: number): boolean => !hours.includes(hour);
  return new Map(
    hoursBetween(gap.fromHour, gap.untilHour - gap.fromHour).map((from) => [
      from,
      hoursBetween(0, gap.untilHour - from + 1).map((count) => {
        const stay = hoursBetween(from, count);
        return stay.every(isFree) ? worthOf(expected, [...hours, ...stay]) - before : -Infinity;
      }),
    ]),
  );
}
