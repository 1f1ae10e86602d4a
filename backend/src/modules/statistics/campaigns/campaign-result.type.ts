import { CAMPAIGN_DOUBTS } from '@wakafine/domain/campaigns/judge-campaign';
import type { CampaignDoubt } from '@wakafine/domain/campaigns/judge-campaign';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { Rate } from '../rate.type';
import { Campaign } from './campaign.type';

export const CampaignDoubtEnum = describedEnum(CAMPAIGN_DOUBTS, {
  name: 'CampaignDoubt',
  description: 'Reason why a road is not compared with, or a campaign gets no answer.',
  values: {
    TOO_EARLY: 'Fewer than four whole weeks have passed since the start.',
    TOO_LITTLE: 'Under 200 km a week, or under 20 events before the start.',
    LIMITS_CHANGED: 'Limits on it changed meanwhile.',
    COVERAGE_MOVED: 'Its share of all that is seen has more than doubled or halved.',
    OTHER_CAMPAIGN: 'Another campaign was on it.',
    TREND: 'Before the start its rate did not run parallel.',
    FEW_ROADS: 'Fewer than two roads are left to compare with.',
  },
});

/** Verdicts on a goal. */
export const GOAL_VERDICTS = ['REACHED', 'MISSED', 'UNCERTAIN'] as const;
/** Verdict on a goal. */
export type GoalVerdict = (typeof GOAL_VERDICTS)[number];

export const GoalVerdictEnum = describedEnum(GOAL_VERDICTS, {
  name: 'GoalVerdict',
  description: 'Whether a goal is reached.',
  values: {
    REACHED: 'The whole interval lies at the goal or beyond.',
    MISSED: 'The whole interval falls short of it.',
    UNCERTAIN: 'The goal lies within the interval.',
  },
});

@ObjectType({ description: 'A change in %, with the bounds between which 95 % of it lies.' })
export class PercentRange {
  @Field(() => Float, { description: 'Estimate, %; below 0 is fewer.' })
  estimatePercent: number;

  @Field(() => Float, { description: 'Lower end, %.' })
  lowPercent: number;

  @Field(() => Float, { description: 'Upper end, %.' })
  highPercent: number;
}

@ObjectType({ description: 'Violations that there were fewer than without the campaign, on what is seen.' })
export class AvoidedEvents {
  @Field(() => Int, { description: 'Estimate.' })
  events: number;

  @Field(() => Int, { description: 'Lower end; below 0: more.' })
  low: number;

  @Field(() => Int, { description: 'Upper end.' })
  high: number;
}

@ObjectType({ description: 'A week around a campaign.' })
export class CampaignWeek {
  @Field(() => GraphQLDateTime, { description: 'Its begin.' })
  from: Date;

  @Field(() => Boolean, { description: 'Whether the campaign was on.' })
  isDuring: boolean;

  @Field(() => Int, { description: 'Violations on the stretch, of the vehicles that it is judged by.' })
  events: number;

  @Field(() => Rate, { nullable: true, description: 'Rate of the stretch; null under 200 km.' })
  own: Rate | null;

  @Field(() => Rate, {
    nullable: true,
    description: 'Rate of the roads to compare with together; null under 200 km.',
  })
  controls: Rate | null;
}

@ObjectType({ description: 'A road that could be compared with.' })
export class CampaignRoad {
  @Field(() => String, { description: 'Its number.' })
  road: string;

  @Field(() => CampaignDoubtEnum, { nullable: true, description: 'Reason why it is not used; null: it is.' })
  doubt: CampaignDoubt | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Events for each 1,000 km before; null: nothing driven.',
  })
  beforePer1000Km: number | null;

  @Field(() => Float, { nullable: true, description: 'The same since the start; null: nothing driven.' })
  duringPer1000Km: number | null;

  @Field(() => Float, { description: 'Judged km before.' })
  beforeKm: number;

  @Field(() => Float, { description: 'Judged km since the start.' })
  duringKm: number;

  @Field(() => PercentRange, {
    nullable: true,
    description:
      'Change a week of its rate against that of the stretch, before the start; null: too few events.',
  })
  trend: PercentRange | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Its share of all that is seen, in % of that before; null: none.',
  })
  growthPercent: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First change of a limit on it; null: none.' })
  limitsChangedAt: Date | null;
}

@ObjectType({ description: 'The effect without one of the roads.' })
export class EffectWithout {
  @Field(() => String, { description: 'The road that is left out.' })
  road: string;

  @Field(() => PercentRange, { description: 'The effect.' })
  effect: PercentRange;
}

@ObjectType({
  description:
    'Answer of a campaign by difference in differences: its change of the rate over that of roads without one.',
})
export class CampaignResult {
  @Field(() => Campaign, { description: 'The campaign.' })
  campaign: Campaign;

  @Field(() => CampaignDoubtEnum, {
    nullable: true,
    description: 'Reason why there is no answer; null: there is.',
  })
  doubt: CampaignDoubt | null;

  @Field(() => PercentRange, {
    nullable: true,
    description: 'Change of the rate by the campaign; null with a doubt.',
  })
  effect: PercentRange | null;

  @Field(() => GoalVerdictEnum, {
    nullable: true,
    description: 'Whether its goal is reached; null with a doubt.',
  })
  goal: GoalVerdict | null;

  @Field(() => AvoidedEvents, { nullable: true, description: 'Violations avoided; null with a doubt.' })
  avoided: AvoidedEvents | null;

  @Field(() => Int, { description: 'Whole weeks since the start, at most those that it is judged over.' })
  weeksDone: number;

  @Field(() => [CampaignWeek], { description: 'Weeks before and since, oldest first.' })
  weeks: CampaignWeek[];

  @Field(() => CampaignRoad, {
    description: 'The stretch itself. Its trend is that against all that are used.',
  })
  own: CampaignRoad;

  @Field(() => Float, {
    nullable: true,
    description: 'Rate of the stretch if nothing had been done, for each 1,000 km; null with a doubt.',
  })
  withoutPer1000Km: number | null;

  @Field(() => [CampaignRoad], { description: 'Roads to compare with: used ones first.' })
  roads: CampaignRoad[];

  @Field(() => [EffectWithout], { description: 'The effect if one road is left out; empty with two roads.' })
  withoutEach: EffectWithout[];

  @Field(() => PercentRange, {
    nullable: true,
    description:
      'The same for the rest of the road, where speeding may have moved to; null: too little seen.',
  })
  restEffect: PercentRange | null;
}
