import {
  CLASS_LIMITS_SENTENCE,
  GEOMETRY_UNCERTAINTY_M,
  HOURS_MAX,
  HOURS_SENTENCE,
  PLACE_NAME_LENGTH,
  SOURCE_LENGTH,
} from '@wakafine/domain/limits/limit-content';
import {
  CONFIRMATIONS_AT_ONCE,
  CONFIRMATIONS_SENTENCE,
  LIMIT_REASON_LENGTH,
  PROPOSALS_AT_ONCE,
  PROPOSALS_SENTENCE,
} from '@wakafine/domain/limits/limit-proposals';
import type { LimitState } from '@wakafine/domain/limits/limit-proposals';
import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import type {
  LimitConfidence,
  LimitedClass,
  LimitGeometry,
  LimitZone,
} from '@wakafine/domain/limits/speed-limits';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import {
  HasDifferent,
  HasMembers,
  IsLine,
  IsLineOrEmpty,
  IsSearch,
  IsUuidText,
  IsWhole,
} from '../../../platform/inputs/bounds';
import { LimitedClassEnum } from '../../vehicles/vehicle-type.type';
import { LimitConfidenceEnum, LimitShapeKindEnum } from './limit-content.type';
import { LimitStateEnum } from './limit-register.type';
import { LimitZoneEnum } from '../speed-limit.type';

const EVERY_CLASS = { min: LIMITED_CLASSES.length, max: LIMITED_CLASSES.length };

@InputType({ description: 'Filter of the register; members left out do not narrow.' })
export class SpeedLimitFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name, identifier or source, at most 100.' })
  @IsSearch()
  search?: string | null;

  @Field(() => LimitZoneEnum, { nullable: true, description: 'Kind of zone.' })
  zone?: LimitZone | null;

  @Field(() => LimitStateEnum, { nullable: true, description: 'Status of the limits now.' })
  state?: LimitState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those for which a change waits, or the others.',
  })
  isProposed?: boolean | null;
}

@InputType({ description: 'The limit of a class of vehicle.' })
export class ClassLimitInput {
  @Field(() => LimitedClassEnum, { description: 'Class of vehicle.' })
  vehicleClass: LimitedClass;

  @Field(() => Int, { description: 'The limit, km/h: 5 to 130.' })
  limitKmh: number;
}

@InputType({ description: 'Hours of the week, local time of Cameroon.' })
export class LimitHoursInput {
  @Field(() => [Int], { description: 'Different days of the week, 1 for Monday to 7 for Sunday.' })
  days: number[];

  @Field(() => Int, { description: 'Minutes after midnight, 0-1439.' })
  fromMinute: number;

  @Field(() => Int, { description: 'Minutes after midnight, later and at most 1440.' })
  untilMinute: number;
}

@InputType({
  description: 'Shape of a limit: the members of its kind. Positions are longitude and latitude.',
})
export class LimitShapeInput {
  @Field(() => LimitShapeKindEnum, { description: 'Kind of the shape.' })
  kind: LimitGeometry['kind'];

  @Field(() => [Float], { nullable: true, description: 'Centre of a circle.' })
  centre?: number[] | null;

  @Field(() => Float, { nullable: true, description: 'Radius of a circle, whole metres: 20 to 50,000.' })
  radiusM?: number | null;

  @Field(() => [[Float]], { nullable: true, description: 'Line of a road: 2 to 500 points.' })
  line?: number[][] | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Reach of a road to either side, whole metres: 3 to 1,000.',
  })
  halfWidthM?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it holds only along the line; left out: no.',
  })
  isOneWay?: boolean | null;

  @Field(() => [[[Float]]], {
    nullable: true,
    description: 'Closed, simple rings of a polygon, at most 500 points: outline, then holes.',
  })
  rings?: number[][][] | null;
}

@InputType({ description: 'New content of an entry of the register.' })
export class LimitContentInput {
  @Field(() => LimitZoneEnum, { description: 'Kind of zone; OPEN_ROAD for the national default alone.' })
  zone: LimitZone;

  @Field(() => String, { nullable: true, description: 'Name of the place: at most 120 characters.' })
  @IsLineOrEmpty(PLACE_NAME_LENGTH)
  placeName?: string | null;

  @Field(() => [ClassLimitInput], { description: 'The limit of each class, every class once.' })
  @HasMembers(EVERY_CLASS, CLASS_LIMITS_SENTENCE)
  classLimits: ClassLimitInput[];

  @Field(() => [LimitHoursInput], { nullable: true, description: 'Hours; left out: at all hours.' })
  @HasMembers({ min: 1, max: HOURS_MAX }, HOURS_SENTENCE)
  hours?: LimitHoursInput[] | null;

  @Field(() => String, { description: 'Source of the limit: 3 to 500 characters.' })
  @IsLine(SOURCE_LENGTH)
  source: string;

  @Field(() => LimitConfidenceEnum, { description: 'Confidence in it.' })
  confidence: LimitConfidence;

  @Field(() => Int, { description: 'Distance of the true border from the drawn one, metres: 0 to 100,000.' })
  @IsWhole(GEOMETRY_UNCERTAINTY_M)
  geometryUncertaintyM: number;

  @Field(() => LimitShapeInput, { description: 'Shape of the limit.' })
  shape: LimitShapeInput;
}

@InputType({ description: 'A new limit, a new validity of one, or its end.' })
export class ProposeSpeedLimitInput {
  @Field(() => ID, { nullable: true, description: 'The limit; left out: a new one.' })
  limitId?: string | null;

  @Field(() => LimitContentInput, {
    nullable: true,
    description: 'New content of the limit; left out: it ends.',
  })
  @ValidateNested()
  limit?: LimitContentInput | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'From when on, not in the past, at most 400 days ahead. Left out: once it is seconded.',
  })
  validFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when; left out: no end is known.' })
  validUntil?: Date | null;

  @Field(() => String, { description: 'Why: 3 to 500 characters.' })
  @IsLine(LIMIT_REASON_LENGTH)
  reason: string;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same proposal.' })
  @IsUuidText()
  clientId?: string | null;
}

@InputType({ description: 'Limits that are to be confirmed as the register has them.' })
export class ProposeConfirmationsInput {
  @Field(() => [ID], { description: 'Limits without an end that nobody has confirmed: 1 to 300.' })
  @HasDifferent(CONFIRMATIONS_AT_ONCE, CONFIRMATIONS_SENTENCE)
  limitIds: string[];

  @Field(() => String, { description: 'Why: 3 to 500 characters.' })
  @IsLine(LIMIT_REASON_LENGTH)
  reason: string;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same proposals.' })
  @IsUuidText()
  clientId?: string | null;
}

@InputType({ description: 'Proposals that are refused, and why.' })
export class RefuseLimitProposalsInput {
  @Field(() => [ID], { description: 'Proposals of somebody else: 1 to 1,000.' })
  @HasDifferent(PROPOSALS_AT_ONCE, PROPOSALS_SENTENCE)
  proposalIds: string[];

  @Field(() => String, { description: 'Why: 3 to 500 characters.' })
  @IsLine(LIMIT_REASON_LENGTH)
  reason: string;
}
