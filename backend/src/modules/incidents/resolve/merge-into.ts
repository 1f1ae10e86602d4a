import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { AppError, badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { MOVE_VOTES } from '../confidence/crowd-confidence.queries';
import { LOCK_INCIDENTS, MOVE_CONFIRMATIONS } from '../incidents.queries';

/** An incident that is held while a decision is made. */
export interface LockedIncident {
  readonly id: number;
  readonly status: IncidentStatus;
  readonly version: number;
  /** Whether others were merged into it. */
  readonly hasDuplicates: boolean;
}

/**
 * Holds an incident, and the one that it is to be merged into where there is one.
 * @throws NOT_FOUND when the incident is gone, BAD_USER_INPUT (duplicateOfId) when the other is not there
 */
export async function lockForMove(
  { db }: AppCtx,
  { id, originalId }: { id: number; originalId: number | null },
): Promise<{ before: LockedIncident; stored: LockedIncident | null }> {
  const ids = originalId === null ? [id] : [id, originalId];
  const held: LockedIncident[] = await db.rows(LOCK_INCIDENTS, [arrayParameter(ids)]);
  const before = held.find((each) => each.id === id);
  if (before === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const stored = held.find((each) => each.id === originalId) ?? null;
  if (originalId !== null && stored === null) {
    throw badInput({ duplicateOfId: 'There is no such incident' });
  }
  return { before, stored };
}

/**
 * Lets what speaks for a duplicate count for the incident that is stored. Duplicates of duplicates are refused,
 * so that
 * anyone who follows one arrives at an incident that is no duplicate.
 * @throws BAD_USER_INPUT (duplicateOfId) where the other is a duplicate itself, CONFLICT where others were merged into
 * this one
 */
export async function mergeInto(
  { db }: AppCtx,
  { merged, stored }: { merged: LockedIncident; stored: LockedIncident },
): Promise<void> {
  if (stored.status === 'DUPLICATE') {
    throw badInput({ duplicateOfId: 'Must not be a duplicate itself' });
  }
  if (merged.hasDuplicates) {
    throw new AppError('CONFLICT', { sentence: 'Other incidents were merged into this one.' });
  }
  await db.rows(MOVE_CONFIRMATIONS, [merged.id, stored.id]);
  await db.rows(MOVE_VOTES, [merged.id, stored.id]);
}
