import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { newToken } from '../../../platform/secrets/crypto';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requireCitizen } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { LOCK_ACCOUNT } from '../journeys.queries';
import type { TravellerRole } from '../traveller-role';
import { storedAgency, vehicleFaults } from '../vehicle-faults';
import { DELETE_TRACKER, INSERT_TRACKER, TRACKERS_OF } from './trackers.queries';
import type { TrackerRow } from './trackers.queries';

const TRACKERS_AT_MOST = 10;
const NAME_AT_MOST = 40;

/** Input for setting up a tracker. */
export interface NewTracker {
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
  readonly role: TravellerRole;
}

/** The actor's trackers, oldest first. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export async function listTrackers(ctx: AppCtx): Promise<TrackerRow[]> {
  const { accountId } = requireCitizen(ctx);
  return ctx.db.rows(TRACKERS_OF, [accountId]);
}

/**
 * Sets up a tracker and gives its token, of which only the mark is stored.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT, CONFLICT with ten trackers already
 */
export async function createTracker(
  ctx: AppCtx,
  input: NewTracker,
): Promise<{ tracker: TrackerRow; token: string }> {
  const { accountId } = requireCitizen(ctx);
  const faults = { ...nameFaults(input.name), ...vehicleFaults(input) };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
  const token = newToken();
  return inTransaction(ctx, async (tx) => {
    await tx.db.rows(LOCK_ACCOUNT, [accountId]);
    if ((await tx.db.rows(TRACKERS_OF, [accountId])).length >= TRACKERS_AT_MOST) {
      throw new AppError('CONFLICT', { sentence: `There are ${TRACKERS_AT_MOST} trackers already.` });
    }
    const { vehicleType, category, role } = input;
    const vehicle = [
      vehicleType,
      input.registrationNumber.trim(),
      category,
      storedAgency(input),
      role,
    ] as const;
    const values = [
      accountId,
      tx.sessionTokens.mark(token),
      input.name.trim(),
      ...vehicle,
      tx.clock(),
    ] as const;
    const [tracker]: TrackerRow[] = await tx.db.rows(INSERT_TRACKER, values);
    if (tracker === undefined) {
      throw new AppError('INTERNAL');
    }
    return { tracker, token };
  });
}

/** Revokes a tracker's token; its journeys stay. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function deleteTracker(ctx: AppCtx, { id }: { id: string }): Promise<void> {
  const { accountId } = requireCitizen(ctx);
  const deleted = await ctx.db.rows(DELETE_TRACKER, [accountId, parseId(id)]);
  if (deleted.length === 0) {
    throw new AppError('NOT_FOUND');
  }
}

function nameFaults(name: string): Record<string, string> {
  const length = [...name.trim()].length;
  const isRight = length >= 1 && length <= NAME_AT_MOST && !hasControlCharacter(name);
  return isRight ? {} : { name: `Must have from 1 to ${NAME_AT_MOST} characters` };
}
