import type { Actor } from '../../identity/accounts/actor';
import { presentIncident } from '../../incidents/read/incident.presenter';
import { presentViolation } from '../../violations/violation.presenter';
import type { Dashboard } from './dashboard.type';
import type { Dashboard as DashboardData } from './get-dashboard';

/** The dashboard over GraphQL as staff see it: plates are masked for every role alike. */
export function presentDashboard(data: DashboardData, actor: Actor): Dashboard {
  const { range, period, computedAt, isDemo, activeByZone, openIncidents } = data;
  const { rate, rateChange, ...cards } = data.cards;
  return {
    range,
    from: new Date(period.fromMs),
    until: new Date(period.untilMs),
    slotS: period.slotMs / 1000,
    computedAt,
    isDemo,
    ...cards,
    reportsWeekAgo: data.steady.reportsWeekAgo,
    activeEarlier: data.steady.activeEarlier.count,
    activeEarlierAt: data.steady.activeEarlier.at,
    unconfirmedViolations: data.unconfirmedViolations,
    violationRate: rate,
    violationRateChange: rateChange,
    activeByZone,
    openIncidents: { low: openIncidents.LOW, medium: openIncidents.MEDIUM, high: openIncidents.HIGH },
    incidents: data.incidents.map((row) => presentIncident(row, actor)),
    violations: data.violations.map((row) => presentViolation(row, actor)),
  };
}
