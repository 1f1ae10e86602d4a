import type { Role } from '@wakafine/domain/people/roles';
import { badInput } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { Incident } from '../../incidents/incident.entity';
import { incidentAssigned } from '../state/attention.events';
import { mayRoleRead } from '../read/attention-people';
import { incidentOfRow, openIncident } from '../sources/open-incident';
import type { AttentionRow } from '../sources/attention-row';
import { ATTENTION_PEOPLE } from '../state/attention-state.queries';
import { currentRow, handleRow, requireCause } from './handle-row';
import type { HandledVersion, RowAct } from './handle-row';

const ONE_ROW = 1;

/**
 * Assigns a row to somebody of the staff who may read it, or to nobody; it is open again if it was snoozed or done. An incident can be
 * assigned until it is closed, also where its row is not in the queue. The one who was on it can read who reassigned it.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers, BAD_USER_INPUT (assigneeId), NOT_FOUND, CONFLICT with `current`
 */
export const assignAttention = act(
  { may: right('handleAttention') },
  async (ctx, { assigneeId, ...input }: RowAct & { assigneeId: number | null }): Promise<HandledVersion> => {
    const [person]: { id: number; name: string; role: Role }[] =
      assigneeId === null ? [] : await ctx.db.rows(ATTENTION_PEOPLE, [assigneeId, ONE_ROW]);
    if (assigneeId !== null && (person === undefined || !mayRoleRead(person.role, input.id))) {
      throw badInput({ assigneeId: 'Must be somebody who may act on it' });
    }
    return handleRow(
      ctx,
      input,
      ({ row, known }) => {
        requireCause(row);
        return {
          act: 'ATTENTION_ASSIGNED',
          decided: { assigneeId, snoozedUntil: null, snoozedSize: null, done: null },
          details: { assignee: person?.name ?? null, before: known?.assigneeName ?? null },
        };
      },
      { readRow: assignableRow, afterwards: (acting) => announceIncident(acting, input.id) },
    );
  },
);

function assignableRow(ctx: SignedInCtx, id: string): Promise<AttentionRow | null> {
  const incidentId = incidentOfRow(id);
  return incidentId === null ? currentRow(ctx, id) : openIncident(ctx, incidentId);
}

/** Open pages of an incident show who is on it. */
async function announceIncident({ db, emit }: SignedInCtx, id: string): Promise<void> {
  const incidentId = incidentOfRow(id);
  if (incidentId !== null) {
    emit(incidentAssigned(await db.entities.findOneByOrFail(Incident, { id: incidentId })));
  }
}
