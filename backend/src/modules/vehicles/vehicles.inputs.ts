import { AGENCY_LENGTH, lengthSentence } from '@wakafine/domain/input/limits';
import { REVOKING_REASON_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { Field, ID, InputType } from 'type-graphql';
import { IsLine } from '../../platform/inputs/bounds';
import { IsPlate, IsPlatePart, IsScanned } from '../../platform/inputs/named-bounds';
import type { DeviceKind } from '@wakafine/domain/people/enrolled-device';
import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { LimitedClassEnum } from './vehicle-type.type';
import { DeviceKindEnum } from './vehicles.type';

@InputType({ description: 'Filter of the register; members left out do not narrow.' })
export class RegisteredVehicleFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a plate, at most 20 characters. canViewFullRegistrations; audited with what it found.',
  })
  @IsPlatePart()
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with a device that waits for approval.' })
  isWaiting?: boolean | null;
}

@InputType({ description: 'A vehicle for the register.' })
export class RegisterVehicleInput {
  @Field(() => String, { description: 'Plate: 3 to 20 characters; shown as typed.' })
  @IsPlate()
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Agency: 2 to 80 characters; left out: none.' })
  @IsLine(AGENCY_LENGTH, lengthSentence(AGENCY_LENGTH))
  transportAgency?: string | null;

  @Field(() => LimitedClassEnum, {
    nullable: true,
    description:
      'Class that its journeys are judged by; left out: by the kind of vehicle that travellers choose.',
  })
  vehicleClass?: LimitedClass | null;
}

@InputType({ description: 'New class of a vehicle.' })
export class SetVehicleClassInput {
  @Field(() => ID, { description: 'A vehicle of the register.' })
  vehicleId: string;

  @Field(() => LimitedClassEnum, { nullable: true, description: 'Its class; null removes it.' })
  vehicleClass?: LimitedClass | null;
}

@InputType({ description: 'New agency of a vehicle.' })
export class SetVehicleAgencyInput {
  @Field(() => ID, { description: 'A vehicle of the register.' })
  vehicleId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Agency: 2 to 80 characters; null removes it from its agency.',
  })
  @IsLine(AGENCY_LENGTH, lengthSentence(AGENCY_LENGTH))
  transportAgency?: string | null;
}

@InputType({ description: 'Code to revoke, and the reason.' })
export class RevokeVehicleCodeInput {
  @Field(() => ID, { description: 'A code in force.' })
  codeId: string;

  @Field(() => String, { description: 'Why: 3 to 500 characters.' })
  @IsLine(REVOKING_REASON_LENGTH, lengthSentence(REVOKING_REASON_LENGTH))
  reason: string;
}

@InputType({ description: 'Kind of device that is invited, and its vehicle.' })
export class InviteDeviceInput {
  @Field(() => ID, { description: 'A vehicle of the register.' })
  vehicleId: string;

  @Field(() => DeviceKindEnum, { defaultValue: 'PHONE', description: 'Phone or tracker.' })
  kind: DeviceKind;
}

@InputType({ description: 'Device to revoke, and the reason.' })
export class RevokeDeviceInput {
  @Field(() => ID, { description: 'A device, or an invitation that was not used.' })
  deviceId: string;

  @Field(() => String, { description: 'Why: 3 to 500 characters.' })
  @IsLine(REVOKING_REASON_LENGTH, lengthSentence(REVOKING_REASON_LENGTH))
  reason: string;
}

@InputType({ description: 'A tracker and the invitation for the vehicle that it sits in.' })
export class EnrolTrackerInput {
  @Field(() => ID, { description: 'One of myTrackers.' })
  trackerId: string;

  @Field(() => String, { description: 'Invitation of 16 characters, in any case and grouping.' })
  @IsScanned()
  code: string;
}
