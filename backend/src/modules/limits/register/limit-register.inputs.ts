import type { LimitState } from '@wakafine/domain/limits/limit-proposals';
import type {
  LimitConfidence,
  LimitedClass,
  LimitGeometry,
  LimitZone,
} from '@wakafine/domain/limits/speed-limits';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LimitedClassEnum } from '../../vehicles/vehicle-type.type';
import { LimitConfidenceEnum, LimitShapeKindEnum } from './limit-content.type';
import { LimitStateEnum } from './limit-register.type';
import { LimitZoneEnum } from '../speed-limit.type';

@InputType({ description: 'Filter of the register; members left out do not narrow.' })
export class SpeedLimitFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name, identifier or source, at most 100.' })
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
  placeName?: string | null;

  @Field(() => [ClassLimitInput], { description: 'The limit of each class, every class once.' })
  classLimits: ClassLimitInput[];

  @Field(() => [LimitHoursInput], { nullable: true, description: 'Hours; left out: at all hours.' })
  hours?: LimitHoursInput[] | null;

  @Field(() => String, { description: 'Source of the limit: 3 to 500 characters.' })
  source: string;

  @Field(() => LimitConfidenceEnum, { description: 'Confidence in it.' })
  confidence: LimitConfidence;

  @Field(() => Int, { description: 'Distance of the true border from the drawn one, metres: 0 to 100,000.' })
  geometryUncertaintyM: number;

  @Field(() => LimitShapeInput, { description: 'Shape of the limit.' })
  shape: LimitShapeInput;
}

@InputType({ description: 'A new limit, a new validity of one, or its end.' })
export class ProposeSpeedLimitInput {
  @Field(() => ID, { nullable: true, description: 'The limit; left out: a new one.' })
  limitId?: string | null;

  @Field(() => LimitContentInput, { nullable: true, description: 'Content of the limit; left out: it ends.' })
  limit?: LimitContentInput | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'From when on, not in the past, at most 400 days ahead. Left out: once it is seconded.',
  })
  validFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when; left out: no end is known.' })
  validUntil?: Date | null;

  @Field(() => String, { description: 'Reason: 3 to 500 characters.' })
  reason: string;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same proposal.' })
  clientId?: string | null;
}

@InputType({ description: 'Limits that are to be confirmed as the register has them.' })
export class ProposeConfirmationsInput {
  @Field(() => [ID], { description: 'Limits without an end that nobody has confirmed: 1 to 300.' })
  limitIds: string[];

  @Field(() => String, { description: 'Reason: 3 to 500 characters.' })
  reason: string;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same proposals.' })
  clientId?: string | null;
}

@InputType({ description: 'Proposals that are refused, and why.' })
export class RefuseLimitProposalsInput {
  @Field(() => [ID], { description: 'Proposals of somebody else: 1 to 1,000.' })
  proposalIds: string[];

  @Field(() => String, { description: 'Reason: 3 to 500 characters.' })
  reason: string;
}
