import {
  CRASH_INJURIES,
  CRASH_LIGHTS,
  CRASH_ROADS,
  CRASH_ROLES,
  CRASH_SEXES,
  CRASH_SURFACES,
  CRASH_TYPES,
  CRASH_VEHICLE_TYPES,
  CRASH_WEATHERS,
} from '@wakafine/domain/incidents/crash-record';
import { describedEnum } from '../../../platform/described-enum';

const OTHER = 'Anything else.';
const UNKNOWN = 'Not known.';

export const CrashTypeEnum = describedEnum(CRASH_TYPES, {
  name: 'CrashType',
  description: 'Type of a crash, by what it was with.',
  values: {
    VEHICLES: 'Two or more moving vehicles.',
    PEDESTRIAN: 'Somebody on foot.',
    PARKED_VEHICLE: 'A vehicle that stood.',
    OBSTACLE: 'Something on or beside the road.',
    ANIMAL: 'An animal.',
    SINGLE_VEHICLE: 'One vehicle alone: it left the road or turned over.',
    OTHER,
    UNKNOWN,
  },
});

export const CrashWeatherEnum = describedEnum(CRASH_WEATHERS, {
  name: 'CrashWeather',
  description: 'Weather at the time of a crash.',
  values: {
    CLEAR: 'Clear, or clouds without rain.',
    RAIN: 'Rain.',
    FOG: 'Fog or mist.',
    WIND: 'Strong wind.',
    DUST: 'Dust or smoke.',
    OTHER,
    UNKNOWN,
  },
});

export const CrashLightEnum = describedEnum(CRASH_LIGHTS, {
  name: 'CrashLight',
  description: 'Light at the time of a crash.',
  values: {
    DAYLIGHT: 'Daylight.',
    TWILIGHT: 'Dawn or dusk.',
    DARK_LIT: 'Night, with street lights on.',
    DARK_UNLIT: 'Night, without street lights.',
    UNKNOWN,
  },
});

export const CrashSurfaceEnum = describedEnum(CRASH_SURFACES, {
  name: 'CrashSurface',
  description: 'Surface of the road at the time of a crash.',
  values: {
    DRY: 'Dry.',
    WET: 'Wet.',
    FLOODED: 'Under water.',
    MUD_OR_SAND: 'Mud or loose sand.',
    OTHER,
    UNKNOWN,
  },
});

export const CrashRoadEnum = describedEnum(CRASH_ROADS, {
  name: 'CrashRoad',
  description: 'Class of the road of a crash.',
  values: {
    NATIONAL: 'A national road.',
    REGIONAL: 'A regional road.',
    LOCAL: 'A road between villages, or a track.',
    URBAN: 'A street of a town.',
    UNKNOWN,
  },
});

export const CrashVehicleTypeEnum = describedEnum(CRASH_VEHICLE_TYPES, {
  name: 'CrashVehicleType',
  description: 'Type of a vehicle that was involved in a crash.',
  values: {
    CAR: 'A private car or pick-up.',
    TAXI: 'A taxi.',
    MINIBUS: 'A minibus.',
    BUS: 'A bus or coach.',
    LORRY: 'A lorry, with or without a trailer.',
    MOTORCYCLE: 'A motorcycle or tricycle.',
    BICYCLE: 'A bicycle.',
    TRAIN: 'A train.',
    OTHER,
    UNKNOWN,
  },
});

export const CrashRoleEnum = describedEnum(CRASH_ROLES, {
  name: 'CrashRole',
  description: 'Role of somebody in a crash.',
  values: {
    DRIVER: 'Driver or rider.',
    PASSENGER: 'Passenger.',
    PEDESTRIAN: 'On foot.',
    OTHER,
    UNKNOWN,
  },
});

export const CrashSexEnum = describedEnum(CRASH_SEXES, {
  name: 'CrashSex',
  description: 'Sex of somebody in a crash.',
  values: { FEMALE: 'Female.', MALE: 'Male.', UNKNOWN },
});

export const CrashInjuryEnum = describedEnum(CRASH_INJURIES, {
  name: 'CrashInjury',
  description: 'Injury of somebody in a crash.',
  values: {
    KILLED: 'Died within 30 days of the crash.',
    SERIOUS: 'In hospital for at least a day.',
    SLIGHT: 'Hurt, and not in hospital for a day.',
    NONE: 'Not hurt.',
    UNKNOWN,
  },
});
