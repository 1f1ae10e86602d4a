import { RESPONSE_GOALS_MS } from '@wakafine/domain/incidents/response-goals';
import { INCIDENT_SEVERITIES } from '@wakafine/domain/incidents/incidents';
import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { DAY_MS } from '@wakafine/domain/units';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { RESPONSE_TIMES } from '../incidents.queries';

/** Answers to incidents of one severity. */
export interface ResponseTime {
  readonly severity: IncidentSeverity;
  /** Goal, whole seconds. */
  readonly goalS: number;
  /** Number that was received. */
  readonly receivedCount: number;
  /** Number that was answered within the goal. */
  readonly inTimeCount: number;
  /** Number that was answered after the goal, or is late now. */
  readonly lateCount: number;
  /** Share of these two that was answered within the goal, percent; null without any. */
  readonly inTimePercent: number | null;
  /** Time after which half of the answered ones had their answer, seconds; null where none was answered. */
  readonly medianS: number | null;
}

/**
 * Answers to the incidents of the last days by severity, the gravest first; what is neither answered nor due counts in neither share.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const getResponseTimes = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { days }: { days: number }): Promise<readonly ResponseTime[]> => {
    const now = ctx.clock();
    const since = new Date(now.getTime() - days * DAY_MS);
    const severities = [...INCIDENT_SEVERITIES].reverse();
    const goals = severities.map((severity) => RESPONSE_GOALS_MS[severity]);
    const rows = await ctx.db.rows(RESPONSE_TIMES, [
      ...([since, now] as const),
      ...([arrayParameter(severities), arrayParameter(goals)] as const),
    ]);
    return severities.map((severity) => {
      const row = rows.find((each) => each.severity === severity);
      const { received = 0, inTime = 0, late = 0, medianS = null } = row ?? {};
      const judged = inTime + late;
      return {
        severity,
        goalS: RESPONSE_GOALS_MS[severity] / 1000,
        receivedCount: received,
        inTimeCount: inTime,
        lateCount: late,
        inTimePercent: judged === 0 ? null : (inTime / judged) * 100,
        medianS,
      };
    });
  },
);
