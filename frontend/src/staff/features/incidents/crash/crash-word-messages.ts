import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Types of a crash. */
export const CRASH_TYPE_MESSAGES = defineTexts({
  VEHICLES: {
    id: 'inbox.crashType.vehicles',
    defaultMessage: 'Two or more vehicles',
    description: 'What a crash was with',
  },
  PEDESTRIAN: {
    id: 'inbox.crashType.pedestrian',
    defaultMessage: 'Pedestrian',
    description: 'What a crash was with',
  },
  PARKED_VEHICLE: {
    id: 'inbox.crashType.parkedVehicle',
    defaultMessage: 'Parked vehicle',
    description: 'What a crash was with',
  },
  OBSTACLE: {
    id: 'inbox.crashType.obstacle',
    defaultMessage: 'Obstacle',
    description: 'What a crash was with',
  },
  ANIMAL: { id: 'inbox.crashType.animal', defaultMessage: 'Animal', description: 'What a crash was with' },
  SINGLE_VEHICLE: {
    id: 'inbox.crashType.singleVehicle',
    defaultMessage: 'One vehicle alone',
    description: 'What a crash was with',
  },
  OTHER: { id: 'inbox.crashType.other', defaultMessage: 'Other', description: 'What a crash was with' },
  UNKNOWN: {
    id: 'inbox.crashType.unknown',
    defaultMessage: 'Not known',
    description: 'What a crash was with',
  },
});

/** Weather. */
export const CRASH_WEATHER_MESSAGES = defineTexts({
  CLEAR: { id: 'inbox.crashWeather.clear', defaultMessage: 'Clear', description: 'Weather at a crash' },
  RAIN: { id: 'inbox.crashWeather.rain', defaultMessage: 'Rain', description: 'Weather at a crash' },
  FOG: { id: 'inbox.crashWeather.fog', defaultMessage: 'Fog', description: 'Weather at a crash' },
  WIND: { id: 'inbox.crashWeather.wind', defaultMessage: 'Strong wind', description: 'Weather at a crash' },
  DUST: { id: 'inbox.crashWeather.dust', defaultMessage: 'Dust or smoke', description: 'Weather at a crash' },
  OTHER: { id: 'inbox.crashWeather.other', defaultMessage: 'Other', description: 'Weather at a crash' },
  UNKNOWN: {
    id: 'inbox.crashWeather.unknown',
    defaultMessage: 'Not known',
    description: 'Weather at a crash',
  },
});

/** Light. */
export const CRASH_LIGHT_MESSAGES = defineTexts({
  DAYLIGHT: { id: 'inbox.crashLight.daylight', defaultMessage: 'Daylight', description: 'Light at a crash' },
  TWILIGHT: {
    id: 'inbox.crashLight.twilight',
    defaultMessage: 'Dawn or dusk',
    description: 'Light at a crash',
  },
  DARK_LIT: {
    id: 'inbox.crashLight.darkLit',
    defaultMessage: 'Night, street lights on',
    description: 'Light at a crash',
  },
  DARK_UNLIT: {
    id: 'inbox.crashLight.darkUnlit',
    defaultMessage: 'Night, no street lights',
    description: 'Light at a crash',
  },
  UNKNOWN: { id: 'inbox.crashLight.unknown', defaultMessage: 'Not known', description: 'Light at a crash' },
});

/** Surface of the road. */
export const CRASH_SURFACE_MESSAGES = defineTexts({
  DRY: { id: 'inbox.crashSurface.dry', defaultMessage: 'Dry', description: 'Surface of the road at a crash' },
  WET: { id: 'inbox.crashSurface.wet', defaultMessage: 'Wet', description: 'Surface of the road at a crash' },
  FLOODED: {
    id: 'inbox.crashSurface.flooded',
    defaultMessage: 'Under water',
    description: 'Surface of the road at a crash',
  },
  MUD_OR_SAND: {
    id: 'inbox.crashSurface.mudOrSand',
    defaultMessage: 'Mud or sand',
    description: 'Surface of the road at a crash',
  },
  OTHER: {
    id: 'inbox.crashSurface.other',
    defaultMessage: 'Other',
    description: 'Surface of the road at a crash',
  },
  UNKNOWN: {
    id: 'inbox.crashSurface.unknown',
    defaultMessage: 'Not known',
    description: 'Surface of the road at a crash',
  },
});

