import { addExposures } from '@wakafine/domain/campaigns/effect';
import type { Effect } from '@wakafine/domain/campaigns/effect';
import { avoidedBy, goalVerdict } from '@wakafine/domain/campaigns/judge-campaign';
import type { ComparedRoad } from '@wakafine/domain/campaigns/judge-campaign';
import type { Trend } from '@wakafine/domain/campaigns/trend';
import { ownRateOf } from '@wakafine/domain/statistics/rates';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { DAY_MS, kmOf } from '@wakafine/domain/units';
import type {
  AvoidedEvents,
  CampaignResult,
  CampaignRoad,
  CampaignWeek,
  PercentRange,
} from './campaign-result.type';
import { presentCampaign } from './campaign.presenter';
import type { CampaignResultData } from './get-campaign-result';

const WEEK_MS = 7 * DAY_MS;

/** The answer of a campaign over GraphQL. */
export function presentCampaignResult(data: CampaignResultData): CampaignResult {
  const { campaign, doubt, effect, own, trend, growth, roads, withoutEach, restEffect } = data;
  const rateBefore = rateOf(own.before);
  return {
    campaign: presentCampaign(campaign),
    doubt,
    effect: effect && presentEffect(effect),
    goal: effect && goalVerdict(effect, campaign.goalPercent),
    avoided: effect && presentAvoided(avoidedBy(effect, own.during)),
    weeksDone: own.during.length,
    weeks: presentWeeks(data),
    own: presentRoad({ ...own, doubt, trend, growth }),
    withoutPer1000Km: effect === null || rateBefore === null ? null : rateBefore * effect.withoutIt,
    roads: [...roads]
      .sort((one, other) => Number(one.doubt !== null) - Number(other.doubt !== null))
      .map(presentRoad),
    withoutEach: withoutEach.map((each) => ({ road: each.road, effect: presentEffect(each.effect) })),
    restEffect: restEffect && presentEffect(restEffect),
  };
}

function presentWeeks({ own, controls, startMs }: CampaignResultData): CampaignWeek[] {
  const all = [...own.before, ...own.during];
  const beside = [...controls.before, ...controls.during];
  return all.map((week, at) => ({
    from: new Date(startMs + (at - own.before.length) * WEEK_MS),
    isDuring: at >= own.before.length,
    events: week.violations,
    own: ownRateOf(week),
    controls: ownRateOf(beside[at] ?? { violations: 0, distanceM: 0 }),
  }));
}

function presentRoad({
  road,
  before,
  during,
  doubt,
  trend,
  growth,
  limitsChangedAtMs,
}: ComparedRoad): CampaignRoad {
  return {
    ...{ road, doubt },
    growthPercent: growth === null ? null : 100 * growth,
    beforePer1000Km: rateOf(before),
    duringPer1000Km: rateOf(during),
    beforeKm: kmOf(addExposures(before).distanceM),
    duringKm: kmOf(addExposures(during).distanceM),
    trend: trend && presentTrend(trend),
    limitsChangedAt: limitsChangedAtMs === null ? null : new Date(limitsChangedAtMs),
  };
}

/** Bounds of a count are whole numbers on their safe side. */
function presentAvoided(avoided: ReturnType<typeof avoidedBy>): AvoidedEvents | null {
  return (
    avoided && {
      events: Math.round(avoided.events),
      low: Math.floor(avoided.low),
      high: Math.ceil(avoided.high),
    }
  );
}

function presentEffect({ factor, low, high }: Effect): PercentRange {
  return { estimatePercent: percentOf(factor), lowPercent: percentOf(low), highPercent: percentOf(high) };
}

function presentTrend({ perWeek, low, high }: Trend): PercentRange {
  return { estimatePercent: percentOf(perWeek), lowPercent: percentOf(low), highPercent: percentOf(high) };
}

/** A factor as a change in %. */
function percentOf(factor: number): number {
  return 100 * (factor - 1);
}

/** Events for each 1,000 km; null where nothing was driven. */
function rateOf(weeks: readonly Exposure[]): number | null {
  const { violations, distanceM } = addExposures(weeks);
  return distanceM === 0 ? null : (violations / distanceM) * 1e6;
}
