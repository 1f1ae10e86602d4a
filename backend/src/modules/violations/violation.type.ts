import { EVIDENCE_GRADES } from '@wakafine/domain/violations';
import type { EvidenceGrade } from '@wakafine/domain/violations';
import { SPEED_ZONES } from '@wakafine/domain/zones';
import type { ViolationSeverity } from '@wakafine/domain/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BoundedCount, CountedPage, ListEdge } from '../../platform/connection.type';
import { enumOf } from '../../platform/enum-of';
import { TRAVEL_CATEGORIES, VIOLATION_BINDINGS, VIOLATOR_STATUSES } from './vehicle-enums';
import { VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import type { TravelCategory, ViolationBinding } from './vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import type { Audience } from './violations.policy';

export const SpeedZoneEnum = enumOf(SPEED_ZONES);
registerEnumType(SpeedZoneEnum, {
  name: 'SpeedZone',
  description: 'Speed zones, by the thresholds in force.',
});

export const ViolationSeverityEnum = enumOf(['CAUTION', 'WARNING', 'DANGER'] as const);
registerEnumType(ViolationSeverityEnum, {
  name: 'ViolationSeverity',
  description: 'Zone of the peak speed of a violation.',
});

export const EvidenceGradeEnum = enumOf(EVIDENCE_GRADES);
registerEnumType(EvidenceGradeEnum, {
  name: 'EvidenceGrade',
  description:
    'How well the fixes carry a violation. A: at most 2 s apart and the device speed agrees. B: at most 10 s, the device speed agrees or is absent. C: else; never in rankings or recentViolations.',
});

export const TravelCategoryEnum = enumOf(TRAVEL_CATEGORIES);
registerEnumType(TravelCategoryEnum, {
  name: 'TravelCategory',
  description: 'Private travel, or public transport run by an agency.',
});

export const ViolatorStatusEnum = enumOf(VIOLATOR_STATUSES);
registerEnumType(ViolatorStatusEnum, {
  name: 'ViolatorStatus',
  description: 'What the authority has decided on a vehicle.',
});

export const ViolationBindingEnum = enumOf(VIOLATION_BINDINGS);
registerEnumType(ViolationBindingEnum, {
  name: 'ViolationBinding',
  description: 'Level of a violation: how sure it is which vehicle it was.',
  valuesConfig: {
    TYPED: { description: 'Somebody typed the plate: it accuses nobody.' },
    WITNESS: { description: 'Somebody scanned or typed the code of the vehicle.' },
    BOUND: { description: 'A phone or tracker recorded it that is enrolled for the vehicle.' },
    CONFLICT: { description: 'An enrolled device of the vehicle was elsewhere: nobody is accused.' },
  },
});

/** What a violation is about. */
export type ViolationType = 'SPEEDING';
export const ViolationTypeEnum = enumOf(['SPEEDING'] as const);
registerEnumType(ViolationTypeEnum, {
  name: 'ViolationType',
  description: 'What a violation is about: so far speed is all that is measured.',
});

/** What has become of a violation. */
export type ViolationStatus = 'RESOLVED' | 'UNDER_REVIEW';
export const ViolationStatusEnum = enumOf(['RESOLVED', 'UNDER_REVIEW'] as const);
registerEnumType(ViolationStatusEnum, {
  name: 'ViolationStatus',
  description: 'RESOLVED once it was reported to the authority, UNDER_REVIEW until then.',
});

@ObjectType({
  description:
    'One sustained stretch at or above the caution threshold. Strangers see a public row: an id of its own, no place, journey or exact time, whole km/h, and a name only of a vehicle that is bound to an agency.',
})
export class Violation {
  /** The row behind it and whose eyes it is for: no fields, but what other fields are found by. */
  rowId: number;
  audience: Audience;

  @Field(() => ID, {
    description: 'Stays the same when late fixes change the episode; public rows have one of their own.',
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
    description: 'How sure it is which vehicle it was; for staff, else null.',
  })
  binding: ViolationBinding | null;

  @Field(() => TravelCategoryEnum, { description: 'Category of the journey.' })
  category: TravelCategory;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle of the journey.' })
  vehicleType: VehicleType;

  @Field(() => Float, {
    description: 'Peak of the displayed speed, km/h; on public rows rounded down to a whole number.',
  })
  speedKmh: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of the displayed speed, km/h; null for a claim and on public rows.',
  })
  meanSpeedKmh: number | null;

  @Field(() => GraphQLDateTime, {
    description:
      'First reading at or above the threshold; public rows give its hour, in recentViolations and when pushed its minute for up to two hours.',
  })
  startedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Last reading at or above the threshold; null while the episode is open, and on public rows.',
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

  @Field(() => ViolationSeverityEnum, { description: 'Zone of the peak, by the thresholds at its start.' })
  severity: ViolationSeverity;

  @Field(() => EvidenceGradeEnum, { description: 'How well the fixes carry it.' })
  grade: EvidenceGrade;

  @Field(() => Int, {
    nullable: true,
    description: 'Fixes at or above the threshold that count as evidence; null on public rows.',
  })
  fixCount: number | null;

  @Field(() => Boolean, { description: 'Claimed by a client and not shown by the track: counted nowhere.' })
  isClaimed: boolean;

  @Field(() => Boolean, { description: 'Whether it is a violation of the one who asks.' })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Whether it was reported to the authority.' })
  reported: boolean;

  @Field(() => ViolationStatusEnum, { description: 'What has become of it.' })
  status: ViolationStatus;

  @Field(() => ViolationTypeEnum, { description: 'What it is about.' })
  violationType: ViolationType;

  @Field(() => Boolean, { description: 'Told once, dissolved or merged by fixes that arrived later.' })
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

  @Field(() => BoundedCount, {
    simple: true,
    description: 'How many there are on all pages, counted up to 1,000: quick however many there are.',
  })
  boundedCount: () => Promise<BoundedCount>;
}

@ObjectType({ description: 'The violation after it was reported.' })
export class ReportViolationPayload {
  @Field(() => Violation, { description: 'The violation, with reported true.' })
  violation: Violation;
}
