import { hourOfMs } from '@wakafine/domain/time/public-time';
import { safeDrivingPercentage } from '@wakafine/domain/statistics/safety-score';
import { kmOf } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { defineSharedAnswer } from '../../platform/memory/shared-answer';
import { asAppError } from '../../platform/errors';
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

/**
 * The totals of the whole country as they stood at the last full hour: all that is published in that hour,
 * whatever arrives in
 * it, so that no single journey can be seen in them. Distances in steps of 10 km, whole km/h, both rounded down.
 */
export async function publicTotals(ctx: AppCtx): Promise<PublicTotals> {
  const hour = new Date(hourOfMs(ctx.clock().getTime()));
  const figures = await totals.ask(ctx, hour.toISOString(), () => readTotals(ctx, hour));
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
}

async function readTotals(ctx: AppCtx, hour: Date): Promise<StoredTotals> {
  const [stored]: { figures: StoredTotals }[] = await ctx.db.rows(PUBLIC_TOTALS, [hour]);
  if (stored !== undefined) {
    return stored.figures;
  }
  let counted: { figures: StoredTotals } | undefined;
  try {
    [counted] = await ctx.db.rows(STORE_PUBLIC_TOTALS, [hour, new Date(hour.getTime() - ACTIVE_MS)]);
  } catch (error) {
    return latestTotals(ctx, error);
  }
  return counted?.figures ?? readTotals(ctx, hour);
}

/** Those of an earlier hour, while nothing can be stored. @throws the error of storing these where there are none */
async function latestTotals({ db, log }: AppCtx, error: unknown): Promise<StoredTotals> {
  const [latest]: { figures: StoredTotals }[] = await db.rows(LATEST_PUBLIC_TOTALS, []);
  if (latest === undefined || asAppError(error).code !== 'UNAVAILABLE') {
    throw error;
  }
  log.warn({ err: error }, 'the public totals of this hour could not be stored');
  return latest.figures;
}
