import { COUNTED_ROADS } from '@wakafine/domain/places/road-corridors';
import { EVIDENCE_GRADES } from '@wakafine/domain/violations/judged-violations';
import { CARD_SEVERITIES } from '@wakafine/domain/violations/severity-scales';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import { describedEnum } from '../../platform/described-enum';
import { TRAVEL_CATEGORIES, VIOLATION_BINDINGS, VIOLATOR_STATUSES } from './vehicle-enums';

export const SpeedZoneEnum = describedEnum(SPEED_ZONES, {
  name: 'SpeedZone',
  description: 'Zone of a speed, by the thresholds in force.',
  values: {
    SAFE: 'Below the caution threshold.',
    CAUTION: 'From the caution threshold.',
    WARNING: 'From the warning threshold.',
    DANGER: 'From the danger threshold.',
  },
});

export const ViolationSeverityEnum = describedEnum(['CAUTION', 'WARNING', 'DANGER'] as const, {
  name: 'ViolationSeverity',
  description: 'Zone of the caution threshold and as much above it as is proven above the limit.',
  values: {
    CAUTION: 'Less than WARNING, and proven above the limit.',
    WARNING: 'As much above the limit as the warning threshold lies above the caution threshold.',
    DANGER: 'As much above the limit as the danger threshold lies above the caution threshold.',
  },
});

export const CountedRoadEnum = describedEnum(COUNTED_ROADS, {
  name: 'CountedRoad',
  description: 'A road that violations are counted by: where they began.',
  values: {
    N1: 'National road 1.',
    N2: 'National road 2.',
    N3: 'National road 3.',
    N4: 'National road 4.',
    N5: 'National road 5.',
    N6: 'National road 6.',
    N7: 'National road 7.',
    N8: 'National road 8.',
    N9: 'National road 9.',
    N10: 'National road 10.',
    OTHER: 'Every other road.',
  },
});

export const EvidenceGradeEnum = describedEnum(EVIDENCE_GRADES, {
  name: 'EvidenceGrade',
  description: 'Grade of proof of a violation.',
  values: {
    A: 'The own (Doppler) speed of the device, which the way does not contradict.',
    B: 'The way between its places.',
    C: 'Nothing yet: claims and imported files. Never in rankings or recentViolations.',
  },
});

export const TravelCategoryEnum = describedEnum(TRAVEL_CATEGORIES, {
  name: 'TravelCategory',
  description: 'Kind of travel.',
  values: {
    PRIVATE: 'Private travel.',
    PUBLIC: 'Public transport run by an agency.',
  },
});

export const ViolatorStatusEnum = describedEnum(VIOLATOR_STATUSES, {
  name: 'ViolatorStatus',
  description: 'Statuses of a vehicle that the authority has decided.',
  values: {
    ACTIVE: 'Nothing is decided against it.',
    UNDER_REVIEW: 'Flagged: somebody looks into it.',
    SUSPENDED: 'Suspended by two people.',
  },
});

export const ViolationBindingEnum = describedEnum(VIOLATION_BINDINGS, {
  name: 'ViolationBinding',
  description: 'Level of a violation: how sure it is which vehicle it was.',
  values: {
    TYPED: 'Somebody typed the plate: it accuses nobody.',
    WITNESS: 'Somebody scanned or typed the code of the vehicle.',
    BOUND: 'A phone or tracker recorded it that is enrolled for the vehicle.',
    CONFLICT: 'An enrolled device of the vehicle was elsewhere: nobody is accused.',
  },
});

export const CardSeverityEnum = describedEnum(CARD_SEVERITIES, {
  name: 'CardSeverity',
  description: 'Severity of a violation as citizens see it, by its peak speed.',
  values: {
    MINOR: 'Below 60 km/h.',
    MODERATE: 'From 60 km/h.',
    SEVERE: 'From 80 km/h.',
  },
});

/** Kind of a violation. */
export type ViolationType = 'SPEEDING';
export const ViolationTypeEnum = describedEnum(['SPEEDING'] as const, {
  name: 'ViolationType',
  description: 'Kind of a violation.',
  values: {
    SPEEDING: 'Speed: so far all that is measured.',
  },
});

/** Status of a violation. */
export type ViolationStatus = 'RESOLVED' | 'UNDER_REVIEW';
export const ViolationStatusEnum = describedEnum(['RESOLVED', 'UNDER_REVIEW'] as const, {
  name: 'ViolationStatus',
  description: 'Status of a violation.',
  values: {
    UNDER_REVIEW: 'Not reported to the authority yet.',
    RESOLVED: 'Reported to the authority.',
  },
});
