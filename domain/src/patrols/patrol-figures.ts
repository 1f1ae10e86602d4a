import { countBand } from './count-band';
import type { CountBand } from './count-band';
import type { Forecast } from './forecast-night';
import { inOrder } from './plan-patrols';
import type { PatrolNight, PatrolStop } from './patrol-rules';
import { hoursBetween, worthOf } from './patrol-worth';

/** A stop with what it is expected to meet. */
export interface ExpectedStop extends PatrolStop {
  readonly isLearning: boolean;
  readonly band: CountBand;
  /** Time on the way to it, seconds. */
  readonly travelS: number;
}

/** A plan in numbers. */
export interface PatrolFigures {
  readonly stops: readonly ExpectedStop[];
  /** Of all stops together. */
  readonly band: CountBand;
  /** The same hours at the mean segment that was seen. */
  readonly unplanned: CountBand;
  /** All violations that are expected in the night on the main roads. */
  readonly whole: number;
  /** Share of all patrol hours that are spent to learn, 0 to 1. */
  readonly learningShare: number;
  /** Time on the road of all patrols, seconds. */
  readonly travelS: number;
  /** Violations expected in each hour on all main roads. */
  readonly byHour: readonly number[];
}

/** The numbers of some stops that have no fault. They follow the stops alone: in whatever order they were set. */
export function figuresOf(
  night: PatrolNight,
  { forecast, stops }: { forecast: Pick<Forecast, 'commonDoubt'>; stops: readonly PatrolStop[] },
): PatrolFigures {
  const { commonDoubt } = forecast;
  const places = new Map(night.places.map((place) => [place.segment, place]));
  const stood = new Map<string, number[]>();
  const expected = byBegin(stops).map((stop) => {
    const place = places.get(stop.segment);
    const before = stood.get(stop.segment) ?? [];
    const all = [...before, ...hoursBetween(stop.fromHour, stop.hours)];
    stood.set(stop.segment, all);
    const worth = place === undefined ? 0 : worthOf(place.expected, all) - worthOf(place.expected, before);
    const band = countBand(worth, worth + worth ** 2 * ((place?.doubt ?? 0) + commonDoubt));
    return { ...stop, isLearning: place?.isLearning ?? false, band, travelS: travelTo(night, stops, stop) };
  });
  const bySegment = [...stood].map(([segment, hours]) => {
    const place = places.get(segment);
    const worth = place === undefined ? 0 : worthOf(place.expected, hours);
    return { worth, doubt: place?.doubt ?? 0 };
  });
  const sum = bySegment.reduce((total, { worth }) => total + worth, 0);
  const variance = bySegment.reduce((total, { worth, doubt }) => total + worth ** 2 * doubt, sum);
  const patrolHours = night.starts.length * night.hours;
  const learned = expected.reduce((total, { isLearning, hours }) => total + (isLearning ? hours : 0), 0);
  const byHour = hoursBetween(0, night.hours).map((hour) =>
    night.places.reduce((total, place) => total + (place.expected[hour] ?? 0), 0),
  );
  return {
    stops: expected.sort((one, other) => one.patrol - other.patrol || one.fromHour - other.fromHour),
    band: countBand(sum, variance + sum ** 2 * commonDoubt),
    unplanned: unplannedBand(night, stops, commonDoubt),
    whole: byHour.reduce((total, each) => total + each, 0),
    learningShare: patrolHours === 0 ? 0 : learned / patrolHours,
    travelS: expected.reduce((total, { travelS }) => total + travelS, 0),
    byHour,
  };
}

/** As many hours at segments that nobody chose: the mean of those that were seen. */
function unplannedBand(night: PatrolNight, stops: readonly PatrolStop[], commonDoubt: number): CountBand {
  const seen = night.places.filter(({ isLearning }) => !isLearning);
  const meanAt = (hour: number): number =>
    seen.reduce((sum, { expected }) => sum + (expected[hour] ?? 0), 0) / Math.max(1, seen.length);
  const hours = stops.flatMap((stop) => hoursBetween(stop.fromHour, stop.hours));
  const mean = hours.reduce((sum, hour) => sum + meanAt(hour), 0);
  return countBand(mean, mean + mean ** 2 * commonDoubt);
}

function travelTo(night: PatrolNight, stops: readonly PatrolStop[], stop: PatrolStop): number {
  const own = inOrder(stops.filter(({ patrol }) => patrol === stop.patrol));
  const from = own[own.indexOf(stop) - 1]?.segment ?? night.starts[stop.patrol] ?? stop.segment;
  return night.travelS(from, stop.segment);
}

function byBegin(stops: readonly PatrolStop[]): PatrolStop[] {
  return [...stops].sort((one, other) => one.fromHour - other.fromHour || one.patrol - other.patrol);
}
