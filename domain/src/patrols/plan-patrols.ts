import { LEARNING_SHARE } from './patrol-rules';
import type { PatrolNight, PatrolPlace, PatrolStop } from './patrol-rules';
import { bestRoute, travelHours } from './patrol-route';
import type { Gap } from './patrol-route';
import { hoursBetween, stoodHours, worthOfStops } from './patrol-worth';

/** Places that each patrol chooses among: those that are worth most within its reach. */
const CHOICE = { known: 30, learning: 8 } as const;
/** Most rounds in which each patrol is planned anew beside the others. */
const ROUNDS = 4;
/** Gains below that are none. */
const LEAST_GAIN = 1e-9;

/** A night with what is found out about it once for all plans that are compared. */
interface Planning extends PatrolNight {
  /** Segments to learn from. */
  readonly toLearn: ReadonlySet<string>;
  /** Places to choose among, by the gap: the same gaps are filled again and again. */
  readonly choices: Map<string, Choice>;
}

/** The places in reach of a gap that promise most. */
interface Choice {
  readonly known: readonly PatrolPlace[];
  readonly learning: readonly PatrolPlace[];
}

/**
 * Plans the night: patrol after patrol goes where it adds most beside those before it, and each is then planned anew as long as that
 * adds something. Hours on one segment are worth less and less ({@link worthOf}), two patrols never stand on one segment in the same
 * hour, and the way between two stops takes the whole hours that it needs. About a fifth of all patrol hours goes where little was seen.
 * Locked stops stay as they are. The order of places changes nothing, and one patrol more, named last, never expects less.
 */
export function planPatrols(night: PatrolNight, locked: readonly PatrolStop[]): PatrolStop[] {
  const places = [...night.places].sort((one, other) => (one.segment < other.segment ? -1 : 1));
  const toLearn = new Set(places.flatMap(({ segment, isLearning }) => (isLearning ? [segment] : [])));
  const planning: Planning = { ...night, places, toLearn, choices: new Map() };
  const learning = learningHours(night);
  let stops: PatrolStop[] = [...locked];
  night.starts.forEach((_, patrol) => {
    stops = withPatrol(planning, { stops, patrol, learning: learning[patrol] ?? 0 });
    stops = improved(planning, { stops, patrols: patrol + 1, learning });
  });
  return inOrder(stops);
}

/** The stops by patrol and hour. */
export function inOrder(stops: readonly PatrolStop[]): PatrolStop[] {
  return [...stops].sort((one, other) => one.patrol - other.patrol || one.fromHour - other.fromHour);
}

/** Hours that each patrol goes to learn, so that those of it and all before it together are nearest to the share that is aimed at. */
function learningHours({ starts, hours }: PatrolNight): number[] {
  const wanted = (patrols: number): number => Math.round(LEARNING_SHARE.aim * patrols * hours);
  return starts.map((_, patrol) => wanted(patrol + 1) - wanted(patrol));
}

/** Plans patrols anew beside all others while that is worth more and leaves no fewer hours to learn. */
function improved(
  night: Planning,
  { stops, patrols, learning }: { stops: PatrolStop[]; patrols: number; learning: readonly number[] },
): PatrolStop[] {
  let best = stops;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best;
    for (const replanned of orders(patrols)) {
      const others = best.filter((stop) => !replanned.includes(stop.patrol) || stop.isLocked);
      const next = replanned.reduce<PatrolStop[]>(
        (planned, patrol) => withPatrol(night, { stops: planned, patrol, learning: learning[patrol] ?? 0 }),
        others,
      );
      const isWorthMore = worthOfStops(night, next) > worthOfStops(night, best) + LEAST_GAIN;
      best = isWorthMore && learnedHours(night, next) >= learnedHours(night, best) ? next : best;
    }
    if (best === before) {
      break;
    }
  }
  return best;
}

/**
 * Patrols to plan anew one after the other: each alone, and the newest before each of the others, which may have gone by chance where
 * alone the newest can be of use.
 */
function orders(patrols: number): number[][] {
  const newest = patrols - 1;
  return hoursBetween(0, patrols).flatMap((one) => (one === newest ? [[one]] : [[one], [newest, one]]));
}

/** The stops with those of one patrol in the gaps that its locked ones leave. */
function withPatrol(
  night: Planning,
  { stops, patrol, learning }: { stops: readonly PatrolStop[]; patrol: number; learning: number },
): PatrolStop[] {
  const own = inOrder(stops.filter((stop) => stop.patrol === patrol));
  let left = Math.max(0, learning - learnedHours(night, own));
  let planned = [...stops];
  for (const gap of gapsOf(night, own, patrol)) {
    const { known, learning: toLearn } = choiceOf(night, gap);
    const places = left > 0 ? [...known, ...toLearn] : known;
    const { stays, learningHours: used } = bestRoute(night, {
      ...{ gap, places, learning: left },
      stood: stoodHours(planned),
    });
    left -= used;
    planned = [...planned, ...stays.map((stay) => ({ ...stay, patrol, isLocked: false }))];
  }
  return planned;
}

function gapsOf({ starts, hours }: PatrolNight, own: readonly PatrolStop[], patrol: number): Gap[] {
  const start = starts[patrol] ?? '';
  const gaps = [...own, null].map((stop, index): Gap => {
    const before = own[index - 1];
    return {
      fromSegment: before?.segment ?? start,
      fromHour: before === undefined ? 0 : before.fromHour + before.hours,
      untilHour: stop?.fromHour ?? hours,
      toSegment: stop?.segment ?? null,
    };
  });
  return gaps.filter(({ fromHour, untilHour }) => fromHour < untilHour);
}

function choiceOf(night: Planning, gap: Gap): Choice {
  const key = `${gap.fromSegment} ${gap.fromHour} ${gap.untilHour}`;
  const choice = night.choices.get(key) ?? chosenFor(night, gap);
  night.choices.set(key, choice);
  return choice;
}

function chosenFor(night: PatrolNight, { fromSegment, fromHour, untilHour }: Gap): Choice {
  const promising = night.places
    .map((place) => {
      const arrived = fromHour + travelHours(night, fromSegment, place.segment);
      const hours = arrived < untilHour ? hoursBetween(arrived, untilHour - arrived) : [];
      return { place, promise: hours.reduce((sum, hour) => sum + (place.expected[hour] ?? 0), 0) };
    })
    .filter(({ promise }) => promise > 0)
    .sort((one, other) => other.promise - one.promise);
  const most = (isLearning: boolean, count: number): PatrolPlace[] =>
    promising.flatMap(({ place }) => (place.isLearning === isLearning ? [place] : [])).slice(0, count);
  return { known: most(false, CHOICE.known), learning: most(true, CHOICE.learning) };
}

function learnedHours({ toLearn }: Pick<Planning, 'toLearn'>, stops: readonly PatrolStop[]): number {
  return stops.reduce((sum, { segment, hours }) => sum + (toLearn.has(segment) ? hours : 0), 0);
}
