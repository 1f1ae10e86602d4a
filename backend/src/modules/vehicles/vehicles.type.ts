import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../platform/db/connection.type';
import { describedEnum } from '../../platform/described-enum';
import { Node } from '../../platform/nodes/node.type';
import { DEVICE_KINDS, DEVICE_STATES } from '@wakafine/domain/people/enrolled-device';
import type { DeviceKind, DeviceState } from '@wakafine/domain/people/enrolled-device';
import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { LimitedClassEnum } from './vehicle-type.type';

export const DeviceKindEnum = describedEnum(DEVICE_KINDS, {
  name: 'EnrolledDeviceKind',
  description: 'Sender of the fixes of a bound journey.',
  values: {
    PHONE: 'A phone with the app.',
    TRACKER: 'A tracker that is built in or carried along.',
  },
});

export const DeviceStateEnum = describedEnum(DEVICE_STATES, {
  name: 'EnrolledDeviceState',
  description: 'State of the enrolment of a device.',
  values: {
    INVITED: 'Its invitation can be used.',
    EXPIRED: 'Its invitation was not used in time.',
    WAITING: 'Claimed by a phone, and waiting for approval.',
    APPROVED: 'Its journeys are bound to the vehicle.',
    REVOKED: 'Its journeys are not bound any more.',
  },
});

@ObjectType({ description: 'A phone or tracker that is being enrolled for one vehicle, or is.' })
export class EnrolledDevice {
  @Field(() => ID, { description: 'Identifier; an enrolled phone signs it with each start.' })
  id: string;

  @Field(() => DeviceKindEnum, { description: 'Phone or tracker.' })
  kind: DeviceKind;

  @Field(() => DeviceStateEnum, { description: 'State of the enrolment.' })
  state: DeviceState;

  @Field(() => String, { description: 'Plate of its vehicle; masked for staff.' })
  registrationNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the tracker given by its owner; null for a phone, and once it was deleted.',
  })
  trackerName: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the tracker, for its owner; else null.' })
  trackerId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Masked mobile number of who has claimed it, for staff; null before, and for its owner.',
  })
  holderNumber: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Username of who has invited it, for staff; null once that account is gone, and for its owner.',
  })
  invitedBy: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer has invited it, and so may not approve it.' })
  isInvitedByViewer: boolean;

  @Field(() => GraphQLDateTime, { description: 'Time when it was invited.' })
  invitedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when the invitation can be used.' })
  invitationExpiresAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it was claimed; null before.' })
  claimedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it was approved; null before.' })
  approvedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it was revoked; null while it is not.',
  })
  revokedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason why it was revoked; null while it is not.' })
  revokeReason: string | null;
}

@ObjectType({ description: 'A code of a vehicle, as it is printed. For canSuspendVehicles.' })
export class VehicleCode {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => String, { description: 'Typed form, in groups of four: `7K2M-Q9XV-PD3T`.' })
  typedCode: string;

  @Field(() => String, { description: 'Path of the address in its QR code: `/v/` and the signed token.' })
  path: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was issued.' })
  issuedAt: Date;

  @Field(() => String, { nullable: true, description: 'Username; null once that account is gone.' })
  issuedBy: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null while it is in force.' })
  revokedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why it was revoked; null while it is in force.',
  })
  revokeReason: string | null;
}

@ObjectType({
  implements: Node,
  description: 'A vehicle that staff have entered into the register. For canSuspendVehicles.',
})
export class RegisteredVehicle {
  @Field(() => ID, { description: 'Stable identifier of the vehicle, by which plates are revealed.' })
  id: string;

  @Field(() => String, { description: 'Masked; `revealRegistrations` gives it in full.' })
  registrationNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Agency that it belongs to, which has agreed to be named; null for none.',
  })
  transportAgency: string | null;

  @Field(() => LimitedClassEnum, {
    nullable: true,
    description:
      'Class that staff have entered: journeys that are bound to it from then on are judged by it. Null: they are judged by the kind of vehicle that travellers choose.',
  })
  vehicleClass: LimitedClass | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was entered.' })
  registeredAt: Date;

  @Field(() => Int, { description: 'Codes in force.' })
  codeCount: number;

  @Field(() => Int, { description: 'Devices that are approved and not revoked.' })
  deviceCount: number;

  @Field(() => Int, { description: 'Devices that wait for approval.' })
  waitingCount: number;

  @Field(() => Boolean, { description: 'Whether it belongs to the sample data.' })
  isDemo: boolean;
}

@ObjectType({ description: 'A vehicle with its place in the register.' })
export class RegisteredVehicleEdge extends ListEdge {
  @Field(() => RegisteredVehicle, { description: 'The vehicle.' })
  node: RegisteredVehicle;
}

@ObjectType({ description: 'A page of the register, newest first.' })
export class RegisteredVehicleConnection extends CountedPage {
  @Field(() => [RegisteredVehicleEdge], { description: 'The rows of the page.' })
  edges: RegisteredVehicleEdge[];

  @Field(() => [RegisteredVehicle], { description: 'The things of the rows, in the same order.' })
  nodes: RegisteredVehicle[];
}

@ObjectType({ description: 'Content of the code in a vehicle.' })
export class VehicleOfCode {
  @Field(() => String, {
    description: 'Plate of the vehicle in full: a person who has its code is inside it.',
  })
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Agency of the vehicle; null for none.' })
  transportAgency: string | null;
}
