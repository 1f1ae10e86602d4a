import type { AppCtx } from '../../identity/accounts/actor';
import { audienceOf } from '../../violations/violations.policy';
import { NOTES_OF_JOURNEYS } from '../journeys.queries';
import type { StoredAlert } from '../record/journey-alerts';
import { findingsFor } from '../record/journey-findings';
import type { StoredFinding } from '../record/journey-findings';

/** Remarks that lie in the row of a journey and are long: read only when somebody asks for one of them. */
export interface JourneyNotes {
  /** Oldest first. */
  readonly alerts: readonly StoredAlert[];
  /** Those that the actor may see, by their starts. */
  readonly findings: readonly StoredFinding[];
}

interface NotesRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly alerts: readonly StoredAlert[];
  readonly findings: readonly StoredFinding[];
}

/** The notes on journeys, one for each journey id. */
export async function notesOfJourneys(ctx: AppCtx, journeyIds: readonly number[]): Promise<JourneyNotes[]> {
  const rows: NotesRow[] = await ctx.db.rows(NOTES_OF_JOURNEYS, [journeyIds]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return journeyIds.map((id) => {
    const row = byId.get(id);
    return row === undefined
      ? { alerts: [], findings: [] }
      : { alerts: row.alerts, findings: findingsFor(audienceOf(ctx.actor, row.accountId), row.findings) };
  });
}
