import { canBecome, isIncidentClosed, needsReason } from '@wakafine/domain/incidents/incident-state';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { getIncident } from '../read/get-incident';
import { Incident } from '../incident.entity';
import type { IncidentMove } from '../incidents.inputs';
import { canResolveIncidents } from '../incidents.policy';
import { weighCrowd } from '../confidence/weigh-crowd';
import { changeStatus, decidedBefore } from './change-status';
import { lockForMove, mergeInto } from './merge-into';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';

/** New status of an incident by staff. */
export interface MoveIncident {
  readonly incidentId: number | null;
  readonly to: IncidentMove;
  readonly reason: string | null;
  /** Id of the incident that it is a duplicate of; for DUPLICATE only. */
  readonly duplicateOfId: number | null;
  /** The version that the decision rests on; null: whichever is there, and the same decision again changes nothing. */
  readonly version: number | null;
  /** Whether a decision that closes it must be explained. */
  readonly isReasonNeeded: boolean;
}

/**
 * Moves an incident to another status of the state machine, with a reason that anyone who submitted it reads. A
 * duplicate's
 * confirmations, and anyone who submitted it, count for the incident that is stored.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (reason, duplicateOfId), CONFLICT with `current` for another version or where the status can not be
 * reached from the present one
 */
export const moveIncident = act(
  { may: rightOverVisible('resolveIncidents') },
  async (ctx, input: MoveIncident): Promise<Incident> => {
    const { id } = await getIncident(ctx, input.incidentId);
    if (!canResolveIncidents(ctx.actor)) {
      throw new AppError('FORBIDDEN');
    }
    const reason = givenReason(input);
    const originalId = originalIncident(input, id);
    return inTransaction(ctx, async (deciding) => {
      const { before, stored } = await lockForMove(deciding, { id, originalId });
      const incident = await deciding.db.entities.findOneByOrFail(Incident, { id });
      if (input.version === null && before.status === input.to) {
        return incident;
      }
      refuseLate(incident, input);
      if (stored !== null) {
        await mergeInto(deciding, { merged: before, stored });
      }
      const moved = await changeStatus(deciding, { id, to: input.to, reason, originalId });
      if (stored !== null) {
        await weighCrowd(deciding, stored.id);
      }
      await recordMove(deciding, { id, to: input.to, reason, originalId });
      return moved;
    });
  },
);

function givenReason({ reason, to, isReasonNeeded }: MoveIncident): string | null {
  const text = reason?.trim() ?? '';
  if (text === '' && isReasonNeeded && needsReason(to)) {
    throw badInput({ reason: 'Must say why: whoever told of it reads it' });
  }
  return text === '' ? null : text;
}

function originalIncident({ to, duplicateOfId }: MoveIncident, id: number): number | null {
  if (to !== 'DUPLICATE') {
    return null;
  }
  if (duplicateOfId === null || duplicateOfId === id) {
    throw badInput({ duplicateOfId: 'Must be another incident' });
  }
  return duplicateOfId;
}

function refuseLate(incident: Incident, { to, version }: MoveIncident): void {
  if ((version === null || version === incident.version) && canBecome(incident.status, to)) {
    return;
  }
  throw decidedBefore(incident);
}

async function recordMove(
  ctx: AppCtx,
  {
    id,
    to,
    reason,
    originalId,
  }: { id: number; to: IncidentMove; reason: string | null; originalId: number | null },
): Promise<void> {
  const target = `incident:${id}`;
  if (originalId !== null) {
    await recordAct(ctx, { act: 'INCIDENT_MERGED', target, details: { duplicateOf: originalId, reason } });
    return;
  }
  const act = isIncidentClosed(to) ? 'INCIDENT_RESOLVED' : 'INCIDENT_MOVED';
  await recordAct(ctx, { act, target, details: { status: to, reason } });
}