/** Class of the road. */
export const CRASH_ROAD_MESSAGES = defineTexts({
  NATIONAL: {
    id: 'inbox.crashRoad.national',
    defaultMessage: 'National road',
    description: 'Class of the road of a crash',
  },
  REGIONAL: {
    id: 'inbox.crashRoad.regional',
    defaultMessage: 'Regional road',
    description: 'Class of the road of a crash',
  },
  LOCAL: {
    id: 'inbox.crashRoad.local',
    defaultMessage: 'Local road or track',
    description: 'Class of the road of a crash',
  },
  URBAN: {
    id: 'inbox.crashRoad.urban',
    defaultMessage: 'Street of a town',
    description: 'Class of the road of a crash',
  },
  UNKNOWN: {
    id: 'inbox.crashRoad.unknown',
    defaultMessage: 'Not known',
    description: 'Class of the road of a crash',
  },
});

/** Types of vehicles. */
export const CRASH_VEHICLE_MESSAGES = defineTexts({
  CAR: { id: 'inbox.crashVehicle.car', defaultMessage: 'Car', description: 'Kind of vehicle in a crash' },
  TAXI: { id: 'inbox.crashVehicle.taxi', defaultMessage: 'Taxi', description: 'Kind of vehicle in a crash' },
  MINIBUS: {
    id: 'inbox.crashVehicle.minibus',
    defaultMessage: 'Minibus',
    description: 'Kind of vehicle in a crash',
  },
  BUS: { id: 'inbox.crashVehicle.bus', defaultMessage: 'Bus', description: 'Kind of vehicle in a crash' },
  LORRY: {
    id: 'inbox.crashVehicle.lorry',
    defaultMessage: 'Lorry',
    description: 'Kind of vehicle in a crash',
  },
  MOTORCYCLE: {
    id: 'inbox.crashVehicle.motorcycle',
    defaultMessage: 'Motorcycle',
    description: 'Kind of vehicle in a crash',
  },
  BICYCLE: {
    id: 'inbox.crashVehicle.bicycle',
    defaultMessage: 'Bicycle',
    description: 'Kind of vehicle in a crash',
  },
  TRAIN: {
    id: 'inbox.crashVehicle.train',
    defaultMessage: 'Train',
    description: 'Kind of vehicle in a crash',
  },
  OTHER: {
    id: 'inbox.crashVehicle.other',
    defaultMessage: 'Other',
    description: 'Kind of vehicle in a crash',
  },
  UNKNOWN: {
    id: 'inbox.crashVehicle.unknown',
    defaultMessage: 'Not known',
    description: 'Kind of vehicle in a crash',
  },
});

/** Roles of people. */
export const CRASH_ROLE_MESSAGES = defineTexts({
  DRIVER: {
    id: 'inbox.crashRole.driver',
    defaultMessage: 'Driver or rider',
    description: 'What somebody was in a crash',
  },
  PASSENGER: {
    id: 'inbox.crashRole.passenger',
    defaultMessage: 'Passenger',
    description: 'What somebody was in a crash',
  },
  PEDESTRIAN: {
    id: 'inbox.crashRole.pedestrian',
    defaultMessage: 'Pedestrian',
    description: 'What somebody was in a crash',
  },
  OTHER: {
    id: 'inbox.crashRole.other',
    defaultMessage: 'Other',
    description: 'What somebody was in a crash',
  },
  UNKNOWN: {
    id: 'inbox.crashRole.unknown',
    defaultMessage: 'Not known',
    description: 'What somebody was in a crash',
  },
});

/** Sex. */
export const CRASH_SEX_MESSAGES = defineTexts({
  FEMALE: {
    id: 'inbox.crashSex.female',
    defaultMessage: 'Female',
    description: 'Sex of somebody in a crash',
  },
  MALE: { id: 'inbox.crashSex.male', defaultMessage: 'Male', description: 'Sex of somebody in a crash' },
  UNKNOWN: {
    id: 'inbox.crashSex.unknown',
    defaultMessage: 'Not known',
    description: 'Sex of somebody in a crash',
  },
});

/** Injuries. */
export const CRASH_INJURY_MESSAGES = defineTexts({
  KILLED: {
    id: 'inbox.crashInjury.killed',
    defaultMessage: 'Killed',
    description: 'How badly somebody was hurt in a crash',
  },
  SERIOUS: {
    id: 'inbox.crashInjury.serious',
    defaultMessage: 'Seriously hurt',
    description: 'How badly somebody was hurt in a crash',
  },
  SLIGHT: {
    id: 'inbox.crashInjury.slight',
    defaultMessage: 'Slightly hurt',
    description: 'How badly somebody was hurt in a crash',
  },
  NONE: {
    id: 'inbox.crashInjury.none',
    defaultMessage: 'Not hurt',
    description: 'How badly somebody was hurt in a crash',
  },
  UNKNOWN: {
    id: 'inbox.crashInjury.unknown',
    defaultMessage: 'Not known',
    description: 'How badly somebody was hurt in a crash',
  },
});
