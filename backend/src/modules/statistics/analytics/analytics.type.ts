import type { RateChange } from '@wakafine/domain/statistics/rates';
import { ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import type { RoadCorridor } from '@wakafine/domain/places/road-corridors';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { DayScalar } from '../../../platform/day.scalar';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';
import { Rate, RateChangeEnum } from '../rate.type';

export const RoadCorridorEnum = describedEnum(ROAD_CORRIDORS, {
  name: 'RoadCorridor',
  description: 'A national road of Cameroon: what lies within 8 km of a rough line through its towns.',
  values: {
    N1: 'National road 1.',
    N2: 'National road 2.',
    N3: 'National road 3.',
    N4: 'National road 4.',
    N5: 'National road 5.',
    N6: 'National road 6.',
    N7: 'National road 7.',
    N8: 'National road 8.',
    N9: 'National road 9.',
    N10: 'National road 10.',
  },
});

export const HotspotMeasureEnum = describedEnum(['VIOLATIONS', 'PER_PASSAGE'] as const, {
  name: 'HotspotMeasure',
  description: 'Order of hotspots.',
  values: {
    VIOLATIONS: 'Violations.',
    PER_PASSAGE: 'Violations for each journey that passed.',
  },
});

@ObjectType({ description: 'Figures of some time.' })
export class PeriodFigures {
  @Field(() => Int, { description: 'Violations that count and began then.' })
  violations: number;

  @Field(() => Int, { description: 'Those of them above a limit that the authority has not confirmed.' })
  unconfirmedViolations: number;

  @Field(() => Int, { description: 'Incidents that happened then.' })
  incidents: number;

  @Field(() => Int, { description: 'Journeys that began then.' })
  journeys: number;

  @Field(() => Float, { description: 'Distance that was driven then and could have shown a violation, km.' })
  judgedKm: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'Violations for each 1,000 judged km, shrunk to the others of its list; null below 200 km.',
  })
  rate: Rate | null;
}

@ObjectType({ description: 'Figures of an hour of the day, over all days.' })
export class HourFigures extends PeriodFigures {
  @Field(() => Int, { description: '0-23, in Douala.' })
  hour: number;
}

@ObjectType({ description: 'Figures of a day.' })
export class DayFigures extends PeriodFigures {
  @Field(() => DayScalar, { description: 'Such as 2026-11-20, in Douala.' })
  day: string;
}

@ObjectType({ description: 'Figures of vehicles of a kind.' })
export class VehicleTypeFigures {
  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => Int, { description: 'Violations that count.' })
  violations: number;

  @Field(() => Int, { description: 'Those of them above a limit that the authority has not confirmed.' })
  unconfirmedViolations: number;

  @Field(() => Int, { description: 'Journeys that began then.' })
  journeys: number;

  @Field(() => Float, { description: 'Distance that was driven then and could have shown a violation, km.' })
  judgedKm: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'Violations for each 1,000 judged km, shrunk to the others of its list; null below 200 km.',
  })
  rate: Rate | null;
}

@ObjectType({ description: 'Figures of some days up to now; by agency: `agencyRanking`.' })
export class Analytics {
  @Field(() => [HourFigures], { description: 'By the hour of the day, 24 rows.' })
  hours: HourFigures[];

  @Field(() => [DayFigures], { description: 'By day, oldest first.' })
  days: DayFigures[];

  @Field(() => [VehicleTypeFigures], { description: 'By the kind of vehicle, most violations first.' })
  vehicleTypes: VehicleTypeFigures[];

  @Field(() => Float, { description: 'Distance of all days that could have shown a violation, km.' })
  judgedKm: number;

  @Field(() => Float, {
    description: 'Distance of all days that could have shown none, km: nothing is known of it, good or bad.',
  })
  unjudgedKm: number;
}

@ObjectType({ description: 'Figures of the same number of days before and from a day on.' })
export class BeforeAfter {
  @Field(() => GraphQLDateTime, { description: 'Beginning of the days before.' })
  from: Date;

  @Field(() => GraphQLDateTime, { description: 'Beginning of the day.' })
  at: Date;

  @Field(() => GraphQLDateTime, { description: 'End of the days from then on.' })
  until: Date;

  @Field(() => PeriodFigures, { description: 'Before; its rate is its own, with exact bounds.' })
  before: PeriodFigures;

  @Field(() => PeriodFigures, { description: 'From then on; its rate is its own, with exact bounds.' })
  after: PeriodFigures;

  @Field(() => Float, {
    nullable: true,
    description: 'Change of the violations for each 1,000 km, percent; null where that can not be said.',
  })
  changePercent: number | null;

  @Field(() => RateChangeEnum, { description: 'Whether chance explains the change.' })
  change: RateChange;
}

@ObjectType({ description: 'Figures of a road. Violations count where they began.' })
export class CorridorFigures {
  @Field(() => RoadCorridorEnum, { nullable: true, description: 'The road; null is all others.' })
  corridor: RoadCorridor | null;

  @Field(() => Int, { description: 'Violations that count and began there.' })
  violations: number;

  @Field(() => Float, { description: 'Distance that was driven there and could have shown a violation, km.' })
  judgedKm: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'Violations for each 1,000 judged km, shrunk to the other roads; null below 200 km.',
  })
  rate: Rate | null;

  @Field(() => Int, { description: 'Those of them above a limit that the authority has not confirmed.' })
  unconfirmedViolations: number;

  @Field(() => Int, { description: 'Incidents with a place.' })
  incidents: number;
}

@ObjectType({ description: 'A cell of 0.01 degrees, about a kilometre, in which there were violations.' })
export class Hotspot {
  @Field(() => Float, { description: 'Its southern edge, degrees.' })
  south: number;

  @Field(() => Float, { description: 'Its western edge, degrees.' })
  west: number;

  @Field(() => Int, { description: 'Violations that count.' })
  violations: number;

  @Field(() => Int, { description: 'Those of them above a limit that the authority has not confirmed.' })
  unconfirmedViolations: number;

  @Field(() => Int, { description: 'Incidents.' })
  incidents: number;

  @Field(() => Int, { description: 'Journeys that passed it, counted ten minutes after each has ended.' })
  passages: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Violations for each passage; null below 20 passages, which say too little.',
  })
  violationsPerPassage: number | null;
}

@ObjectType({ description: 'Figures by place, at most a minute old.' })
export class RoadAnalytics {
  @Field(() => [CorridorFigures], { description: 'The national roads in their order, then all others.' })
  corridors: CorridorFigures[];

  @Field(() => [Hotspot], { description: 'The worst cells first.' })
  hotspots: Hotspot[];
}
