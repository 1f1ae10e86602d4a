import { LIMIT_CONFIDENCES } from '@wakafine/domain/limits/speed-limits';
import type {
  LimitConfidence,
  LimitedClass,
  LimitGeometry,
  LimitZone,
} from '@wakafine/domain/limits/speed-limits';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { LimitedClassEnum } from '../../vehicles/vehicle-type.type';
import { LimitZoneEnum } from '../speed-limit.type';

export const LimitShapeKindEnum = describedEnum(['CIRCLE', 'POLYGON', 'CORRIDOR', 'DEFAULT'] as const, {
  name: 'LimitShapeKind',
  description: 'Shape of the area in which a limit applies.',
  values: {
    CIRCLE: 'A point and a radius.',
    POLYGON: 'An area.',
    CORRIDOR: 'A road by its line and half its width.',
    DEFAULT: 'Everywhere else.',
  },
});

export const LimitConfidenceEnum = describedEnum(LIMIT_CONFIDENCES, {
  name: 'LimitConfidence',
  description: 'Confidence in a limit.',
  values: {
    LOW: 'A guess from what is around.',
    MEDIUM: 'From a map or a description.',
    HIGH: 'Seen on the spot or in a decree.',
  },
});

@ObjectType({ description: 'The limit of a class of vehicle.' })
export class ClassLimit {
  @Field(() => LimitedClassEnum, { description: 'Class of vehicle.' })
  vehicleClass: LimitedClass;

  @Field(() => Int, { description: 'The limit, km/h.' })
  limitKmh: number;
}

@ObjectType({ description: 'Hours of the week, local time of Cameroon.' })
export class LimitHours {
  @Field(() => [Int], { description: 'Days of the week, 1 for Monday to 7 for Sunday.' })
  days: readonly number[];

  @Field(() => Int, { description: 'Minutes after midnight from which it applies, 0-1439.' })
  fromMinute: number;

  @Field(() => Int, { description: 'Minutes after midnight at which it ends, 1-1440.' })
  untilMinute: number;
}

@ObjectType({ description: 'Shape of a limit. Positions are longitude and latitude, WGS 84 degrees.' })
export class LimitShape {
  @Field(() => LimitShapeKindEnum, { description: 'Kind of the shape.' })
  kind: LimitGeometry['kind'];

  @Field(() => [Float], { nullable: true, description: 'Centre of a circle; else null.' })
  centre: readonly number[] | null;

  @Field(() => Float, { nullable: true, description: 'Radius of a circle, metres; else null.' })
  radiusM: number | null;

  @Field(() => [[Float]], { nullable: true, description: 'Line of a road; else null.' })
  line: readonly (readonly number[])[] | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Reach of a road to either side of its line, metres; else null.',
  })
  halfWidthM: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it holds only for those who follow the line; null for what is no road.',
  })
  isOneWay: boolean | null;

  @Field(() => [[[Float]]], {
    nullable: true,
    description: 'Closed rings of a polygon, the outline first, then holes; else null.',
  })
  rings: readonly (readonly (readonly number[])[])[] | null;
}

@ObjectType({ description: 'Content of an entry of the register of speed limits. For canViewDashboard.' })
export class LimitContent {
  @Field(() => LimitZoneEnum, { description: 'Kind of zone.' })
  zone: LimitZone;

  @Field(() => String, { nullable: true, description: 'Name of the place; null where it has none.' })
  placeName: string | null;

  @Field(() => [ClassLimit], { description: 'The limit of each class of vehicle.' })
  classLimits: readonly ClassLimit[];

  @Field(() => [LimitHours], {
    nullable: true,
    description: 'Hours in which it applies; null: at all hours.',
  })
  hours: readonly LimitHours[] | null;

  @Field(() => String, { description: 'Source of the limit.' })
  source: string;

  @Field(() => LimitConfidenceEnum, { description: 'Confidence in it.' })
  confidence: LimitConfidence;

  @Field(() => Int, {
    description: 'Distance of the true border from the drawn one at most, metres.',
  })
  geometryUncertaintyM: number;

  @Field(() => LimitShape, { description: 'Shape of the limit.' })
  shape: LimitShape;
}
