import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import {
  CRASH_AGE_MAX,
  CRASH_NAME_MAX,
  CRASH_PEOPLE_MAX,
  CRASH_VEHICLES_MAX,
} from '@wakafine/domain/incidents/crash-record';
import type {
  CrashInjury,
  CrashLight,
  CrashRoad,
  CrashRole,
  CrashSex,
  CrashSurface,
  CrashType,
  CrashVehicleType,
  CrashWeather,
} from '@wakafine/domain/incidents/crash-record';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasMembers, IsLineOrEmpty, IsLines, IsWhole } from '../../../platform/inputs/bounds';
import { IncidentPlaceInput } from '../incidents.inputs';
import {
  CrashInjuryEnum,
  CrashLightEnum,
  CrashRoadEnum,
  CrashRoleEnum,
  CrashSexEnum,
  CrashSurfaceEnum,
  CrashTypeEnum,
  CrashVehicleTypeEnum,
  CrashWeatherEnum,
} from './crash-enums';

@InputType({ description: 'A vehicle of a crash.' })
export class CrashVehicleInput {
  @Field(() => CrashVehicleTypeEnum, { description: 'Type of the vehicle.' })
  vehicleType: CrashVehicleType;
}

@InputType({ description: 'Somebody in a crash, without a name.' })
export class CrashPersonInput {
  @Field(() => CrashRoleEnum, { description: 'Role of the person in it.' })
  role: CrashRole;

  @Field(() => CrashSexEnum, { defaultValue: 'UNKNOWN', description: 'Sex.' })
  sex: CrashSex;

  @Field(() => Int, { nullable: true, description: 'Years, 0-120; null when not known.' })
  @IsWhole({ min: 0, max: CRASH_AGE_MAX })
  age?: number | null;

  @Field(() => CrashInjuryEnum, { defaultValue: 'UNKNOWN', description: 'Injury of the person.' })
  injury: CrashInjury;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the vehicle in the list, from 1; of a pedestrian the one that hit them. Null for none or not known.',
  })
  @IsWhole({ min: 1, max: CRASH_VEHICLES_MAX })
  vehicle?: number | null;
}

@InputType({
  description: 'All that is known of a crash, since it is stored as a version of its own.',
})
export class CompleteCrashRecordInput {
  @Field(() => ID, { description: 'The incident, of type CRASH.' })
  incidentId: string;

  @Field(() => Int, { description: 'The version that is changed, 0 without one; another is a CONFLICT.' })
  version: number;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the change, up to 500 characters; required from version 1 on.',
  })
  @IsLines(REASON_MAX)
  reason?: string | null;

  @Field(() => GraphQLDateTime, {
    description: 'Time when it happened, up to 7 days before or after the report.',
  })
  occurredAt: Date;

  @Field(() => IncidentPlaceInput, {
    nullable: true,
    description: 'Place, up to 50 km from where it was reported; null when not known.',
  })
  @ValidateNested()
  location?: IncidentPlaceInput | null;

  @Field(() => String, { nullable: true, description: 'Municipality, up to 80 characters.' })
  @IsLineOrEmpty({ min: 1, max: CRASH_NAME_MAX })
  municipality?: string | null;

  @Field(() => String, { nullable: true, description: 'Name or number of the road, up to 80 characters.' })
  @IsLineOrEmpty({ min: 1, max: CRASH_NAME_MAX })
  road?: string | null;

  @Field(() => CrashRoadEnum, { defaultValue: 'UNKNOWN', description: 'Class of the road.' })
  roadClass: CrashRoad;

  @Field(() => CrashTypeEnum, { defaultValue: 'UNKNOWN', description: 'Type of the crash.' })
  crashType: CrashType;

  @Field(() => CrashWeatherEnum, { defaultValue: 'UNKNOWN', description: 'Weather.' })
  weather: CrashWeather;

  @Field(() => CrashLightEnum, { defaultValue: 'UNKNOWN', description: 'Light at the place and time.' })
  light: CrashLight;

  @Field(() => CrashSurfaceEnum, { defaultValue: 'UNKNOWN', description: 'Surface of the road.' })
  surface: CrashSurface;

  @Field(() => [CrashVehicleInput], { description: 'The vehicles, at most 30.' })
  @HasMembers({ min: 0, max: CRASH_VEHICLES_MAX }, `Must be at most ${CRASH_VEHICLES_MAX} vehicles`)
  vehicles: CrashVehicleInput[];

  @Field(() => [CrashPersonInput], { description: 'The people, at most 200.' })
  @HasMembers({ min: 0, max: CRASH_PEOPLE_MAX }, `Must be at most ${CRASH_PEOPLE_MAX} people`)
  @ValidateNested({ each: true })
  people: CrashPersonInput[];
}
