import { compareWithPeers, comparablePeers } from '@wakafine/domain/statistics/against-peers';
import type { ComparedRate } from '@wakafine/domain/statistics/against-peers';
import { ownRateOf, rateChange } from '@wakafine/domain/statistics/rates';
import type { Exposure, Rate, RateChange } from '@wakafine/domain/statistics/rates';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { daysBack } from '../../statistics/ranking/days-back';
import { AGENCIES } from '../../statistics/ranking/ranking.queries';
import { ownAgency } from '../own-agency';
import { weekStart, WEEK_DAYS } from './weeks';
import { AGENCY_DAYS, AGENCY_FLEET, AGENCY_JOURNEYS } from './overview.queries';
import { startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';

/** Days that the figures of an agency are of, up to and with today. */
export const AGENCY_DAYS_BACK = 30;
/** Whole weeks of the chart, before the one that goes on. */
const WEEKS_SHOWN = 8;

/** Violations and judged distance of an agency in a week of Africa/Douala, from Monday on. */
export interface AgencyWeekRow extends Exposure {
  /** First day, counted from 1 January 1970. */
  readonly weekOf: number;
  /** Its own, with the bounds of its count; null where too little was driven. */
  readonly rate: Rate | null;
}

/** Figures of an agency over 30 days. */
export interface OverviewRow extends Exposure, ComparedRate {
  readonly agency: string;
  /** Other agencies that it is compared with. */
  readonly peerCount: number;
  /** Compared with the 30 days before. */
  readonly change: RateChange;
  readonly vehicles: number;
  /** Vehicles that an enrolled device recorded in the period. */
  readonly observed: number;
  readonly withoutCode: number;
  readonly hasCode: boolean;
  readonly hasScan: boolean;
  readonly hasJourney: boolean;
  readonly isDemo: boolean;
  readonly ended: number;
  readonly safe: number;
  readonly endedBefore: number;
  readonly safeBefore: number;
  readonly weeks: readonly AgencyWeekRow[];
}

const NOTHING = { violations: 0, distanceM: 0, before: 0, beforeDistanceM: 0 };

/**
 * The figures of the actor's agency: its rate beside the common one of all others, the part of its vehicles that was observed,
 * and eight weeks. Of others there is nothing but their common rate, and that only where there are enough of them.
 * @throws UNAUTHENTICATED, FORBIDDEN for anyone who works for no agency
 */
export const readOverview = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx): Promise<OverviewRow> => {
    return overviewOf(ctx, await ownAgency(ctx));
  },
);

/** The same of an agency by name, for its own people and their reports. */
export async function overviewOf(ctx: Pick<AppCtx, 'db' | 'clock'>, agency: string): Promise<OverviewRow> {
  const { from, before } = daysBack(AGENCY_DAYS_BACK, ctx.clock());
  const { own, peers } = await exposuresOf(ctx, { agency, from, before });
  const [fleet] = await ctx.db.rows(AGENCY_FLEET, [agency, from]);
  const [journeys] = await ctx.db.rows(AGENCY_JOURNEYS, [agency, from, before]);
  if (fleet === undefined || journeys === undefined) {
    throw new Error('Counts give one row');
  }
  const { violations, distanceM, beforeDistanceM } = own;
  return {
    ...{ agency, violations, distanceM, peerCount: comparablePeers(peers).length },
    ...compareWithPeers(own, peers),
    change: rateChange({ violations: own.before, distanceM: beforeDistanceM }, own),
    ...fleet,
    ...journeys,
    weeks: await weeksOf(ctx, agency),
  };
}

/** Distance and proven violations of an agency, and of each of the others. */
export async function exposuresOf(
  { db }: Pick<AppCtx, 'db'>,
  { agency, from, before }: { agency: string; from: Date; before: Date },
) {
  const rows = await db.rows(AGENCIES, [from, before]);
  return {
    own: rows.find((row) => row.agency === agency) ?? NOTHING,
    peers: rows.filter((row) => row.agency !== agency),
  };
}

async function weeksOf(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  agency: string,
): Promise<AgencyWeekRow[]> {
  const current = weekStart(clock().getTime());
  const first = current - WEEKS_SHOWN * WEEK_DAYS;
  const bounds = [new Date(startOfDayMs(first)), new Date(startOfDayMs(current))] as const;
  const days = await db.rows(AGENCY_DAYS, [agency, ...bounds]);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const weekOf = first + index * WEEK_DAYS;
    const startMs = startOfDayMs(weekOf);
    const inWeek = days.filter(({ slot }) => {
      const sinceMs = slot.getTime() - startMs;
      return sinceMs >= 0 && sinceMs < WEEK_DAYS * DAY_MS;
    });
    const violations = inWeek.reduce((sum, day) => sum + day.violations, 0);
    const distanceM = inWeek.reduce((sum, day) => sum + day.distanceM, 0);
    return { weekOf, violations, distanceM, rate: ownRateOf({ violations, distanceM }) };
  });
}
