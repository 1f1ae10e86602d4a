import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { VIOLATOR_STATUS_NAMES } from '../violations/violation.presenter';
import type { RankedPublicViolator } from './public-violators';
import type { DecidedViolator } from './set-violator-status';
import type { Violator } from './top-violators';
import type { TopViolator } from './violator.type';

/** A violator over GraphQL after a step of a decision, with a masked plate. */
export function presentDecidedViolator(violator: DecidedViolator): TopViolator {
  return { ...presentViolator(violator), proposedStatus: violator.proposedStatus };
}

/** A violator over GraphQL for staff, with a masked plate. */
export function presentViolator(violator: Violator): TopViolator {
  const { vehicleId, registrationNumber } = violator;
  const id = String(vehicleId);
  const masked = maskPlate(registrationNumber);
  return { ...violator, id, vehicleId: id, registrationNumber: masked, proposedStatus: null };
}

/** A row of the public ranking; the plate is in full where violations of the one who asks are in it. */
export function presentPublicViolator({ violator, isOwn }: RankedPublicViolator): TopViolator {
  const { id, rank, registrationNumber, transportAgency, violationCount, severity, isDemo } = violator;
  const isNamed = transportAgency !== null;
  return {
    id,
    vehicleId: null,
    rank,
    registrationNumber: isOwn ? registrationNumber : publicPlate(registrationNumber, { isNamed }),
    transportAgency,
    violationCount,
    severity,
    // Internal until a decision is final.
    status: 'ACTIVE',
    proposedStatus: null,
    isDemo,
  };
}

/** Answer of REST to a step of a decision: the vehicle, its status as people read it, and the open proposal. */
export function presentRestViolatorStatus({ vehicleId, status, proposedStatus }: DecidedViolator) {
  return { vehicleId, status: VIOLATOR_STATUS_NAMES[status], proposed: proposedStatus };
}
