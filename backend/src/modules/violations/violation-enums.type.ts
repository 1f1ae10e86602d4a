import { EVIDENCE_GRADES } from '@wakafine/domain/violations/judged-violations';
import { CARD_SEVERITIES } from '@wakafine/domain/violations/severity-scales';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import { TRAVEL_CATEGORIES, VIOLATION_BINDINGS, VIOLATOR_STATUSES } from './vehicle-enums';

export const SpeedZoneEnum = enumOf(SPEED_ZONES);
registerEnumType(SpeedZoneEnum, {
  name: 'SpeedZone',
  description: 'Speed zones, by the thresholds in force.',
});

export const ViolationSeverityEnum = enumOf(['CAUTION', 'WARNING', 'DANGER'] as const);
registerEnumType(ViolationSeverityEnum, {
  name: 'ViolationSeverity',
  description: 'Zone of the caution threshold and as much above it as is proven above the limit.',
});

export const EvidenceGradeEnum = enumOf(EVIDENCE_GRADES);
registerEnumType(EvidenceGradeEnum, {
  name: 'EvidenceGrade',
  description:
    'What proves a violation. A: the own (Doppler) speed of the device, which the way does not contradict. B: the way between its places. C: nothing yet (claims and imported files); never in rankings or recentViolations.',
});

export const TravelCategoryEnum = enumOf(TRAVEL_CATEGORIES);
registerEnumType(TravelCategoryEnum, {
  name: 'TravelCategory',
  description: 'Private travel, or public transport run by an agency.',
});

export const ViolatorStatusEnum = enumOf(VIOLATOR_STATUSES);
registerEnumType(ViolatorStatusEnum, {
  name: 'ViolatorStatus',
  description: 'What the authority has decided on a vehicle.',
});

export const ViolationBindingEnum = enumOf(VIOLATION_BINDINGS);
registerEnumType(ViolationBindingEnum, {
  name: 'ViolationBinding',
  description: 'Level of a violation: how sure it is which vehicle it was.',
  valuesConfig: {
    TYPED: { description: 'Somebody typed the plate: it accuses nobody.' },
    WITNESS: { description: 'Somebody scanned or typed the code of the vehicle.' },
    BOUND: { description: 'A phone or tracker recorded it that is enrolled for the vehicle.' },
    CONFLICT: { description: 'An enrolled device of the vehicle was elsewhere: nobody is accused.' },
  },
});

export const CardSeverityEnum = enumOf(CARD_SEVERITIES);
registerEnumType(CardSeverityEnum, {
  name: 'CardSeverity',
  description:
    'How citizens read a violation, by its peak speed: MODERATE from 60 km/h, SEVERE from 80 km/h.',
});

/** What a violation is about. */
export type ViolationType = 'SPEEDING';
export const ViolationTypeEnum = enumOf(['SPEEDING'] as const);
registerEnumType(ViolationTypeEnum, {
  name: 'ViolationType',
  description: 'What a violation is about: so far speed is all that is measured.',
});

/** What has become of a violation. */
export type ViolationStatus = 'RESOLVED' | 'UNDER_REVIEW';
export const ViolationStatusEnum = enumOf(['RESOLVED', 'UNDER_REVIEW'] as const);
registerEnumType(ViolationStatusEnum, {
  name: 'ViolationStatus',
  description: 'RESOLVED once it was reported to the authority, UNDER_REVIEW until then.',
});
