import { SEGMENT_DIRECTIONS } from '@wakafine/domain/segments/segments-file';
import type { SegmentDirection } from '@wakafine/domain/segments/segments-file';
import type { RateChange } from '@wakafine/domain/statistics/rates';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { LimitedClassEnum } from '../../vehicles/vehicle-type.type';
import { TrafficCoverage } from '../traffic-counts/coverage.type';
import { Rate, RateChangeEnum } from '../rate.type';

export const SegmentDirectionEnum = describedEnum(SEGMENT_DIRECTIONS, {
  name: 'SegmentDirection',
  description: 'Direction in which a segment is passed.',
  values: { ALONG: 'Towards rising kilometres.', AGAINST: 'Towards the start of the road.' },
});

@ObjectType({ description: 'Figures of those that are compared, now and before.' })
export class ComparedFigures {
  @Field(() => Int, { description: 'Violations that count, each event of a vehicle once.' })
  events: number;

  @Field(() => Int, { description: 'Those of them above a limit that the authority has not confirmed.' })
  unconfirmedEvents: number;

  @Field(() => Float, { description: 'Distance that could have shown a violation, km.' })
  judgedKm: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Part of it above the limit, %; null where nothing was driven.',
  })
  abovePercent: number | null;

  @Field(() => Int, { description: 'Times that a vehicle has passed, by segments.' })
  passages: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'Events for each 1,000 judged km, shrunk to the others of its list; null below 200 km.',
  })
  rate: Rate | null;

  @Field(() => Int, { description: 'Events of the time before.' })
  eventsBefore: number;

  @Field(() => Float, { description: 'Judged distance of the time before, km.' })
  judgedKmBefore: number;

  @Field(() => Rate, { nullable: true, description: 'Rate of the time before; null below 200 km.' })
  rateBefore: Rate | null;

  @Field(() => RateChangeEnum, {
    description:
      'Named better or worse only so surely that of all that are named in a list at most 1 in 20 is by chance.',
  })
  change: RateChange;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lower end of the change of the rate in %, within which 95 % of it lies; null: nothing to compare.',
  })
  changeLowPercent: number | null;

  @Field(() => Float, { nullable: true, description: 'Its upper end; null: nothing bounds it.' })
  changeHighPercent: number | null;
}

@ObjectType({
  description: 'A piece of a main road of about 5 km, in both directions or the one that was asked for.',
})
export class Segment extends ComparedFigures {
  @Field(() => ID, { description: 'Such as N5-011. It stays with its piece of road.' })
  id: string;

  @Field(() => String, { description: 'Its road, such as N5; X04 and the like have no known number.' })
  road: string;

  @Field(() => Float, { description: 'Its beginning, km from the start of the road.' })
  fromKm: number;

  @Field(() => Float, { description: 'Its end, km from the start of the road.' })
  toKm: number;

  @Field(() => [String], {
    description: 'The town that it lies in; or the towns before and after it, where known.',
  })
  towns: readonly string[];

  @Field(() => Boolean, { description: 'Whether most of it lies in that town.' })
  isInTown: boolean;

  @Field(() => [Float], {
    description:
      'Its line, off by up to 3 km: degrees north and east of each point, by turns. © OpenStreetMap contributors, ODbL 1.0.',
  })
  line: number[];

  @Field(() => Int, { description: 'Different vehicles.' })
  vehicles: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Median speed V50, km/h, by way driven; null: none measured.',
  })
  medianKmh: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Speed V85 that 85 % of the way was driven below, km/h; null: none measured.',
  })
  v85Kmh: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Limit at its middle for the vehicles that were asked for, km/h; null where it is not known.',
  })
  limitKmh: number | null;
}

@ObjectType({ description: 'A road, class of vehicle or agency among the others.' })
export class NamedFigures extends ComparedFigures {
  @Field(() => String, { description: 'Number of the road, class of vehicle, or name of the agency.' })
  name: string;
}

@ObjectType({ description: 'Figures of an hour of a weekday.' })
export class WeekHourFigures {
  @Field(() => Int, { description: '1 Monday to 7 Sunday.' })
  weekday: number;

  @Field(() => Int, { description: '0-23, in Douala.' })
  hour: number;

  @Field(() => Int, { description: 'Events.' })
  events: number;

  @Field(() => Float, { description: 'Judged distance, km.' })
  judgedKm: number;

  @Field(() => Rate, { nullable: true, description: 'Shrunk to the other hours; null below 200 km.' })
  rate: Rate | null;
}

