import {
  INCIDENT_STATUSES,
  type IncidentSeverity,
  type IncidentStatus,
} from '@wakafine/domain/incidents/incidents';
import { useCallback } from 'react';
import { useStaffIncidentCountsQuery, type IncidentFilter } from '../../../graphql/staff';

export interface IncidentCounts {
  bySeverity: Readonly<Record<IncidentSeverity, number>>;
  byStatus: Readonly<Record<IncidentStatus, number>>;
  /** Number of incidents in any status. */
  anyStatus: number;
}

/**
 * Number of incidents there are of each severity and in each status; each as the other filters leave them, so
 * that every
 * count is what its button would show. Null before the first answer.
 */
export function useIncidentCounts(filter: IncidentFilter): {
  counts: IncidentCounts | null;
  reload(): Promise<unknown>;
} {
  const { data, previousData, refetch } = useStaffIncidentCountsQuery({
    variables: { forSeverity: { ...filter, severity: null }, forStatus: { ...filter, status: null } },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useCallback(() => refetch(), [refetch]);
  const known = data ?? previousData;
  if (known === undefined) {
    return { counts: null, reload };
  }
  const { bySeverity } = known.forSeverity;
  const { byStatus, total } = known.forStatus;
  const severity = (wanted: IncidentSeverity) =>
    bySeverity.find((each) => each.severity === wanted)?.count ?? 0;
  const statuses = INCIDENT_STATUSES.map((status): [IncidentStatus, number] => [
    status,
    byStatus.find((each) => each.status === status)?.count ?? 0,
  ]);
  return {
    counts: {
      bySeverity: { HIGH: severity('HIGH'), MEDIUM: severity('MEDIUM'), LOW: severity('LOW') },
      byStatus: Object.fromEntries(statuses) as Record<IncidentStatus, number>, // It has every status as a key.
      anyStatus: total,
    },
    reload,
  };
}
