import { PEER_COMPARISONS } from '@wakafine/domain/statistics/against-peers';
import type { PeerComparison } from '@wakafine/domain/statistics/against-peers';
import type { RateChange } from '@wakafine/domain/statistics/rates';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { DayScalar } from '../../../platform/day.scalar';
import { Rate, RateChangeEnum } from '../../statistics/rate.type';

export const PeerComparisonEnum = describedEnum(PEER_COMPARISONS, {
  name: 'PeerComparison',
  description: 'Comparison of a rate with the common rate of the other agencies.',
  values: {
    ABOVE: 'All of its interval lies above theirs.',
    BELOW: 'All of its interval lies below theirs.',
    UNCERTAIN: 'Chance may explain the difference, or there are fewer than three others.',
    TOO_LITTLE: 'Less than 200 km were judged.',
  },
});

@ObjectType({ description: 'A week of an agency, from Monday on.' })
export class AgencyWeek {
  @Field(() => DayScalar, { description: 'Its Monday, such as 2026-11-16.' })
  weekOf: string;

  @Field(() => Int, { description: 'Violations that are proven.' })
  violations: number;

  @Field(() => Float, { description: 'Judged distance, km.' })
  judgedKm: number;

  @Field(() => Rate, { nullable: true, description: 'The rate of that week alone; null below 200 km.' })
  rate: Rate | null;
}

@ObjectType({ description: 'Figures of the own agency over 30 days.' })
export class AgencyOverview {
  @Field(() => String, { description: 'Name of the agency.' })
  name: string;

  @Field(() => Int, { description: 'Days that the figures are of, up to and with today.' })
  days: number;

  @Field(() => Int, { description: 'Vehicles that the register names under it.' })
  vehicleCount: number;

  @Field(() => Int, {
    description: 'Vehicles of them that an enrolled device recorded; the others are not known.',
  })
  observedVehicles: number;

  @Field(() => Int, { description: 'Vehicles of them without a code in force.' })
  vehiclesWithoutCode: number;

  @Field(() => Int, { description: 'Violations that are proven.' })
  violations: number;

  @Field(() => Float, { description: 'Judged distance, km.' })
  judgedKm: number;

  @Field(() => Rate, { nullable: true, description: 'The rate, shrunk to the others; null below 200 km.' })
  rate: Rate | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Common rate of the other agencies; null for fewer than three, of which it would say too much.',
  })
  peerRate: number | null;

  @Field(() => Int, { description: 'Other agencies with at least 200 km.' })
  peerCount: number;

  @Field(() => PeerComparisonEnum, { description: 'Comparison with them.' })
  comparison: PeerComparison;

  @Field(() => RateChangeEnum, { description: 'Comparison with the 30 days before.' })
  change: RateChange;

  @Field(() => Int, { description: 'Journeys that have ended.' })
  endedJourneys: number;

  @Field(() => Int, { description: 'Journeys of them without a violation.' })
  safeJourneys: number;

  @Field(() => Int, { description: 'Journeys that ended in the 30 days before.' })
  endedJourneysBefore: number;

  @Field(() => Int, { description: 'Journeys of them without a violation.' })
  safeJourneysBefore: number;

  @Field(() => Boolean, {
    description: 'First step: whether a code was ever issued for one of its vehicles.',
  })
  hasCode: boolean;

  @Field(() => Boolean, {
    description: 'Second step: whether a code was ever scanned, or a device enrolled.',
  })
  hasScan: boolean;

  @Field(() => Boolean, { description: 'Third step: whether an enrolled device ended a journey.' })
  hasJourney: boolean;

  @Field(() => Boolean, { description: 'Whether all of its vehicles are sample data.' })
  isDemo: boolean;

  @Field(() => [AgencyWeek], { description: 'The last eight whole weeks, oldest first.' })
  weeks: AgencyWeek[];
}
