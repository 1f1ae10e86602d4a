import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { IsCompared, IsUuidText } from '../../platform/inputs/bounds';
import { IsAgency, IsPlateUnless, IsScanned } from '../../platform/inputs/named-bounds';
import type { TravelCategory } from '../violations/vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import { TravelCategoryEnum } from '../violations/violation-enums.type';
import { VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import { TravellerRoleEnum } from './journey.type';
import { WHEN_ACTIVE } from './start-outcome';
import type { WhenActive } from './start-outcome';
import type { TravellerRole } from './traveller-role';

export const WhenActiveEnum = describedEnum(WHEN_ACTIVE, {
  name: 'WhenActive',
  description: 'Ways to answer a start while another journey is on.',
  values: {
    REFUSE: 'CONFLICT, with activeJourneyId.',
    GIVE: 'The journey that is on, with the outcome ALREADY_ACTIVE.',
  },
});

@InputType({ description: 'Filter of journeys; members left out do not narrow.' })
export class JourneyFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that go on, or only those that have ended.',
  })
  isActive?: boolean | null;
}

@InputType({ description: 'Proof of a start by an enrolled phone.' })
export class DeviceProofInput {
  @Field(() => ID, { description: 'One of myDevices.' })
  deviceId: string;

  @Field(() => String, {
    description:
      'ECDSA P-256 with SHA-256 over `wf-start:<clientId>:<startedAt ISO 8601>:<deviceId>`: 64 bytes in base64url.',
  })
  @IsCompared()
  signature: string;
}

@InputType({ description: 'Start of a journey.' })
export class StartJourneyInput {
  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => String, {
    description:
      '3 to 20 characters, stored as typed; with vehicleCode or deviceProof it may be empty, and the plate of the register stands in its place.',
  })
  @IsPlateUnless(isVehicleProven)
  registrationNumber: string;

  @Field(() => TravelCategoryEnum, { description: 'Private travel or public transport.' })
  category: TravelCategory;

  @Field(() => String, { nullable: true, description: 'Required for PUBLIC: 2 to 80 characters.' })
  @IsAgency()
  transportAgency?: string | null;

  @Field(() => TravellerRoleEnum, {
    defaultValue: 'DRIVER',
    description: 'Role of the citizen in the vehicle.',
  })
  role: TravellerRole;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same journey.' })
  @IsUuidText()
  clientId?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'True start, up to 7 days ago, for a phone that was offline; now by default.',
  })
  startedAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'End of a journey that is over already; it never becomes active.',
  })
  endedAt?: Date | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Read from a file: must have ended, in a time of which no other journey of the citizen is known (else CONFLICT with overlappingJourneyId).',
  })
  isImported: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the vehicle, scanned or typed, in force at the start: the journey is a witness of that vehicle for 6 hours.',
  })
  @IsScanned()
  vehicleCode?: string | null;

  @Field(() => WhenActiveEnum, {
    defaultValue: 'REFUSE',
    description:
      'Answer while another journey of the citizen is on. For a start with endedAt it changes nothing: such a one needs a time of its own.',
  })
  ifActive: WhenActive;

  @Field(() => DeviceProofInput, {
    nullable: true,
    description: 'Signature of a phone that is enrolled for a vehicle: the journey is bound to it.',
  })
  @ValidateNested()
  deviceProof?: DeviceProofInput | null;
}

function isVehicleProven(input: object): boolean {
  return input instanceof StartJourneyInput && (input.vehicleCode ?? input.deviceProof ?? null) !== null;
}

@InputType({ description: 'A journey, and the role of the citizen in its vehicle.' })
export class ChangeTravellerRoleInput {
  @Field(() => ID, { description: 'Own active journey.' })
  journeyId: string;

  @Field(() => TravellerRoleEnum, { description: 'Role of the citizen in the vehicle.' })
  role: TravellerRole;
}

@InputType({ description: 'Scanned or typed text that says which vehicle the citizen is in.' })
export class BindVehicleInput {
  @Field(() => String, {
    description:
      'Code of a vehicle (QR address, its token, or 12 characters), or an invitation of 16 characters.',
  })
  @IsScanned()
  code: string;

  @Field(() => String, {
    nullable: true,
    description: 'For an invitation: public key of the phone, P-256, SPKI in base64url.',
  })
  @IsCompared()
  publicKey?: string | null;
}

// Without bounds: acceptFixes reads fixes, since class-validator takes 77 us for ten of them, and phones send most requests.
@InputType({
  description:
    'One reading of the phone, as raw as it was. Accuracy is judged rounded up to 0.01 m, speed down to 0.001 km/h, as evidence holds them.',
})
export class FixInput {
  @Field(() => Int, { description: 'Number within the journey, from 1; stored once.' })
  seq: number;

  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  lng: number;

  @Field(() => GraphQLDateTime, {
    description: 'Time of the reading, corrected by the measured clock offset.',
  })
  recordedAt: Date;

  @Field(() => Float, { nullable: true, description: 'Radius of 68 % confidence, metres, 0-100,000.' })
  accuracyM?: number | null;

  @Field(() => Float, { nullable: true, description: 'Speed that the device measured, km/h, 0-300.' })
  speedKmh?: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction of travel, degrees, 0-360.' })
  headingDeg?: number | null;

  @Field(() => Int, { nullable: true, description: 'Offset that recordedAt was corrected by, ms.' })
  clockOffsetMs?: number | null;
}

@InputType({ description: 'Fixes for one journey.' })
export class RecordFixesInput {
  @Field(() => ID, { description: 'A journey of one’s own, active or ended.' })
  journeyId: string;

  @Field(() => [FixInput], { description: '1 to 1,000 fixes in any order.' })
  fixes: FixInput[];
}

@InputType({ description: 'Journey to end, and the time of its end.' })
export class EndJourneyInput {
  @Field(() => ID, { description: 'A journey of one’s own.' })
  journeyId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Now by default; never before the last good fix.',
  })
  endedAt?: Date | null;
}
