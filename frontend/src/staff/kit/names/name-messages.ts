import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of what binds a journey to its vehicle. */
export const BINDING_MESSAGES = defineTexts({
  TYPED: {
    id: 'operations.level.typed',
    defaultMessage: 'Typed',
    description: 'Level: somebody typed the plate',
  },
  WITNESS: {
    id: 'operations.level.witness',
    defaultMessage: 'Witness',
    description: 'Level: somebody scanned the code of the vehicle',
  },
  BOUND: {
    id: 'operations.level.bound',
    defaultMessage: 'Bound',
    description: 'Level: an enrolled device of the vehicle recorded it',
  },
});

/** Names of the kinds of zone. */
export const LIMIT_ZONE_MESSAGES = defineTexts({
  OPEN_ROAD: {
    id: 'speed-limits.zoneName.openRoad',
    defaultMessage: 'Open road',
    description: 'Kind of zone',
  },
  TOWN: { id: 'speed-limits.zoneName.town', defaultMessage: 'Town', description: 'Kind of zone' },
  ROAD: { id: 'speed-limits.zoneName.road', defaultMessage: 'Road', description: 'Kind of zone' },
  MARKET: { id: 'speed-limits.zoneName.market', defaultMessage: 'Market', description: 'Kind of zone' },
  SCHOOL: { id: 'speed-limits.zoneName.school', defaultMessage: 'School', description: 'Kind of zone' },
});

/** Names of what a limit is now. */
export const LIMIT_STATE_MESSAGES = defineTexts({
  UNCONFIRMED: {
    id: 'speed-limits.stateName.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'What a limit is now',
  },
  IN_FORCE: {
    id: 'speed-limits.stateName.inForce',
    defaultMessage: 'In force',
    description: 'What a limit is now',
  },
  PLANNED: {
    id: 'speed-limits.stateName.planned',
    defaultMessage: 'Planned',
    description: 'What a limit is now',
  },
  ENDED: { id: 'speed-limits.stateName.ended', defaultMessage: 'Ended', description: 'What a limit is now' },
});

/** Names of the kinds of proposal. */
export const LIMIT_KIND_MESSAGES = defineTexts({
  ADD: { id: 'speed-limits.kindName.add', defaultMessage: 'New limit', description: 'Kind of a proposal' },
  CHANGE: { id: 'speed-limits.kindName.change', defaultMessage: 'Change', description: 'Kind of a proposal' },
  CONFIRM: {
    id: 'speed-limits.kindName.confirm',
    defaultMessage: 'Confirmation',
    description: 'Kind of a proposal',
  },
  END: { id: 'speed-limits.kindName.end', defaultMessage: 'End', description: 'Kind of a proposal' },
});

/** Names of what became of a proposal. */
export const LIMIT_OUTCOME_MESSAGES = defineTexts({
  SECONDED: {
    id: 'speed-limits.outcomeName.seconded',
    defaultMessage: 'Seconded',
    description: 'What became of a proposal',
  },
  REFUSED: {
    id: 'speed-limits.outcomeName.refused',
    defaultMessage: 'Refused',
    description: 'What became of a proposal',
  },
  WITHDRAWN: {
    id: 'speed-limits.outcomeName.withdrawn',
    defaultMessage: 'Taken back',
    description: 'What became of a proposal',
  },
});

/** Names of the levels of confidence. */
export const LIMIT_CONFIDENCE_MESSAGES = defineTexts({
  LOW: { id: 'speed-limits.confidenceName.low', defaultMessage: 'Low', description: 'Confidence in a limit' },
  MEDIUM: {
    id: 'speed-limits.confidenceName.medium',
    defaultMessage: 'Medium',
    description: 'Confidence in a limit',
  },
  HIGH: {
    id: 'speed-limits.confidenceName.high',
    defaultMessage: 'High',
    description: 'Confidence in a limit',
  },
});

/** Names of the classes of vehicle. */
export const LIMITED_CLASS_MESSAGES = defineTexts({
  CAR: { id: 'speed-limits.className.car', defaultMessage: 'Car', description: 'Class of vehicle' },
  BIKE: { id: 'speed-limits.className.bike', defaultMessage: 'Motorcycle', description: 'Class of vehicle' },
  BUS: { id: 'speed-limits.className.bus', defaultMessage: 'Bus', description: 'Class of vehicle' },
  BUS_OVER_3_5T: {
    id: 'speed-limits.className.busOver35t',
    defaultMessage: 'Bus over 3.5 t',
    description: 'Class of vehicle',
  },
  BUS_OVER_12_5T: {
    id: 'speed-limits.className.busOver125t',
    defaultMessage: 'Bus over 12.5 t',
    description: 'Class of vehicle',
  },
  LORRY_OVER_3_5T: {
    id: 'speed-limits.className.lorryOver35t',
    defaultMessage: 'Lorry over 3.5 t',
    description: 'Class of vehicle',
  },
  LORRY_OVER_12T: {
    id: 'speed-limits.className.lorryOver12t',
    defaultMessage: 'Lorry over 12 t',
    description: 'Class of vehicle',
  },
  TRAILER_OVER_0_75T: {
    id: 'speed-limits.className.trailerOver075t',
    defaultMessage: 'With a trailer over 0.75 t',
    description: 'Class of vehicle',
  },
});
