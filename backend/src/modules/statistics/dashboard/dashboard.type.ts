import { DASHBOARD_RANGES } from '@wakafine/domain/statistics/dashboard-range';
import type { DashboardRange } from '@wakafine/domain/statistics/dashboard-range';
import type { RateChange } from '@wakafine/domain/statistics/rates';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { Incident } from '../../incidents/incident.type';
import { Violation } from '../../violations/violation.type';
import { Rate, RateChangeEnum } from '../rate.type';

export const DashboardRangeEnum = describedEnum(DASHBOARD_RANGES, {
  name: 'DashboardRange',
  description: 'Period of the dashboard, in whole hours up to the current one.',
  values: {
    LAST_24_HOURS: 'The last 24 hours.',
    LAST_7_DAYS: 'The last 7 days.',
    LAST_30_DAYS: 'The last 30 days.',
  },
});

@ObjectType({ description: 'A number on the dashboard with what it was and its course.' })
export class DashboardCard {
  @Field(() => Float, { nullable: true, description: 'The number; null where nothing can be said.' })
  value: number | null;

  @Field(() => Float, { nullable: true, description: 'The same over the range; null as above.' })
  inRange: number | null;

  @Field(() => Float, { nullable: true, description: 'Over the same time before the range; null as above.' })
  before: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Difference of inRange from before, percent; null where before is 0 or unknown.',
  })
  changePercent: number | null;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'One for each slot of the range, oldest first; null where nothing can be said.',
  })
  series: readonly (number | null)[];
}

@ObjectType({ description: 'Number of journeys that are active, by the zone of their speed.' })
export class ActiveByZone {
  @Field(() => Int, { description: 'Below the caution threshold.' })
  safe: number;

  @Field(() => Int, { description: 'From the caution threshold.' })
  caution: number;

  @Field(() => Int, { description: 'From the warning threshold.' })
  warning: number;

  @Field(() => Int, { description: 'From the danger threshold.' })
  danger: number;

  @Field(() => Int, { description: 'Without a speed, or not heard of for 5 min.' })
  unknown: number;
}

@ObjectType({ description: 'Incidents that are not closed, by severity.' })
export class OpenIncidents {
  @Field(() => Int, { description: 'Of severity LOW.' })
  low: number;

  @Field(() => Int, { description: 'Of severity MEDIUM.' })
  medium: number;

  @Field(() => Int, { description: 'Of severity HIGH.' })
  high: number;
}

@ObjectType({ description: 'Overview of the authority. canViewDashboard.' })
export class Dashboard {
  @Field(() => DashboardRangeEnum, { description: 'The period.' })
  range: DashboardRange;

  @Field(() => GraphQLDateTime, { description: 'Beginning of the range and of its first slot.' })
  from: Date;

  @Field(() => GraphQLDateTime, { description: 'End of the hour that is now, which is not over.' })
  until: Date;

  @Field(() => Int, { description: 'Length of each slot of a series, seconds.' })
  slotS: number;

  @Field(() => GraphQLDateTime, { description: 'Time when all this was read.' })
  computedAt: Date;

  @Field(() => Boolean, {
    description: 'Whether all journeys are sample data; false before the first one.',
  })
  isDemo: boolean;

  @Field(() => DashboardCard, {
    description: 'Violations of all time that count; over the range and its slots those that began in it.',
  })
  totalViolations: DashboardCard;

  @Field(() => Int, {
    description:
      'Of the violations of all time that count, those above a limit that the authority has not confirmed.',
  })
  unconfirmedViolations: number;

  @Field(() => DashboardCard, {
    description: 'Incidents received since midnight in Douala; over the range and its slots, received in it.',
  })
  todaysReports: DashboardCard;

  @Field(() => Int, {
    description:
      'Incidents received a week ago, from midnight in Douala to the same time of day, whatever the range is.',
  })
  reportsWeekAgo: number;

  @Field(() => Int, { description: 'Journeys that were active at activeEarlierAt, whatever the range is.' })
  activeEarlier: number;

  @Field(() => GraphQLDateTime, { description: 'Begin of the hour before the current one.' })
  activeEarlierAt: Date;

  @Field(() => DashboardCard, {
    description: 'Journeys that are active; before: at the beginning of the range, slots: at their end.',
  })
  activeJourneys: DashboardCard;

  @Field(() => DashboardCard, {
    description:
      '100 minus violations for each 100 journeys that began in the range, at least 0; null without journeys.',
  })
  safetyScore: DashboardCard;

  @Field(() => DashboardCard, {
    description: 'Violations for each 1,000 judged km of the range; null below 200 km, also for a slot.',
  })
  violationsPer1000Km: DashboardCard;

  @Field(() => Rate, {
    nullable: true,
    description: 'The rate of the range with its exact bounds; null below 200 judged km.',
  })
  violationRate: Rate | null;

  @Field(() => RateChangeEnum, {
    description: 'Whether chance explains how the rate of the range differs from that of the time before.',
  })
  violationRateChange: RateChange;

  @Field(() => ActiveByZone, { description: 'Active journeys by the zone of their speed.' })
  activeByZone: ActiveByZone;

  @Field(() => OpenIncidents, { description: 'Incidents that are not closed.' })
  openIncidents: OpenIncidents;

  @Field(() => [Incident], { description: 'The 10 latest incidents, newest first.' })
  incidents: Incident[];

  @Field(() => [Violation], { description: 'The 10 latest violations, newest first, claims included.' })
  violations: Violation[];
}
