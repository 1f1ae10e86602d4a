import { maskPlate } from '@wakafine/domain/masking';
import type { Violator } from './set-violator-status';
import type { TopViolator, ViolatorStatus } from './violator.type';

const STATUS_NAMES: Record<ViolatorStatus, string> = {
  ACTIVE: 'Active',
  UNDER_REVIEW: 'Under Review',
  SUSPENDED: 'Suspended',
};

/** A violator over GraphQL, with a masked plate. */
export function presentViolator(violator: Violator): TopViolator {
  const { vehicleId, registrationNumber } = violator;
  return { ...violator, vehicleId: String(vehicleId), registrationNumber: maskPlate(registrationNumber) };
}

/** What REST answers to a change of status: the vehicle and its status as people read it. */
export function presentRestViolatorStatus({ vehicleId, status }: Violator) {
  return { vehicleId, status: STATUS_NAMES[status] };
}
