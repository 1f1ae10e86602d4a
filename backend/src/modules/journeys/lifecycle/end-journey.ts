import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import { AppError, badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { declaredEnd, provisionalEnd } from '../journey-end';
import type { JourneyEnd } from '../journey-end';
import type { Journey } from '../journey.entity';
import { timeFault } from '../journey-times';
import { canRecord } from '../journeys.policy';
import { ACTIVE_JOURNEYS } from '../journeys.queries';
import { historyOf, rulesOf } from '../record/journey-law';
import { evictDrive, loadDrive } from '../record/known-drive';
import type { KnownDrive } from '../record/known-drive';
import { saveDrive } from '../record/save-drive';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

const ATTEMPTS = 5;

/**
 * Ends a journey at a time (now by default); one that has ended is returned unchanged, and an end before the last
 * good fix is moved to it.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, BAD_USER_INPUT (endedAt) for a
 * time before the start or ahead of the server
 */
export const endJourney = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, input: { journeyId: number | null; endedAt: Date | null }): Promise<Journey> => {
    const { journeyId } = input;
    if (journeyId === null) {
      throw new AppError('NOT_FOUND');
    }
    return changeEnd(ctx, journeyId, (known) => {
      if (!canRecord(ctx.actor, known.journey)) {
        throw new AppError('NOT_FOUND');
      }
      if (known.journey.endedAt !== null) {
        return null;
      }
      const now = ctx.clock();
      const endedAt = input.endedAt ?? now;
      const fault = timeFault(endedAt, { earliest: known.journey.startedAt, now });
      if (fault !== null) {
        throw badInput({ endedAt: fault });
      }
      return declaredEnd(endedAt > now ? now : endedAt, known.judgement.drive);
    });
  },
);

/** Ends a journey that nothing was received for, provisionally: later fixes move that end. */
export async function endSilentJourney(ctx: AppCtx, journeyId: number, silentSince: Date): Promise<Journey> {
  return changeEnd(ctx, journeyId, ({ journey, judgement: { drive } }) =>
    journey.endedAt === null && journey.lastReceivedAt < silentSince ? provisionalEnd(journey, drive) : null,
  );
}

/** The journeys that are active now, oldest first. */
export async function activeJourneyIds(ctx: AppCtx): Promise<number[]> {
  const rows = await ctx.db.rows(ACTIVE_JOURNEYS, []);
  return rows.map(({ id }) => id);
}

/** Ends an active journey now, no matter whose it is; false when it has ended or gone meanwhile. */
export async function endJourneyNow(ctx: AppCtx, journeyId: number): Promise<boolean> {
  let isEnding = false;
  try {
    await changeEnd(ctx, journeyId, ({ journey, judgement: { drive } }) => {
      isEnding = journey.endedAt === null;
      return isEnding ? declaredEnd(ctx.clock(), drive) : null;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return false;
    }
    throw error;
  }
  return isEnding;
}

function changeEnd(
  ctx: AppCtx,
  journeyId: number,
  decide: (known: KnownDrive) => JourneyEnd | null,
): Promise<Journey> {
  return ctx.locks.run(`journey:${journeyId}`, async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const known = await loadDrive(ctx, journeyId);
      if (known === null) {
        throw new AppError('NOT_FOUND');
      }
      const end = decide(known);
      if (end === null) {
        return known.journey;
      }
      const journey = { ...known.journey, ...end };
      const { judgement, good } = judgeJourney(known.fixes, rulesOf(ctx, journey, known.law));
      const { acceptedThrough, lastReceivedAt } = known.journey;
      evictDrive(ctx, journeyId);
      const saved = await saveDrive(ctx, {
        known,
        journey,
        lastReceivedAt,
        judgement,
        history: historyOf(ctx, journey, { law: known.law, good }),
        newFixes: [],
        acceptedThrough,
        hasSpeedingChanged: true,
        haveAlertsChanged: true,
        haveFindingsChanged: true,
        isWhole: true,
      });
      if (saved !== null) {
        return saved.journey;
      }
    }
    throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
  });
}