@ObjectType({
  description: 'Figures of the segments of a filter: of journeys that ended ten minutes ago and more.',
})
export class SegmentAnalytics {
  @Field(() => GraphQLDateTime, { description: 'Begin of the days now.' })
  from: Date;

  @Field(() => GraphQLDateTime, { description: 'Their end, that of today.' })
  until: Date;

  @Field(() => GraphQLDateTime, { description: 'Begin of the days before.' })
  beforeFrom: Date;

  @Field(() => GraphQLDateTime, { description: 'Their end.' })
  beforeUntil: Date;

  @Field(() => ComparedFigures, { description: 'All segments together; the rate is not shrunk.' })
  whole: ComparedFigures;

  @Field(() => Int, { description: 'Segments that were driven now or before.' })
  segmentCount: number;

  @Field(() => Int, { description: 'Of them worse, beyond chance.' })
  worseCount: number;

  @Field(() => Int, { description: 'Of them better, beyond chance.' })
  betterCount: number;

  @Field(() => [NamedFigures], { description: 'Roads, in the same order.' })
  roads: NamedFigures[];

  @Field(() => [NamedFigures], { description: 'Classes of vehicle, in the same order.' })
  classes: NamedFigures[];

  @Field(() => [NamedFigures], {
    description: 'Agencies by what their enrolled devices recorded; rates above confirmed limits alone.',
  })
  agencies: NamedFigures[];

  @Field(() => TrafficCoverage, {
    nullable: true,
    description: 'Share of the traffic that is seen; null where nobody has counted in the last half year.',
  })
  coverage: TrafficCoverage | null;

  @Field(() => [WeekHourFigures], { description: 'Hours of the week that were driven, all of the day.' })
  weekHours: WeekHourFigures[];
}

@ObjectType({ description: 'Way on a segment by speed.' })
export class SegmentSpeeds {
  @Field(() => SegmentDirectionEnum, { description: 'Direction.' })
  direction: SegmentDirection;

  @Field(() => Float, { nullable: true, description: 'V50, km/h; null: none measured.' })
  medianKmh: number | null;

  @Field(() => Float, { nullable: true, description: 'V85, km/h; null: none measured.' })
  v85Kmh: number | null;

  @Field(() => [Float], {
    description: 'Km driven at speeds of 0-5 km/h, 5-10, and so on; the last from 150 on.',
  })
  kmByBin: number[];
}

@ObjectType({ description: 'Part of a segment under one limit.' })
export class SegmentLimit {
  @Field(() => Int, { description: 'Metres from the start of the segment.' })
  fromM: number;

  @Field(() => Int, { description: 'Metres from the start of the segment.' })
  toM: number;

  @Field(() => Int, { description: 'Limit, km/h.' })
  limitKmh: number;

  @Field(() => String, { nullable: true, description: 'Place of the limit; null on the open road.' })
  placeName: string | null;

  @Field(() => Boolean, { description: 'Whether the authority has confirmed it.' })
  isConfirmed: boolean;
}

@ObjectType({ description: 'A violation behind the figures of a segment: neither a person nor a plate.' })
export class SegmentViolation {
  @Field(() => ID, { description: 'The violation.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'Begin.' })
  startedAt: Date;

  @Field(() => SegmentDirectionEnum, { description: 'Direction.' })
  direction: SegmentDirection;

  @Field(() => LimitedClassEnum, { description: 'Class of the vehicle.' })
  vehicleClass: LimitedClass;

  @Field(() => String, {
    nullable: true,
    description: 'Agency whose enrolled device recorded it; null: none.',
  })
  agency: string | null;

  @Field(() => Int, { nullable: true, description: 'Proven speed, km/h, rounded down; null: none.' })
  provenKmh: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Limit that it was above, km/h; null where none was stored.',
  })
  limitKmh: number | null;
}

@ObjectType({ description: 'One segment in all that is known of it.' })
export class SegmentDetail {
  @Field(() => Segment, { description: 'Its figures by themselves, not shrunk.' })
  segment: Segment;

  @Field(() => [SegmentSpeeds], { description: 'Speeds in each direction that was driven.' })
  speeds: SegmentSpeeds[];

  @Field(() => [SegmentLimit], { description: 'Limits along it now, for the vehicles that were asked for.' })
  limits: SegmentLimit[];

  @Field(() => [SegmentViolation], {
    description: 'The violations behind its figures, newest first; at most 100.',
  })
  violations: SegmentViolation[];

  @Field(() => [WeekHourFigures], { description: 'Hours of the week that were driven.' })
  weekHours: WeekHourFigures[];
}
