import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import type { JudgedRow } from '../../violations/read/crowd-verdict.presenter';
import { INCIDENT_DETAILS } from '../incidents.queries';

/** Facts behind an incident. */
export interface IncidentDetails extends JudgedRow {
  readonly id: number;
  readonly hasPhoto: boolean;
  /** Number of other citizens that have confirmed it. */
  readonly confirmationCount: number;
  /** Oldest first. */
  readonly history: readonly HistoryRow[];
}

/** A status that an incident has come to. */
export interface HistoryRow {
  readonly status: IncidentStatus;
  readonly reason: string | null;
  readonly atMs: number;
  /** Name of the person of the staff; null where the crowd or the person who submitted it brought it about. */
  readonly by: string | null;
}

/** Facts behind incidents, one for each id in one statement; null for what is not there. */
export async function incidentDetails(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(IncidentDetails | null)[]> {
  const rows: IncidentDetails[] = await db.rows(INCIDENT_DETAILS, [arrayParameter(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
