import { rowOfIncident } from '@wakafine/domain/attention/attention';
import { INCIDENT_STATUSES } from '@wakafine/domain/incidents/incidents';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { responseDueMs } from '@wakafine/domain/incidents/response-goals';
import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { parseId } from '../../../platform/db/pagination';
import type { AppCtx } from '../../identity/accounts/actor';
import { NOTHING_ELSE } from './attention-row';
import type { AttentionRow } from './attention-row';
import { OPEN_INCIDENT } from './sources.queries';

const OPEN = INCIDENT_STATUSES.filter((status) => !isIncidentClosed(status));

/** Facts of an incident that its row shows. */
export interface IncidentFacts {
  readonly id: number;
  readonly incidentType: string;
  readonly severity: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly receivedAt: Date;
  /** Number of confirmations by proven numbers. */
  readonly confirmationCount: number;
}

/** Id of the incident that a row is about; null for other rows. */
export function incidentOfRow(rowId: string): number | null {
  const id = parseId(rowId.split(':')[1] ?? '');
  return id !== null && rowId === rowOfIncident(id) ? id : null;
}

/** The row of an incident of any severity that is not closed; null for none. */
export async function openIncident({ db }: AppCtx, incidentId: number): Promise<AttentionRow | null> {
  const [facts] = await db.rows(OPEN_INCIDENT, [incidentId, arrayParameter(OPEN)]);
  return facts === undefined ? null : incidentRow(facts);
}

/** An incident as a row of the queue; its cause grows with every confirmation. */
export function incidentRow(facts: IncidentFacts): AttentionRow {
  const { id, incidentType, severity, latitude, longitude, receivedAt, confirmationCount } = facts;
  // A CHECK of the table holds the severities.
  const dueMs = responseDueMs(severity as IncidentSeverity, receivedAt.getTime());
  return {
    ...NOTHING_ELSE,
    kind: 'INCIDENT',
    subjectId: String(id),
    detail: incidentType,
    count: confirmationCount,
    size: confirmationCount,
    sinceAt: receivedAt,
    dueAt: new Date(dueMs),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
