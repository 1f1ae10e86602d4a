import { maskPlate } from '@wakafine/domain/masking';
import type { DecidedViolator } from './set-violator-status';
import type { RankedViolator, Violator } from './top-violators';
import type { Actor } from '../identity/actor';
import { VIOLATOR_STATUS_NAMES } from '../violations/violation.presenter';
import { shownStatus } from '../violations/violations.policy';
import type { TopViolator } from './violator.type';

/** A violator over GraphQL after a step of a decision, with a masked plate. */
export function presentDecidedViolator(violator: DecidedViolator): TopViolator {
  return { ...presentViolator(violator), proposedStatus: violator.proposedStatus };
}

/** A row of the public ranking, with a masked plate unless violations of the one who asks are in it. */
export function presentRankedViolator({ violator, isOwn }: RankedViolator, actor: Actor): TopViolator {
  const shown = { ...presentViolator(violator), status: shownStatus(actor, violator.status) };
  return isOwn ? { ...shown, registrationNumber: violator.registrationNumber } : shown;
}

/** What REST answers to a step of a decision: the vehicle, its status as people read it, and what waits for another. */
export function presentRestViolatorStatus({ vehicleId, status, proposedStatus }: DecidedViolator) {
  return { vehicleId, status: VIOLATOR_STATUS_NAMES[status], proposed: proposedStatus };
}

function presentViolator(violator: Violator): TopViolator {
  const { vehicleId, registrationNumber } = violator;
  return {
    ...violator,
    vehicleId: String(vehicleId),
    registrationNumber: maskPlate(registrationNumber),
    proposedStatus: null,
  };
}
