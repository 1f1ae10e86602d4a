import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import { violationsOf } from '@wakafine/domain/violations/judged-violations';
import type { Box } from '@wakafine/domain/limits/limit-geometry';
import { DAY_MS } from '@wakafine/domain/units';
import { defineCache } from '../../../platform/memory/caches';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { draftRegister } from '../../limits/changes/draft-register';
import type { DraftedChange } from '../../limits/changes/draft-register';
import { Journey } from '../journey.entity';
import { currentLaw, historyOf, rulesOf } from '../record/journey-law';
import type { JourneyLaw } from '../record/journey-law';
import { storedFixes } from '../tracks/read-track';
import { compareViolations } from './compare-violations';
import type { ComparedViolation } from './compare-violations';
import { journeysThrough } from './journeys-through';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Fixes are whole for 30 days by default, and only whole ones can be judged again. */
const PREVIEW_MS = 30 * DAY_MS;
/** So many journeys, or so much time, whichever comes first: a preview shares the processor with everybody. */
export const PREVIEW_JOURNEYS_MAX = 2_000;
const PREVIEW_TIME_MS = 5_000;

/** Effect of drafted changes on the violations of the last 30 days. */
export interface LimitPreview {
  /** Journeys begun from here on were looked for. */
  readonly sinceAt: Date;
  /** Journeys through the area that were judged. */
  readonly journeys: number;
  /** True where the time or the number of journeys was used up: only the newest ones were judged. */
  readonly isSample: boolean;
  readonly compared: readonly ComparedViolation[];
}

const running = defineCache<{ readonly since: Date }>({ maxEntries: 1_000 });

/**
 * Effect of changes of the register on the violations of the last 30 days, had they been in force all the time:
 * the ended
 * journeys through their area are judged by the limits of today and by the drafted ones. Stores nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, CONFLICT while another preview for the same
 * account runs in this process
 */
export const previewLimitChanges = act(
  { may: right('keepLimits') },
  async (ctx, changes: readonly DraftedChange[]): Promise<LimitPreview> => {
    const { accountId } = ctx.actor;
    const ofOthers = ctx.caches.of(running);
    const key = String(accountId);
    if (ofOthers.has(key)) {
      throw new AppError('CONFLICT', {
        sentence: 'A preview for you is running already: wait for it to end.',
      });
    }
    ofOthers.set(key, { since: ctx.clock() });
    try {
      return await compareJourneys(ctx, changes);
    } finally {
      ofOthers.delete(key);
    }
  },
);

async function compareJourneys(ctx: AppCtx, changes: readonly DraftedChange[]): Promise<LimitPreview> {
  const startedMs = ctx.clock().getTime();
  const sinceAt = new Date(startedMs - PREVIEW_MS);
  const [law, { limits, area }] = await Promise.all([currentLaw(ctx), draftRegister(ctx, changes)]);
  const laws = { today: law, drafted: { ...law, limits } };
  const compared: ComparedViolation[] = [];
  let journeys = 0;
  for await (const { id, isThrough } of journeysThrough(ctx, { area, since: sinceAt })) {
    const isTimeUp = ctx.clock().getTime() - startedMs >= PREVIEW_TIME_MS;
    // Nobody reads the answer to a client that has left.
    if (isTimeUp || journeys >= PREVIEW_JOURNEYS_MAX || ctx.clientSignal?.().aborted) {
      return { sinceAt, journeys, isSample: true, compared };
    }
    if (isThrough) {
      compared.push(...(await compareJourney(ctx, id, { laws, area })));
      journeys += 1;
      await yieldToOthers();
    }
  }
  return { sinceAt, journeys, isSample: false, compared };
}

async function compareJourney(
  ctx: AppCtx,
  journeyId: number,
  { laws, area }: { laws: Record<'today' | 'drafted', JourneyLaw>; area: readonly Box[] },
): Promise<ComparedViolation[]> {
  const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return [];
  }
  const fixes = await storedFixes(ctx, journey);
  const violationsBy = (law: JourneyLaw) => {
    const { judgement, good } = judgeJourney(fixes, rulesOf(ctx, journey, law));
    return violationsOf(judgement.speeding, {
      hasEnded: true,
      thresholds: law.thresholds,
      history: historyOf(ctx, journey, { law, good }),
    });
  };
  const today = violationsBy(laws.today);
  await yieldToOthers();
  return compareViolations(today, violationsBy(laws.drafted), area);
}
