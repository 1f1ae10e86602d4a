import { canBecome, isIncidentClosed, needsReason } from '@wakafine/domain/incidents/incident-state';
import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents/incidents';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requireSignedIn } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { getIncident } from '../read/get-incident';
import { Incident } from '../incident.entity';
import { incidentChanged } from '../incidents.events';
import type { IncidentMove } from '../incidents.inputs';
import { canResolveIncidents } from '../incidents.policy';
import { MOVE_INCIDENT } from '../incidents.queries';
import { weighCrowd } from '../confidence/weigh-crowd';
import { lockForMove, mergeInto } from './merge-incident';

/** Where staff take an incident. */
export interface MoveIncident {
  readonly incidentId: number | null;
  readonly to: IncidentMove;
  readonly reason: string | null;
  /** Which incident it is a duplicate of; for DUPLICATE only. */
  readonly duplicateOfId: number | null;
  /** The version that the decision rests on; null: whichever is there, and the same decision again changes nothing. */
  readonly version: number | null;
  /** Whether a decision that closes it must be explained. */
  readonly isReasonNeeded: boolean;
}

/**
 * Takes an incident to another status of the state machine, with a reason that whoever told of it reads. A duplicate's
 * confirmations, and whoever told of it, count for the incident that is kept.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (reason, duplicateOfId), CONFLICT with `current` for another version or where the status can not be
 * reached from the present one
 */
export async function moveIncident(ctx: AppCtx, input: MoveIncident): Promise<Incident> {
  const { accountId } = requireSignedIn(ctx);
  const { id } = await getIncident(ctx, input.incidentId);
  if (!canResolveIncidents(ctx.actor)) {
    throw new AppError('FORBIDDEN');
  }
  const reason = givenReason(input);
  const keptId = keptIncident(input, id);
  return inTransaction(ctx, async (deciding) => {
    const { before, kept } = await lockForMove(deciding, { id, keptId });
    const incident = await deciding.db.entities.findOneByOrFail(Incident, { id });
    if (input.version === null && before.status === input.to) {
      return incident;
    }
    refuseLate(incident, input);
    if (kept !== null) {
      await mergeInto(deciding, { merged: before, kept });
    }
    const values = [
      id,
      input.to,
      reason,
      ctx.clock(),
      accountId,
      isIncidentClosed(input.to),
      keptId,
    ] as const;
    await deciding.db.rows(MOVE_INCIDENT, values);
    await weighCrowd(deciding, id);
    if (kept !== null) {
      await weighCrowd(deciding, kept.id);
    }
    await recordMove(deciding, { id, to: input.to, reason, keptId });
    const moved = await deciding.db.entities.findOneByOrFail(Incident, { id });
    deciding.emit(incidentChanged(moved));
    return moved;
  });
}

function givenReason({ reason, to, isReasonNeeded }: MoveIncident): string | null {
  const text = reason?.trim() ?? '';
  const fault = longTextFault(text, REASON_MAX);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  if (text === '' && isReasonNeeded && needsReason(to)) {
    throw badInput({ reason: 'Must say why: whoever told of it reads it' });
  }
  return text === '' ? null : text;
}

function keptIncident({ to, duplicateOfId }: MoveIncident, id: number): number | null {
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
  const { id, status, statusReason, resolvedAt } = incident;
  const current = {
    id: String(id),
    status,
    statusReason,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    version: incident.version,
  };
  throw new AppError('CONFLICT', {
    sentence: 'This incident has been decided on before.',
    details: { current },
  });
}

async function recordMove(
  ctx: AppCtx,
  { id, to, reason, keptId }: { id: number; to: IncidentMove; reason: string | null; keptId: number | null },
): Promise<void> {
  const target = `incident:${id}`;
  if (keptId !== null) {
    await recordAct(ctx, { act: 'INCIDENT_MERGED', target, details: { duplicateOf: keptId, reason } });
    return;
  }
  const act = isIncidentClosed(to) ? 'INCIDENT_RESOLVED' : 'INCIDENT_MOVED';
  await recordAct(ctx, { act, target, details: { status: to, reason } });
}
