import type { Exposure } from '../statistics/rates';
import { addExposures, effectOf } from './effect';
import type { Effect, RoadWeeks } from './effect';
import { trendAgainst } from './trend';
import type { Trend } from './trend';

/** Reasons why a road is not compared with, or a campaign gets no answer. */
export const CAMPAIGN_DOUBTS = [
  'TOO_EARLY',
  'TOO_LITTLE',
  'LIMITS_CHANGED',
  'COVERAGE_MOVED',
  'OTHER_CAMPAIGN',
  'TREND',
  'FEW_ROADS',
] as const;
/** Reason why a road is not compared with, or a campaign gets no answer. */
export type CampaignDoubt = (typeof CAMPAIGN_DOUBTS)[number];

/** A road in the weeks of a campaign, and what is known to have happened on it. */
export interface CampaignRoad extends RoadWeeks {
  readonly road: string;
  /** First time within these weeks at which a limit or threshold on it changed, ms; null: never. */
  readonly limitsChangedAtMs: number | null;
  /** Whether another campaign was on it. */
  readonly hasOtherCampaign: boolean;
}

/** A road that could be compared with, and whether it is. */
export interface ComparedRoad extends CampaignRoad {
  /** Null where it is used. */
  readonly doubt: CampaignDoubt | null;
  /** Its rate against that of the campaign's road before the start; null where too little happened. */
  readonly trend: Trend | null;
  /** Factor by which its share of all that was driven has changed; null without distance. */
  readonly growth: number | null;
}

/** The answer of a campaign. */
export interface JudgedCampaign {
  readonly doubt: CampaignDoubt | null;
  /** Null where there is a doubt. */
  readonly effect: Effect | null;
  readonly roads: readonly ComparedRoad[];
  /** Trend of the road against all that are compared with, before the start. */
  readonly trend: Trend | null;
  readonly growth: number | null;
  /** The effect without each of the roads that are used; empty where fewer than two would be left. */
  readonly withoutEach: readonly { readonly road: string; readonly effect: Effect }[];
}

/** Fewest whole weeks, roads to compare with, km a week, and events before the start that an answer rests on. */
export const CAMPAIGN_LEAST = { weeks: 4, roads: 2, kmAWeek: 200, eventsBefore: 20 } as const;
/** A share of all that was driven that has more than doubled or halved was seen otherwise than before. */
export const MOST_GROWTH = 2;

/**
 * Judges a campaign by the roads without one: each is used only if enough was seen of it, no limit changed on it, its part of the traffic
 * that is seen has not moved, no other campaign was on it, and before the start its rate ran parallel. There is no answer, but the reason,
 * where the same is wrong with the road itself, or fewer than two roads are left.
 */
export function judgeCampaign(own: CampaignRoad, others: readonly CampaignRoad[]): JudgedCampaign {
  const all = [own, ...others];
  const roads = others.map((road) => compared(road, { own, all }));
  const used = roads.filter(({ doubt }) => doubt === null);
  const trend = trendAgainst(own.before, summed(used.map(({ before }) => before)));
  const growth = growthOf(own, all);
  const doubt = doubtOf(own, { used, trend, growth });
  const effect = doubt === null ? effectOf(own, used) : null;
  return {
    ...{ doubt, effect, roads, trend, growth },
    withoutEach:
      effect === null || used.length <= CAMPAIGN_LEAST.roads
        ? []
        : used.flatMap(({ road }) => {
            const without = effectOf(
              own,
              used.filter((other) => other.road !== road),
            );
            return without === null ? [] : [{ road, effect: without }];
          }),
  };
}

/** Whether a goal, a change in %, is surely reached, surely missed, or neither. */
export function goalVerdict(effect: Effect, goalPercent: number): 'REACHED' | 'MISSED' | 'UNCERTAIN' {
  const goal = 1 + goalPercent / 100;
  if (effect.high <= goal) {
    return 'REACHED';
  }
  return effect.low > goal ? 'MISSED' : 'UNCERTAIN';
}

/** Events that there were fewer than without the campaign, with bounds; null where none was seen with it. */
export function avoidedBy(
  effect: Effect,
  during: readonly Exposure[],
): { readonly events: number; readonly low: number; readonly high: number } | null {
  const { violations } = addExposures(during);
  const without = (factor: number): number => violations / factor - violations;
  return violations === 0
    ? null
    : { events: without(effect.factor), low: without(effect.high), high: without(effect.low) };
}

function compared(
  road: CampaignRoad,
  { own, all }: { own: CampaignRoad; all: readonly CampaignRoad[] },
): ComparedRoad {
  const trend = trendAgainst(road.before, own.before);
  const growth = growthOf(road, all);
  return { ...road, trend, growth, doubt: roadDoubt(road, { trend, growth }) };
}

function doubtOf(
  own: CampaignRoad,
  seen: { used: readonly ComparedRoad[]; trend: Trend | null; growth: number | null },
): CampaignDoubt | null {
  if (own.during.length < CAMPAIGN_LEAST.weeks) {
    return 'TOO_EARLY';
  }
  const doubt = roadDoubt(own, { trend: null, growth: seen.growth });
  if (doubt !== null) {
    return doubt;
  }
  if (seen.used.length < CAMPAIGN_LEAST.roads) {
    return 'FEW_ROADS';
  }
  return isParallel(seen.trend) ? null : 'TREND';
}

function roadDoubt(
  road: CampaignRoad,
  { trend, growth }: { trend: Trend | null; growth: number | null },
): CampaignDoubt | null {
  if (isTooLittle(road) || growth === null) {
    return 'TOO_LITTLE';
  }
  if (road.limitsChangedAtMs !== null) {
    return 'LIMITS_CHANGED';
  }
  if (road.hasOtherCampaign) {
    return 'OTHER_CAMPAIGN';
  }
  if (growth > MOST_GROWTH || growth < 1 / MOST_GROWTH) {
    return 'COVERAGE_MOVED';
  }
  return isParallel(trend) ? null : 'TREND';
}

function isTooLittle({ before, during }: RoadWeeks): boolean {
  const kmAWeek = (weeks: readonly Exposure[]): number =>
    weeks.length === 0 ? Infinity : addExposures(weeks).distanceM / 1_000 / weeks.length;
  return (
    kmAWeek(before) < CAMPAIGN_LEAST.kmAWeek ||
    kmAWeek(during) < CAMPAIGN_LEAST.kmAWeek ||
    addExposures(before).violations < CAMPAIGN_LEAST.eventsBefore
  );
}

function isParallel(trend: Trend | null): boolean {
  return trend === null || (trend.low <= 1 && trend.high >= 1);
}

/** Factor by which the share of a road in all that was driven has changed. */
function growthOf(road: RoadWeeks, all: readonly RoadWeeks[]): number | null {
  const shareOf = (when: 'before' | 'during'): number => {
    const whole = addExposures(all.flatMap((each) => each[when])).distanceM;
    return addExposures(road[when]).distanceM / whole;
  };
  const growth = road.during.length === 0 ? 1 : shareOf('during') / shareOf('before');
  return Number.isFinite(growth) ? growth : null;
}

/** Week by week what several roads have together. */
export function summed(roads: readonly (readonly Exposure[])[]): Exposure[] {
  const [first = []] = roads;
  return first.map((_, week) => addExposures(roads.flatMap((weeks) => weeks.slice(week, week + 1))));
}
