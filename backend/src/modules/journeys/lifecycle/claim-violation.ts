import type { Place } from '@wakafine/domain/geo/geo';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import type { Range } from '@wakafine/domain/input/limits';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { currentThresholds } from '../../settings/thresholds/speed-thresholds';
import { saveClaim } from '../../violations/save-claim';
import type { Violation } from '../../violations/violation.entity';
import { Journey } from '../journey.entity';
import { canRecord } from '../journeys.policy';
import { TOUCH_JOURNEY } from '../journeys.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/**
 * Stores a client's claim of a violation on its own active journey; `isNew` is false where it was folded into an
 * episode in course.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT for a speed below the caution threshold or a value
 * out of bounds, NOT_FOUND for a journey that is not theirs, CONFLICT for one that has ended
 */
export const claimViolation = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (
    ctx,
    input: { journeyId: number; speedKmh: number; place: Place },
  ): Promise<{ violation: Violation; isNew: boolean }> => {
    const thresholds = await currentThresholds(ctx);
    refuseOutOfBounds(input, { min: thresholds.caution, max: LIMITS.speedKmh.max });
    return inTransaction(ctx, async (claiming) => {
      await claiming.db.rows(TOUCH_JOURNEY, [input.journeyId]);
      const journey = await claiming.db.entities.findOneBy(Journey, { id: input.journeyId });
      if (journey === null || !canRecord(ctx.actor, journey)) {
        throw new AppError('NOT_FOUND');
      }
      if (journey.endedAt !== null) {
        throw new AppError('CONFLICT', { sentence: 'The journey has ended.' });
      }
      const { speedKmh, place } = input;
      return saveClaim(claiming, journey, { speedKmh, place, thresholds });
    });
  },
);

function refuseOutOfBounds({ speedKmh, place }: { speedKmh: number; place: Place }, speedRange: Range): void {
  const checks: [string, number, Range][] = [
    ['speed', speedKmh, speedRange],
    ['latitude', place.lat, LIMITS.lat],
    ['longitude', place.lng, LIMITS.lng],
  ];
  const faults = checks.flatMap(([name, value, range]) =>
    isWithin(value, range) ? [] : [[name, rangeSentence(range)]],
  );
  if (faults.length > 0) {
    throw badInput(Object.fromEntries(faults));
  }
}
