import { LIMIT_AHEAD_DAYS } from '@wakafine/domain/limits/limit-proposals';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { badInput } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';

/** A time that was now when it was chosen still is. */
const LATE_MS = MINUTE_MS;

/** From when until when a limit is to hold. */
export interface LimitValidity {
  /** Null: from when it is seconded. */
  readonly validFrom: Date | null;
  /** Null: no end is known. */
  readonly validUntil: Date | null;
}

/**
 * The validity that was asked for; a moment that a slow click has used up is as soon as it is seconded.
 * @throws BAD_USER_INPUT (validFrom, validUntil) for the past, for more than 400 days ahead, and for an end before its beginning
 */
export function givenValidity(
  { clock }: Pick<AppCtx, 'clock'>,
  { validFrom, validUntil }: LimitValidity,
): LimitValidity {
  const nowMs = clock().getTime();
  const aheadMs = validFrom === null ? 0 : validFrom.getTime() - nowMs;
  // Also what is no time.
  if (!(aheadMs > -LATE_MS && aheadMs <= LIMIT_AHEAD_DAYS * DAY_MS)) {
    throw badInput({ validFrom: `Must not be in the past, nor more than ${LIMIT_AHEAD_DAYS} days ahead` });
  }
  const from = aheadMs <= 0 ? null : validFrom;
  if (validUntil !== null && !(validUntil.getTime() > (from?.getTime() ?? nowMs))) {
    throw badInput({ validUntil: 'Must be later than the beginning' });
  }
  return { validFrom: from, validUntil };
}
