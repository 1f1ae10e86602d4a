import type { Ctx } from '../../../platform/context/context';
import { Incident } from '../incident.entity';
import { responseDueMs } from '@wakafine/domain/incidents/response-goals';
import { IncidentEvent } from '../incident-event.entity';

/** A new row, but for the columns that the database fills. */
export type NewIncident = Partial<Incident> &
  Pick<Incident, 'accountId' | 'clientId' | 'contentHash' | 'receivedAt' | 'severity' | 'isDemo'>;

/** Stores an incident with the beginning of its history; gives its id, or null when its client id was used before. */
export async function storeIncident({ db }: Pick<Ctx, 'db'>, row: NewIncident): Promise<number | null> {
  const status = 'RECEIVED';
  const answerDueAt = new Date(responseDueMs(row.severity, row.receivedAt.getTime()));
  const inserting = db.entities.createQueryBuilder().insert().into(Incident);
  const { identifiers } = await inserting
    .values({ ...row, status, answerDueAt })
    .orIgnore()
    .execute();
  const id = Number(identifiers[0]?.id ?? NaN);
  if (Number.isNaN(id)) {
    return null;
  }
  await db.entities.insert(IncidentEvent, { incidentId: id, status, changedAt: row.receivedAt });
  return id;
}
