import { maskPlate } from '@wakafine/domain/masking';
import type { RankedViolator, Violator } from './top-violators';
import { VIOLATOR_STATUS_NAMES } from '../violations/violation.presenter';
import type { TopViolator } from './violator.type';

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
  return { vehicleId, status: VIOLATOR_STATUS_NAMES[status] };
}
