import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BoundedCount, CountedPage, ListEdge } from '../../platform/db/connection.type';
import { Node } from '../../platform/nodes/node.type';
import { LimitZoneEnum } from '../limits/speed-limit.type';
import { VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import type { TravelCategory, ViolationBinding } from './vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import type { Audience } from './violations.policy';
import {
  ViolationSeverityEnum,
  EvidenceGradeEnum,
  TravelCategoryEnum,
  ViolationBindingEnum,
  ViolationTypeEnum,
  ViolationStatusEnum,
} from './violation-enums.type';
import type { ViolationType, ViolationStatus } from './violation-enums.type';

@ObjectType({
  implements: Node,
  description:
    'One stretch of proven speed above the legal limit. Strangers see a public row: an id of its own, no place, journey or exact time, whole km/h, and a name only of a vehicle that is bound to an agency.',
})
export class Violation {
  /** The row behind it and whose eyes it is for: no fields, but what other fields are found by. */
  rowId: number;
  audience: Audience;

  @Field(() => ID, {
    description: 'Stays the same when late fixes change the violation; public rows have one of their own.',
  })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The journey that it happened on; 0 once that was deleted for its age, null on public rows.',
  })
  journeyId: string | null;

  @Field(() => String, {
    description:
      'Masked for all but the owner. On public rows of a vehicle that is not bound to an agency, no more than its first two letters.',
  })
  registrationNumber: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Stable identifier of the vehicle, by which plates are revealed; for staff, else null.',
  })
  vehicleId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Null for private travel. On public rows the agency that the vehicle is bound to; null without one.',
  })
  transportAgency: string | null;

  @Field(() => ViolationBindingEnum, {
    nullable: true,
    description: 'Certainty of its vehicle; for staff, else null.',
  })
  binding: ViolationBinding | null;

  @Field(() => TravelCategoryEnum, { description: 'Category of the journey.' })
  category: TravelCategory;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle of the journey.' })
  vehicleType: VehicleType;

  @Field(() => Float, {
    description:
      'Peak of the displayed speed, km/h, or over gaps the mean speed; on public rows rounded down to a whole number.',
  })
  speedKmh: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Mean of the displayed speed, or of the speed over gaps, km/h; null for a claim and on public rows.',
  })
  meanSpeedKmh: number | null;

  @Field(() => GraphQLDateTime, {
    description:
      'First fix at least 3 km/h above the limit; public rows give its hour, in recentViolations and when pushed its minute for up to two hours.',
  })
  startedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Last fix at least 3 km/h above the limit; null while the stretch is open, and on public rows.',
  })
  endedAt: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Place of the peak, degrees; null on public rows.',
  })
  latitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Place of the peak, degrees; null on public rows.',
  })
  longitude: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Direction of travel from its first to its last fix, whole degrees clockwise from north, 0-359; null where these are less than 30 m apart, where it was not stored, for a claim and on public rows.',
  })
  headingDeg: number | null;

  @Field(() => ViolationSeverityEnum, {
    description:
      'Zone of the caution threshold and as much above it as is proven above the limit, by the thresholds at its start; over gaps never DANGER.',
  })
  severity: ViolationSeverity;

  @Field(() => EvidenceGradeEnum, { description: 'Grade of its proof.' })
  grade: EvidenceGrade;

  @Field(() => Int, {
    nullable: true,
    description: 'Fixes at least 3 km/h above the limit; null on public rows.',
  })
  fixCount: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The legal limit in force, km/h; null for a claim.',
  })
  limitKmh: number | null;

  @Field(() => LimitZoneEnum, {
    nullable: true,
    description: 'Kind of zone that the limit is set for; null for a claim and on public rows.',
  })
  limitZone: LimitZone | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the place that the limit is of; null where it has none, and on public rows.',
  })
  limitPlace: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Source of the limit; null for a claim and on public rows.',
  })
  limitSource: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the authority has confirmed the limit: nothing follows from what lies above an unconfirmed one. Null for a claim.',
  })
  isLimitConfirmed: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Speed that the fixes prove at least, km/h; null for a claim; on public rows rounded down to a whole number.',
  })
  provenKmh: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Uncertainty deducted from the measured mean speed, km/h; null for a claim and on public rows.',
  })
  uncertaintyKmh: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Time over which that speed is proven, s; null for a claim and on public rows.',
  })
  provenS: number | null;

  @Field(() => Boolean, {
    description: 'Whether it is the mean speed over times without a fix; false on public rows.',
  })
  isOverGaps: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the rule that judged it; null for a claim.',
  })
  ruleVersion: string | null;

  @Field(() => Boolean, { description: 'Claimed by a client and not shown by the track: counted nowhere.' })
  isClaimed: boolean;

  @Field(() => Boolean, { description: 'Whether it is a violation of the one who asks.' })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Whether it was submitted to the authority.' })
  reported: boolean;

  @Field(() => ViolationStatusEnum, { description: 'Status of the violation.' })
  status: ViolationStatus;

  @Field(() => ViolationTypeEnum, { description: 'Type of the violation.' })
  violationType: ViolationType;

  @Field(() => Boolean, { description: 'Published before; dissolved or merged by fixes that arrived later.' })
  isWithdrawn: boolean;
}

@ObjectType({ description: 'The latest violations of each zone, newest first.' })
export class RecentViolations {
  @Field(() => [Violation], { description: 'Of severity CAUTION.' })
  caution: Violation[];

  @Field(() => [Violation], { description: 'Of severity WARNING.' })
  warning: Violation[];

  @Field(() => [Violation], { description: 'Of severity DANGER.' })
  danger: Violation[];
}

@ObjectType({ description: 'A violation with its place in the list.' })
export class ViolationEdge extends ListEdge {
  @Field(() => Violation, { description: 'The violation.' })
  node: Violation;
}

@ObjectType({ description: 'A page of violations.' })
export class ViolationConnection extends CountedPage {
  @Field(() => [ViolationEdge], { description: 'The rows of the page.' })
  edges: ViolationEdge[];

  @Field(() => [Violation], { description: 'The things of the rows, in the same order.' })
  nodes: Violation[];

  @Field(() => BoundedCount, {
    simple: true,
    description: 'Number of entries on all pages, counted up to 1,000, so that it stays quick.',
  })
  boundedCount: () => Promise<BoundedCount>;
}

@ObjectType({ description: 'The violation after it was submitted to the authority.' })
export class ReportViolationPayload {
  @Field(() => Violation, { description: 'The violation, with reported true.' })
  violation: Violation;
}
