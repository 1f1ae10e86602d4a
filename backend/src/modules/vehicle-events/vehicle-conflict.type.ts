import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { ListEdge, ListPage } from '../../platform/db/connection.type';
import { ViolationSeverityEnum } from '../violations/violation-enums.type';
import type { ConflictRow } from './list-conflicts';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';

export const ConflictLevelEnum = describedEnum<ConflictRow['level']>(['CONFLICT', 'WITNESSED'], {
  name: 'ConflictLevel',
  description: 'Reason why staff look at what the phones of a vehicle recorded.',
  values: {
    CONFLICT: 'An enrolled device of the vehicle was elsewhere: nobody is accused.',
    WITNESSED: 'Three independent witnesses and no enrolled device: for review, nobody is accused.',
  },
});

@ObjectType({ description: 'Another vehicle that a phone may have been in.' })
export class BesideVehicle {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'Masked; `revealRegistrations` gives it in full.' })
  registrationNumber: string;

  @Field(() => Int, {
    description: 'Minutes for which its enrolled device was beside the phone; at least 3.',
  })
  minutes: number;
}

@ObjectType({ description: 'A phone or device that recorded an event, without its owner.' })
export class ConflictPhone {
  @Field(() => Boolean, { description: 'Whether it is enrolled for the vehicle; else it scanned its code.' })
  isDevice: boolean;

  @Field(() => Boolean, { description: 'Whether it recorded the violation.' })
  hasViolation: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Metres between it and another enrolled device of the vehicle in the same minute, at most; null where none was on the road, and after 30 days.',
  })
  apartM: number | null;

  @Field(() => BesideVehicle, {
    nullable: true,
    description: 'Another vehicle whose enrolled device was beside it; null without, and after 30 days.',
  })
  beside: BesideVehicle | null;
}

@ObjectType({ description: 'Recordings of phones of one vehicle at one time, for staff to look at.' })
export class VehicleConflict {
  @Field(() => ID, { description: 'Identifier of the event.' })
  id: string;

  @Field(() => ConflictLevelEnum, { description: 'Reason why it is listed.' })
  level: ConflictRow['level'];

  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'Masked; `revealRegistrations` gives it in full.' })
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Agency of the register; null without.' })
  transportAgency: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when the first phone recorded it.' })
  startedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it ended; null while it goes on.' })
  endedAt: Date | null;

  @Field(() => Float, { description: 'Peak, km/h.' })
  speedKmh: number;

  @Field(() => ViolationSeverityEnum, { description: 'Zone of the peak.' })
  severity: ViolationSeverity;

  @Field(() => Int, { description: 'Number of phones that recorded it.' })
  phoneCount: number;

  @Field(() => [ConflictPhone], { description: 'The first ten of them, enrolled devices first.' })
  phones: ConflictPhone[];
}

@ObjectType({ description: 'An event with its place in the list.' })
export class VehicleConflictEdge extends ListEdge {
  @Field(() => VehicleConflict, { description: 'The event.' })
  node: VehicleConflict;
}

@ObjectType({ description: 'A page of events for staff to look at, newest first.' })
export class VehicleConflictConnection extends ListPage {
  @Field(() => [VehicleConflictEdge], { description: 'The rows of the page.' })
  edges: VehicleConflictEdge[];

  @Field(() => [VehicleConflict], { description: 'The things of the rows, in the same order.' })
  nodes: VehicleConflict[];
}
