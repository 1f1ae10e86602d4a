import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import type { PeerComparison } from '@wakafine/domain/statistics/against-peers';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { LimitedClassEnum } from '../../vehicles/vehicle-type.type';
import { Rate } from '../../statistics/rate.type';
import { EvidenceGradeEnum, ViolationSeverityEnum } from '../../violations/violation-enums.type';
import { PeerComparisonEnum } from '../overview/overview.type';

/** Members of everything that is compared with the common rate of the other agencies. */
@ObjectType()
export abstract class ComparedFigures {
  @Field(() => Int, { description: 'Violations of 30 days that are proven and not contested.' })
  violations: number;

  @Field(() => Float, { description: 'Judged distance of 30 days, km.' })
  judgedKm: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'The rate, shrunk to the other agencies; null below 200 km.',
  })
  rate: Rate | null;

  @Field(() => PeerComparisonEnum, { description: 'Comparison with the common rate of the other agencies.' })
  comparison: PeerComparison;
}

@ObjectType({ description: 'A code of a vehicle of the own agency.' })
export class AgencyCode {
  @Field(() => ID, { description: 'Identifier of the code.' })
  id: string;

  @Field(() => String, { description: 'The code as it is typed, in groups.' })
  typedCode: string;

  @Field(() => String, {
    description: 'Path that the QR code on the sticker holds, after the address of the service.',
  })
  path: string;

  @Field(() => GraphQLDateTime, { description: 'Time of its issue.' })
  issuedAt: Date;
}

@ObjectType({ description: 'A vehicle of the own agency.' })
export class AgencyVehicle extends ComparedFigures {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  id: string;

  @Field(() => String, { description: 'Registration number in full: it is the own vehicle.' })
  registrationNumber: string;

  @Field(() => LimitedClassEnum, {
    nullable: true,
    description: 'Class that staff have entered; null for none.',
  })
  vehicleClass: LimitedClass | null;

  @Field(() => Boolean, { description: 'Whether two people of the authority have suspended it.' })
  isSuspended: boolean;

  @Field(() => Int, { description: 'Enrolled phones and trackers: without one, nothing of it is seen.' })
  deviceCount: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Last hour in which an enrolled device recorded it; null for never.',
  })
  lastSeenAt: Date | null;

  @Field(() => [AgencyCode], { description: 'Codes in force, newest first.' })
  codes: AgencyCode[];
}

@ObjectType({ description: 'A driver of the own agency, under an alias that no other agency knows.' })
export class AgencyDriver extends ComparedFigures {
  @Field(() => String, { description: 'Alias, such as K7M2.' })
  alias: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name, once the driver lets this agency see it; else null.',
  })
  name: string | null;
}

@ObjectType({
  description: 'A proven violation of a vehicle of the own agency, without place, track or person.',
})
export class AgencyEvent {
  @Field(() => ID, { description: 'Identifier of the violation.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'The hour in which it began.' })
  hour: Date;

  @Field(() => String, { description: 'Registration number in full: it is the own vehicle.' })
  registrationNumber: string;

  @Field(() => ViolationSeverityEnum, { description: 'The severity.' })
  severity: ViolationSeverity;

  @Field(() => EvidenceGradeEnum, { description: 'The grade of its proof.' })
  grade: EvidenceGrade;

  @Field(() => Int, { nullable: true, description: 'Proven speed, whole km/h; null where none is stored.' })
  provenKmh: number | null;

  @Field(() => Int, { nullable: true, description: 'Limit in force, km/h; null where none is stored.' })
  limitKmh: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Place that the limit is of, such as a town; null for none.',
  })
  limitPlace: string | null;

  @Field(() => String, { nullable: true, description: 'National road, such as N3; null for another one.' })
  road: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Alias of the driver; null where nobody knows who drove.',
  })
  driverAlias: string | null;
}

@ObjectType({ description: 'A violation with its place in the list.' })
export class AgencyEventEdge extends ListEdge {
  @Field(() => AgencyEvent, { description: 'The violation.' })
  node: AgencyEvent;
}

@ObjectType({ description: 'A page of violations, newest first.' })
export class AgencyEventConnection extends ListPage {
  @Field(() => [AgencyEventEdge], { description: 'The rows of the page.' })
  edges: AgencyEventEdge[];

  @Field(() => [AgencyEvent], { description: 'The things of the rows, in the same order.' })
  nodes: AgencyEvent[];
}
