import { kmOf } from '@wakafine/domain/units';
import { safeDrivingPercentage } from '@wakafine/domain/statistics/safety-score';
import type { Statement } from '../../platform/db/statement';
import type { AppCtx } from '../identity/accounts/actor';
import { ACTIVE_VEHICLES, ALL_FIGURES, IS_ALL_DEMO, OWN_FIGURES } from './statistics.queries';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';

/** A vehicle counts as active for so long after its last start, ms. */
export const ACTIVE_MS = 30 * 24 * 3_600_000;

/** Totals of journeys. */
export interface Statistics {
  /** Active ones included. */
  readonly totalJourneys: number;
  readonly totalDistanceKm: number;
  /** Distance over moving time over all ended journeys; 0 before the first. */
  readonly averageSpeedKmh: number;
  /** Violations that the tracks show; neither claims nor incidents. */
  readonly totalViolations: number;
  /** 0-100. */
  readonly safeDrivingPercentage: number;
}

/** Inputs of statistics. */
export interface Figures {
  readonly totalJourneys: number;
  readonly totalDistanceM: number;
  readonly averageSpeedKmh: number;
  readonly totalViolations: number;
  readonly endedJourneys: number;
  readonly safeJourneys: number;
}

/** The figures over everybody's journeys as they stand now, for staff. */
export function allStatistics(ctx: AppCtx): Promise<Statistics> {
  return figures(ctx, ALL_FIGURES, []);
}

/** Number of vehicles that have been on a journey in the last 30 days. */
export async function countActiveVehicles(ctx: AppCtx): Promise<number> {
  const since = new Date(ctx.clock().getTime() - ACTIVE_MS);
  const [row]: { activeVehicles: number }[] = await ctx.db.rows(ACTIVE_VEHICLES, [since]);
  return row?.activeVehicles ?? 0;
}

/** Whether the figures are made of nothing but sample data of demo mode; false before the first journey. */
export async function areFiguresDemo(ctx: AppCtx): Promise<boolean> {
  const [row]: { isDemo: boolean }[] = await ctx.db.rows(IS_ALL_DEMO, []);
  return row?.isDemo === true;
}

/**
 * The figures over the actor's own journeys.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export const ownStatistics = act({ may: citizens }, async (ctx): Promise<Statistics> => {
  return figures(ctx, OWN_FIGURES, [ctx.actor.accountId]);
});

async function figures(ctx: AppCtx, statement: Statement, values: readonly number[]): Promise<Statistics> {
  const [row] = await ctx.db.composedRows<Figures>(statement, values);
  // An aggregate without GROUP BY always has one row.
  const { totalJourneys = 0, totalDistanceM = 0, averageSpeedKmh = 0 } = row ?? {};
  const { totalViolations = 0, endedJourneys = 0, safeJourneys = 0 } = row ?? {};
  return {
    totalJourneys,
    totalDistanceKm: kmOf(totalDistanceM),
    averageSpeedKmh,
    totalViolations,
    safeDrivingPercentage: safeDrivingPercentage({ endedJourneys, safeJourneys }),
  };
}
