import { setTimeout as wait } from 'node:timers/promises';
import { hourOfMs } from '@wakafine/domain/time/public-time';
import { safeDrivingPercentage } from '@wakafine/domain/statistics/safety-score';
import { kmOf } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { defineSharedAnswer } from '../../platform/memory/shared-answer';
import { AppError, asAppError } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { ACTIVE_MS } from './get-statistics';
import type { Figures, Statistics } from './get-statistics';
import {
  DELETE_PUBLIC_TOTALS,
  LATEST_PUBLIC_TOTALS,
  PUBLIC_TOTALS,
  STORE_PUBLIC_TOTALS,
} from './public-totals.queries';

/** Step of public distances, km. */
const DISTANCE_STEP_KM = 10;

/** A visitor waits so long for the count of a new hour; a large country takes longer, and shows the hour before meanwhile, ms. */
const PATIENCE_MS = 1_000;
/** A count is shared for so long from its beginning, ms. */
const COUNTED_MS = 60_000;

/** Public totals of the whole country. */
export interface PublicTotals extends Statistics {
  readonly activeVehicles: number;
  readonly isDemo: boolean;
}

interface StoredTotals extends Figures {
  readonly activeVehicles: number;
  readonly isDemo: boolean;
}

/** They change when the hour does, and when demo data are seeded or cleared by another process: seen so much later, ms. */
const REMEMBERED_MS = 10_000;

/** At the full hour everybody asks for the same. */
const totals = defineSharedAnswer<StoredTotals>({ ttlMs: REMEMBERED_MS });
/** One count for all who ask while it is under way. */
const counts = defineSharedAnswer<StoredTotals>({ ttlMs: COUNTED_MS });

/**
 * The totals of the whole country as they stood at the last full hour: all that is published in that hour,
 * whatever arrives in
 * it, so that no single journey can be seen in them. Distances in steps of 10 km, whole km/h, both rounded down.
 */
export async function publicTotals(ctx: AppCtx): Promise<PublicTotals> {
  const hour = new Date(hourOfMs(ctx.clock().getTime()));
  return shownTotals(await totals.ask(ctx, hour.toISOString(), () => readTotals(ctx, hour)));
}

/** The totals of an hour, or null while they are not counted. */
export async function publicTotalsOf({ db }: AppCtx, hour: Date): Promise<PublicTotals | null> {
  const [stored]: { figures: StoredTotals }[] = await db.rows(PUBLIC_TOTALS, [hour]);
  return stored === undefined ? null : shownTotals(stored.figures);
}

function shownTotals(figures: StoredTotals): PublicTotals {
  const { totalJourneys, totalDistanceM, averageSpeedKmh, totalViolations } = figures;
  return {
    totalJourneys,
    totalDistanceKm: Math.floor(kmOf(totalDistanceM) / DISTANCE_STEP_KM) * DISTANCE_STEP_KM,
    averageSpeedKmh: Math.floor(averageSpeedKmh),
    totalViolations,
    safeDrivingPercentage: safeDrivingPercentage(figures),
    activeVehicles: figures.activeVehicles,
    isDemo: figures.isDemo,
  };
}

/**
 * Has the totals of this hour counted anew, once demo data were seeded or cleared as a whole. Never for single journeys:
 * the difference would show them.
 */
export async function renewPublicTotals(services: Services): Promise<void> {
  await services.db.rows(DELETE_PUBLIC_TOTALS, []);
  dropPublicTotals(services);
}

/** Has this process read the totals anew: after the COMMIT of a transaction that renewed them, for meanwhile somebody may have asked. */
export function dropPublicTotals(services: Services): void {
  totals.drop(services);
  counts.drop(services);
}

async function readTotals(ctx: AppCtx, hour: Date): Promise<StoredTotals> {
  const [stored]: { figures: StoredTotals }[] = await ctx.db.rows(PUBLIC_TOTALS, [hour]);
  if (stored !== undefined) {
    return stored.figures;
  }
  const counted = counts.ask(ctx, hour.toISOString(), () => countTotals(ctx, hour));
  const inTime = await Promise.race([counted, wait(PATIENCE_MS, null, { ref: false })]);
  if (inTime !== null) {
    return inTime;
  }
  const earlier = await latestTotals(ctx);
  if (earlier === null) {
    return counted;
  }
  counted.catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the public totals of this hour were not counted'),
  );
  return earlier;
}

/** Counts the totals of an hour. In the lane of what may last: it sums up hours of years. */
async function countTotals(ctx: AppCtx, hour: Date): Promise<StoredTotals> {
  const db = ctx.db.inLane('EXPORTS');
  try {
    const since = new Date(hour.getTime() - ACTIVE_MS);
    const [counted]: { figures: StoredTotals }[] = await db.rows(STORE_PUBLIC_TOTALS, [hour, since]);
    // Without a row another process has stored them meanwhile.
    const [stored = counted]: { figures: StoredTotals }[] =
      counted === undefined ? await ctx.db.rows(PUBLIC_TOTALS, [hour]) : [];
    if (stored === undefined) {
      throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
    }
    return stored.figures;
  } catch (error) {
    const earlier = asAppError(error).code === 'UNAVAILABLE' ? await latestTotals(ctx) : null;
    if (earlier === null) {
      throw error;
    }
    ctx.log.warn({ err: error }, 'the public totals of this hour could not be stored');
    return earlier;
  }
}

/** Those of an earlier hour, or null before the first. */
async function latestTotals({ db }: AppCtx): Promise<StoredTotals | null> {
  const [latest]: { figures: StoredTotals }[] = await db.rows(LATEST_PUBLIC_TOTALS, []);
  return latest?.figures ?? null;
}
