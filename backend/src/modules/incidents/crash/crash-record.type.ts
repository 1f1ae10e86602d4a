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
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Incident } from '../incident.type';
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

@ObjectType({ description: 'A vehicle of a crash. The record has no plates.' })
export class CrashVehicle {
  @Field(() => CrashVehicleTypeEnum, { description: 'Type of the vehicle.' })
  vehicleType: CrashVehicleType;
}

@ObjectType({ description: 'Somebody in a crash. The record has no names.' })
export class CrashPerson {
  @Field(() => CrashRoleEnum, { description: 'Role of the person in it.' })
  role: CrashRole;

  @Field(() => CrashSexEnum, { description: 'Sex.' })
  sex: CrashSex;

  @Field(() => Int, { nullable: true, description: 'Years; null when not known.' })
  age: number | null;

  @Field(() => CrashInjuryEnum, { description: 'Injury of the person.' })
  injury: CrashInjury;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the vehicle in the list, from 1; of a pedestrian the one that hit them. Null for none or not known.',
  })
  vehicle: number | null;
}

@ObjectType({
  description:
    'A version of what staff recorded of a crash: the minimum data set of WHO (2010). For canViewDashboard only.',
})
export class CrashRecord {
  @Field(() => Int, { description: 'From 1; the highest holds.' })
  version: number;

  @Field(() => GraphQLDateTime, { description: 'Time when it was recorded.' })
  recordedAt: Date;

  @Field(() => String, { nullable: true, description: 'Why it was changed; null of version 1.' })
  reason: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when the crash happened.' })
  occurredAt: Date;

  @Field(() => Float, { nullable: true, description: 'Degrees; null when the place is not known.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null when the place is not known.' })
  longitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'South side of its cell of the analytics, degrees (`Hotspot.south`); null without a place.',
  })
  cellSouth: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'West side of its cell of the analytics, degrees (`Hotspot.west`); null without a place.',
  })
  cellWest: number | null;

  @Field(() => String, { nullable: true, description: 'Municipality; null when not known.' })
  municipality: string | null;

  @Field(() => String, { nullable: true, description: 'Name or number of the road; null when not known.' })
  road: string | null;

  @Field(() => CrashRoadEnum, { description: 'Class of the road.' })
  roadClass: CrashRoad;

  @Field(() => CrashTypeEnum, { description: 'Type of the crash.' })
  crashType: CrashType;

  @Field(() => CrashWeatherEnum, { description: 'Weather.' })
  weather: CrashWeather;

  @Field(() => CrashLightEnum, { description: 'Light at the place and time.' })
  light: CrashLight;

  @Field(() => CrashSurfaceEnum, { description: 'Surface of the road.' })
  surface: CrashSurface;

  @Field(() => [CrashVehicle], { description: 'The vehicles, at most 30.' })
  vehicles: readonly CrashVehicle[];

  @Field(() => [CrashPerson], { description: 'The people, at most 200.' })
  people: readonly CrashPerson[];

  @Field(() => Int, { description: 'Number of people who died within 30 days.' })
  killedCount: number;

  @Field(() => Int, { description: 'Number of people who were seriously hurt.' })
  seriousCount: number;

  @Field(() => Int, { description: 'Number of people who were slightly hurt.' })
  slightCount: number;
}

@ObjectType({ description: 'The incident with its record.' })
export class CompleteCrashRecordPayload {
  @Field(() => Incident, { description: 'The incident.' })
  incident: Incident;
}
