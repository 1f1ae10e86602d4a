import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { dashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import type { DashboardPeriod, DashboardRange } from '@wakafine/domain/statistics/dashboard-range';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { INCIDENT_STATUSES } from '@wakafine/domain/incidents/incidents';
import { MINUTE_MS } from '@wakafine/domain/units';
import { defineSharedReads } from '../../../platform/memory/shared-reads';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Incident } from '../../incidents/incident.entity';
import { listIncidents } from '../../incidents/read/list-incidents';
import { currentThresholds } from '../../settings/thresholds/speed-thresholds';
import { listViolations } from '../../violations/read/list-violations';
import type { Violation } from '../../violations/violation.entity';
import { cardsOf } from './dashboard-cards';
import type { Cards } from './dashboard-cards';
import { ACTIVE_ZONES, TOTALS } from './dashboard.queries';
import type { TotalRow, ZoneRow } from './dashboard.queries';
import { hourTotals } from './hour-totals';
import { steadyFigures } from './steady-figures';
import type { SteadyFigures } from './steady-figures';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

const FIRST_ROWS = 10;
/** A speed that is older says nothing of now. */
export const HEARD_OF_WITHIN_MS = 5 * MINUTE_MS;

/** Default content of the dashboard. */
export interface Dashboard {
  readonly range: DashboardRange;
  readonly period: DashboardPeriod;
  readonly computedAt: Date;
  /** Whether all journeys are sample data of demo mode. */
  readonly isDemo: boolean;
  readonly cards: Cards;
  /** Figures that two of the cards are compared with, whatever the range is. */
  readonly steady: SteadyFigures;
  /** Violations of all time above a limit that is not confirmed. */
  readonly unconfirmedViolations: number;
  readonly activeByZone: Omit<ZoneRow, 'isDemo'>;
  /** Open incidents by severity. */
  readonly openIncidents: Readonly<Record<'LOW' | 'MEDIUM' | 'HIGH', number>>;
  /** The latest, newest first. */
  readonly incidents: readonly Incident[];
  readonly violations: readonly Violation[];
}

/** It is the same for all of the staff, who ask for it at once when something happens. */
const sharedReads = defineSharedReads<Dashboard>();

/**
 * The overview of the authority: stored figures and a few rows of indexes, whatever the country has come to. Of those who ask while one is
 * read, all share the next.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard
 */
export const getDashboard = act(
  { may: right('canViewDashboard'), seen: { staff: 'full' }, scopes: ['authority:read'] },
  (ctx, { range }: { range: DashboardRange }): Promise<Dashboard> =>
    sharedReads(ctx).read(range, () => readDashboard(ctx, range)),
);

async function readDashboard(ctx: AppCtx, range: DashboardRange): Promise<Dashboard> {
  const now = ctx.clock();
  const period = dashboardPeriod(range, now.getTime());
  const page = { first: FIRST_ROWS, afterId: null };
  const [hours, totals, { isDemo, ...zones }, incidents, violations] = await Promise.all([
    hourTotals(ctx),
    ctx.db.rows(TOTALS, [INCIDENT_STATUSES.filter((status) => !isIncidentClosed(status))]),
    activeZones(ctx, now),
    listIncidents(ctx).page(page),
    listViolations(ctx, null).then((list) => list.page(page)),
  ]);
  const total = (kind: TotalRow['kind'], severity?: string): number =>
    totals
      .filter((row) => row.kind === kind && (severity === undefined || row.severity === severity))
      .reduce((sum, { n }) => sum + n, 0);
  const active = zones.safe + zones.caution + zones.warning + zones.danger + zones.unknown;
  const steady = await steadyFigures(ctx, { active, hours, now });
  return {
    range,
    period,
    steady,
    computedAt: now,
    isDemo,
    cards: cardsOf({
      ...{ hours, period, active },
      midnightMs: startOfDayMs(civilDayOf(now.getTime())),
      violations: total('VIOLATION_ALL'),
    }),
    unconfirmedViolations: totals.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
    activeByZone: zones,
    openIncidents: {
      LOW: total('INCIDENT_STATUS', 'LOW'),
      MEDIUM: total('INCIDENT_STATUS', 'MEDIUM'),
      HIGH: total('INCIDENT_STATUS', 'HIGH'),
    },
    incidents: incidents.rows,
    violations: violations.rows,
  };
}

async function activeZones(ctx: AppCtx, now: Date): Promise<ZoneRow> {
  const { caution, warning, danger } = await currentThresholds(ctx);
  const heardSince = new Date(now.getTime() - HEARD_OF_WITHIN_MS);
  const [row]: ZoneRow[] = await ctx.db.rows(ACTIVE_ZONES, [caution, warning, danger, heardSince]);
  return row ?? { safe: 0, caution: 0, warning: 0, danger: 0, unknown: 0, isDemo: false };
}
