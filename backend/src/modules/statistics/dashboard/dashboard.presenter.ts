import { changePercent } from '@wakafine/domain/statistics/dashboard-range';
import type { Actor } from '../../identity/accounts/actor';
import { presentIncident } from '../../incidents/read/incident.presenter';
import { presentViolation } from '../../violations/violation.presenter';
import type { Card } from './dashboard-cards';
import type { Dashboard, DashboardCard } from './dashboard.type';
import type { Dashboard as DashboardData } from './get-dashboard';

/** The dashboard over GraphQL as staff see it: plates are masked for every role alike. */
export function presentDashboard(data: DashboardData, actor: Actor): Dashboard {
  const { range, period, computedAt, isDemo, cards, activeByZone, openIncidents } = data;
  return {
    range,
    from: new Date(period.fromMs),
    until: new Date(period.untilMs),
    slotS: period.slotMs / 1000,
    computedAt,
    isDemo,
    totalViolations: presentCard(cards.totalViolations),
    unconfirmedViolations: data.unconfirmedViolations,
    todaysReports: presentCard(cards.todaysReports),
    activeJourneys: presentCard(cards.activeJourneys),
    safetyScore: presentCard(cards.safetyScore),
    violationsPer1000Km: presentCard(cards.violationsPer1000Km),
    violationRate: cards.rate,
    violationRateChange: cards.rateChange,
    activeByZone,
    openIncidents: { low: openIncidents.LOW, medium: openIncidents.MEDIUM, high: openIncidents.HIGH },
    incidents: data.incidents.map((row) => presentIncident(row, actor)),
    violations: data.violations.map((row) => presentViolation(row, actor)),
  };
}

function presentCard(card: Card): DashboardCard {
  return { ...card, changePercent: changePercent(card.inRange, card.before) };
}
