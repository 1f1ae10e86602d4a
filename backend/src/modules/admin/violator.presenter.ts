import { maskPlate } from '@wakafine/domain/masking';
import type { RankedViolator, Violator } from './top-violators';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import type { TopViolator } from './violator.type';

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

/** A row of the public ranking, with a masked plate unless violations of the one who asks are in it. */
export function presentRankedViolator({ violator, isOwn }: RankedViolator): TopViolator {
  const shown = presentViolator(violator);
  return isOwn ? { ...shown, registrationNumber: violator.registrationNumber } : shown;
}

/** What REST answers to a change of status: the vehicle and its status as people read it. */
export function presentRestViolatorStatus({ vehicleId, status }: Violator) {
  return { vehicleId, status: STATUS_NAMES[status] };
}
