import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import type { SpeedLimit } from '../speed-limit.type';

/** A limit as the API shows it. One entry has several limits, so its identifier is none of the answer itself. */
export function presentSpeedLimit({ id, ...limit }: LegalLimit): SpeedLimit {
  return { limitId: id, ...limit };
}
