import { RULE_VERSION } from '@wakafine/domain/journeys/judgement';
import type { Violation } from '../../modules/violations/violation.entity';

/** A row of a violation that is in the public lists, but for what is given; in no database. */
export function violationRow(given: Partial<Violation> & Pick<Violation, 'id'>): Violation {
  return {
    publicId: given.id,
    namedAgency: null,
    accountId: null,
    journeyId: 1,
    vehicleId: 1,
    vehicleType: 'BUS',
    registrationNumber: 'LT 123 AB',
    category: 'PUBLIC',
    transportAgency: null,
    startedAt: new Date(given.id),
    endedAt: null,
    speedKmh: 80,
    meanSpeedKmh: 75,
    latitude: 4.05,
    longitude: 9.77,
    headingDeg: null,
    severity: 'DANGER',
    grade: 'A',
    fixCount: 12,
    ...{ provenKmh: 78, uncertaintyKmh: 2, provenS: 30, isOverGaps: false },
    ...{ limitKmh: 50, limitId: 'town', limitZone: 'TOWN', limitPlace: null, limitSource: 'Survey' },
    ...{
      isLimitConfirmed: true,
      thresholdsSince: null,
      ruleVersion: RULE_VERSION,
      judgedAt: new Date(given.id),
    },
    road: '',
    isClaimed: false,
    isWithdrawn: false,
    binding: 'TYPED',
    eventId: null,
    isPrimary: true,
    isContested: false,
    isSettled: false,
    reportedAt: null,
    reportedBy: null,
    isDemo: false,
    ...given,
  };
}
