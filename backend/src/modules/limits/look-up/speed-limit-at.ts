import { limitInForce } from '@wakafine/domain/limits/limit-basis';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import type { VehicleClass } from '@wakafine/domain/limits/speed-limits';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import { limitBasis } from '../register/limit-register';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';

/** A place on the road, and what drives there. */
export interface SpeedLimitQuery {
  readonly lat: number;
  readonly lng: number;
  /** Degrees clockwise from north; null where it is not known. */
  readonly headingDeg: number | null;
  readonly vehicleClass: VehicleClass;
}

/**
 * The speed limit in force now for a class of vehicle at a place, as a fix of unknown accuracy there is held to; null for a
 * train.
 * @throws BAD_USER_INPUT (lat, lng, headingDeg)
 */
export const speedLimitAt = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services, asked: SpeedLimitQuery): Promise<LegalLimit | null> => {
    const { lat, lng, headingDeg } = asked;
    const given = [
      ['lat', lat, LIMITS.lat],
      ['lng', lng, LIMITS.lng],
      ['headingDeg', headingDeg ?? 0, LIMITS.headingDeg],
    ] as const;
    const outOfRange = given.filter(([, value, range]) => !isWithin(value, range));
    if (outOfRange.length > 0) {
      throw badInput(Object.fromEntries(outOfRange.map(([name, , range]) => [name, rangeSentence(range)])));
    }
    const atMs = services.clock().getTime();
    return limitInForce(await limitBasis(services), { ...asked, accuracyM: null, atMs });
  },
);
