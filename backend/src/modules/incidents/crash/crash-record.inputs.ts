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
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
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
  @Field(() => CrashVehicleTypeEnum, { description: 'What it was.' })
  vehicleType: CrashVehicleType;
}

@InputType({ description: 'Somebody in a crash, without a name.' })
export class CrashPersonInput {
  @Field(() => CrashRoleEnum, { description: 'What the person was in it.' })
  role: CrashRole;

  @Field(() => CrashSexEnum, { defaultValue: 'UNKNOWN', description: 'Sex.' })
  sex: CrashSex;

  @Field(() => Int, { nullable: true, description: 'Years, 0-120; null when not known.' })
  age?: number | null;

  @Field(() => CrashInjuryEnum, { defaultValue: 'UNKNOWN', description: 'How badly the person was hurt.' })
  injury: CrashInjury;

  @Field(() => Int, {
    nullable: true,
    description:
      'Which of the vehicles, from 1; of a pedestrian the one that hit them. Null for none or not known.',
  })
  vehicle?: number | null;
}

@InputType({
  description: 'What is known of a crash: all of it, since it is stored as a version of its own.',
})
export class CompleteCrashRecordInput {
  @Field(() => ID, { description: 'The incident, of type CRASH.' })
  incidentId: string;

  @Field(() => Int, { description: 'The version that is changed, 0 without one; another is a CONFLICT.' })
  version: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is changed, up to 500 characters; required from version 1 on.',
  })
  reason?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it happened, up to 7 days before or after the report.' })
  occurredAt: Date;

  @Field(() => IncidentPlaceInput, {
    nullable: true,
    description: 'Where, up to 50 km from where it was reported; null when not known.',
  })
  location?: IncidentPlaceInput | null;

  @Field(() => String, { nullable: true, description: 'Municipality, up to 80 characters.' })
  municipality?: string | null;

  @Field(() => String, { nullable: true, description: 'Name or number of the road, up to 80 characters.' })
  road?: string | null;

  @Field(() => CrashRoadEnum, { defaultValue: 'UNKNOWN', description: 'Class of the road.' })
  roadClass: CrashRoad;

  @Field(() => CrashTypeEnum, { defaultValue: 'UNKNOWN', description: 'What the crash was with.' })
  crashType: CrashType;

  @Field(() => CrashWeatherEnum, { defaultValue: 'UNKNOWN', description: 'Weather.' })
  weather: CrashWeather;

  @Field(() => CrashLightEnum, { defaultValue: 'UNKNOWN', description: 'Light.' })
  light: CrashLight;

  @Field(() => CrashSurfaceEnum, { defaultValue: 'UNKNOWN', description: 'Surface of the road.' })
  surface: CrashSurface;

  @Field(() => [CrashVehicleInput], { description: 'The vehicles, at most 30.' })
  vehicles: CrashVehicleInput[];

  @Field(() => [CrashPersonInput], { description: 'The people, at most 200.' })
  people: CrashPersonInput[];
}
