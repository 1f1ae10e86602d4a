import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { SEGMENT_FILTER } from '@wakafine/domain/segments/segment-filter';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { STRETCH_KM } from '@wakafine/domain/segments/segment-stretch';
import type { VehicleStretch } from '@wakafine/domain/segments/segment-stretch';
import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { ROW_ID } from '../../platform/db/pagination';
import { HasForm, IsSearch, IsWhole, IsWithin } from '../../platform/inputs/bounds';
import { IsLatitude, IsLongitude, IsRoadNumber } from '../../platform/inputs/named-bounds';
import { describedEnum } from '../../platform/described-enum';
import { VehicleGroupEnum } from '../vehicles/vehicle-group.type';
import { VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import type { VehicleType } from '../vehicles/vehicle-types';
import type { TravelCategory } from './vehicle-enums';
import {
  CardSeverityEnum,
  CountedRoadEnum,
  TravelCategoryEnum,
  ViolationSeverityEnum,
  ViolationStatusEnum,
} from './violation-enums.type';
import type { ViolationStatus } from './violation-enums.type';

/** Scope of violations: one's own, or everybody's as public rows. */
export type ViolationScope = 'MINE' | 'PUBLIC';
export const ViolationScopeEnum = describedEnum(['MINE', 'PUBLIC'] as const, {
  name: 'ViolationScope',
  description:
    "Scope of violations. A citizen's default is MINE, a visitor's PUBLIC; staff see all by default.",
  values: {
    MINE: 'Those of the own journeys.',
    PUBLIC: 'Public rows of everybody.',
  },
});

/** In which order violations come. */
export type ViolationSort = 'NEWEST' | 'OLDEST' | 'FASTEST' | 'SLOWEST';
export const ViolationSortEnum = describedEnum(['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST'] as const, {
  name: 'ViolationSort',
  description: 'In which order violations come.',
  values: {
    NEWEST: 'By their beginning, newest first.',
    OLDEST: 'By their beginning, oldest first.',
    FASTEST: 'By their peak speed, highest first.',
    SLOWEST: 'By their peak speed, lowest first.',
  },
});

@InputType({ description: 'A cell of a hundredth of a degree, as hotspots name it.' })
export class CountedCell {
  @Field(() => Float, { description: 'Its southern edge, degrees; taken to a hundredth.' })
  @IsLatitude()
  south: number;

  @Field(() => Float, { description: 'Its western edge, degrees; taken to a hundredth.' })
  @IsLongitude()
  west: number;
}

@InputType({
  description:
    'A stretch of a main road with the vehicles on it, as campaigns and pages of segments name it: its segments are those whose middle lies within.',
})
export class CountedStretch implements VehicleStretch {
  @Field(() => String, { description: 'Road, such as N3.' })
  @IsRoadNumber()
  road: string;

  @Field(() => Float, { description: 'Its beginning, km from the start of the road, 0-9,999.' })
  @IsWithin(STRETCH_KM)
  fromKm: number;

  @Field(() => Float, { description: 'Its end, km, more than the beginning.' })
  @IsWithin(STRETCH_KM)
  toKm: number;

  @Field(() => VehicleGroupEnum, { defaultValue: 'ALL', description: 'Vehicles.' })
  vehicles: VehicleGroup;
}

@InputType({ description: 'Violations behind one figure of the authority; members left out do not narrow.' })
export class CountedFilter {
  @Field(() => Int, { defaultValue: 0, description: 'First hour of the day, 0-23 in Douala.' })
  @IsWhole(SEGMENT_FILTER.fromHour)
  fromHour: number;

  @Field(() => Int, {
    defaultValue: 24,
    description: 'Hour that ends them, 1-24; before the first one: over midnight.',
  })
  @IsWhole(SEGMENT_FILTER.untilHour)
  untilHour: number;

  @Field(() => CountedRoadEnum, { nullable: true, description: 'Begun on this road only.' })
  road?: CountedRoad | null;

  @Field(() => VehicleTypeEnum, { nullable: true, description: 'Of this kind of vehicle only.' })
  vehicleType?: VehicleType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Recorded by enrolled devices of this agency only, whatever its case.',
  })
  @IsSearch()
  agency?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Recorded by enrolled devices of this vehicle only, by its stable identifier.',
  })
  @HasForm('row-id', ROW_ID, 'Must be the identifier of a vehicle')
  vehicleId?: string | null;

  @Field(() => CountedCell, { nullable: true, description: 'Begun in this cell only.' })
  @ValidateNested()
  cell?: CountedCell | null;

  @Field(() => CountedStretch, {
    nullable: true,
    description:
      'Booked on the segments of this stretch only, contested ones among them, as the figures of segments and campaigns count. They are booked ten minutes after their journey has ended, so that subscriptions get none of them.',
  })
  @ValidateNested()
  stretch?: CountedStretch | null;
}

@InputType({ description: 'Filter of violations; members left out do not narrow.' })
export class ViolationFilter {
  @Field(() => ViolationScopeEnum, {
    nullable: true,
    description: 'Own or public ones; the default depends on the caller.',
  })
  scope?: ViolationScope | null;

  @Field(() => ViolationSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: ViolationSeverity | null;

  @Field(() => CardSeverityEnum, { nullable: true, description: 'Of a peak speed of this severity only.' })
  cardSeverity?: CardSeverity | null;

  @Field(() => TravelCategoryEnum, { nullable: true, description: 'Of this category only.' })
  category?: TravelCategory | null;

  @Field(() => ID, { nullable: true, description: 'Of this journey only.' })
  journeyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this transport agency only, whatever its case.' })
  @IsSearch()
  transportAgency?: string | null;

  @Field(() => ViolationStatusEnum, { nullable: true, description: 'In this state only.' })
  status?: ViolationStatus | null;

  @Field(() => CountedFilter, {
    nullable: true,
    description:
      'Only those that figures count: without claims and grade C, and without what is contested but on a stretch. For canViewDashboard.',
  })
  @ValidateNested()
  counted?: CountedFilter | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun at this time or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Begun before this time.' })
  to?: Date | null;
}
