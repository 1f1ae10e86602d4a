import { CONFIRMATION_WORDS, isConfirmed } from '@wakafine/domain/input/system-control';
import type { ConfirmedAct } from '@wakafine/domain/input/system-control';
import { AppError, badInput } from '../../../platform/errors';
import { SYSTEM_COUNTS } from './system-counts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Rows that the acts of system control would touch now. */
export interface SystemCounts {
  readonly activeJourneys: number;
  readonly demoAccounts: number;
  readonly demoJourneys: number;
  readonly demoViolations: number;
  readonly demoIncidents: number;
  readonly demoCampaigns: number;
  readonly demoViews: number;
}

/** Confirmation of an act: the typed text, and the number that was shown. */
export interface Confirmation {
  readonly words: string;
  readonly expectedCount: number | null;
}

/**
 * Number of rows that ending all journeys and clearing the demo data would touch now; neither is done.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export const systemCounts = act(
  { may: right('canAccessSystemSettings') },
  async (ctx): Promise<SystemCounts> => {
    const [counts]: SystemCounts[] = await ctx.db.rows(SYSTEM_COUNTS, [ctx.isDemo]);
    if (counts === undefined) {
      throw new Error('Counts without grouping are always one row.');
    }
    return counts;
  },
);

/** Number of rows clearing the demo data deletes: accounts, journeys, violations, incidents, campaigns and views. */
export function demoCount(counts: SystemCounts): number {
  const { demoAccounts, demoJourneys, demoViolations, demoIncidents, demoCampaigns, demoViews } = counts;
  return demoAccounts + demoJourneys + demoViolations + demoIncidents + demoCampaigns + demoViews;
}

/**
 * Makes sure that an act was meant: the right words, and the number that was shown is still right. Null, for programs that
 * call the documented operations, is confirmed.
 * @throws BAD_USER_INPUT (confirmation.words), CONFLICT with `currentCount` where the number is another by now
 */
export const refuseUnconfirmed = act(
  { may: right('canAccessSystemSettings') },
  async (
    ctx,
    { act, confirmation }: { act: ConfirmedAct; confirmation: Confirmation | null },
  ): Promise<void> => {
    if (confirmation === null) {
      return;
    }
    if (!isConfirmed(act, confirmation.words)) {
      throw badInput({ 'confirmation.words': `Must be ${CONFIRMATION_WORDS[act]}` });
    }
    const counts = await systemCounts(ctx);
    const currentCount = act === 'END_ALL_JOURNEYS' ? counts.activeJourneys : demoCount(counts);
    if (confirmation.expectedCount !== null && confirmation.expectedCount !== currentCount) {
      throw new AppError('CONFLICT', {
        sentence: 'The number has changed since it was shown.',
        details: { currentCount },
      });
    }
  },
);
