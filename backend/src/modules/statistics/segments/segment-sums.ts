import type { ChosenFigures } from '@wakafine/domain/segment-figures/chosen-figures';
import { measuringSegments } from '@wakafine/domain/segment-figures/measure-figures';
import type { Measured } from '@wakafine/domain/segment-figures/measure-figures';
import { summingFigures } from '@wakafine/domain/segment-figures/sum-figures';
import type { FigureSums } from '@wakafine/domain/segment-figures/sum-figures';
import { classesOf, hoursOf, timesOf, weekdaysOf } from '@wakafine/domain/segments/segment-filter';
import type { FilteredTimes, SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import type { SegmentIndex } from '@wakafine/domain/segments/segment-index';
import type { AppCtx } from '../../identity/accounts/actor';
import { figureDays } from './figures/figure-days';

/** The sums that a filter asks for, with its times. */
export interface SegmentSums extends FigureSums {
  readonly times: FilteredTimes;
}

/** The figures that a filter means. A stretch that two roads share is of both. */
export function chosenBy(filter: SegmentFilter, { roads }: Pick<SegmentIndex, 'roads'>): ChosenFigures {
  const { road, direction, agency, vehicles } = filter;
  const ofRoad = (ref: string): string[] =>
    roads
      .flatMap(({ segments }) => segments)
      .filter((segment) => segment.roads.includes(ref))
      .map(({ id }) => id);
  return {
    segments: road === null ? null : new Set(ofRoad(road)),
    classes: new Set(classesOf(vehicles)),
    direction: direction === 'BOTH' ? null : direction,
    agency,
    hours: new Set(hoursOf(filter)),
    weekdays: new Set(weekdaysOf(filter)),
  };
}

/** Adds up the figures of a filter. */
export async function readSums(
  ctx: AppCtx,
  filter: SegmentFilter,
  chosen: ChosenFigures,
): Promise<SegmentSums> {
  const times = timesOf(filter, ctx.clock().getTime());
  const summing = summingFigures(chosen);
  for await (const { day, ...when } of figureDays(ctx, times)) {
    summing.add(day, when);
  }
  return { times, ...summing.sums() };
}

/** Speeds and vehicles of some segments in the times that are asked for. */
export async function measuredOf(
  ctx: AppCtx,
  { times, chosen }: { times: FilteredTimes; chosen: ChosenFigures },
): Promise<ReadonlyMap<string, Measured>> {
  const measuring = measuringSegments(chosen);
  const { fromMs, untilMs } = times;
  const onlyNow = { fromMs, untilMs, beforeFromMs: fromMs, beforeUntilMs: fromMs };
  for await (const { day, civilDay } of figureDays(ctx, onlyNow)) {
    measuring.add(day, civilDay);
  }
  return measuring.measured();
}
