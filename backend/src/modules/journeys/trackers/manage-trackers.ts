import { newToken } from '../../../platform/secrets/crypto';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { LOCK_ACCOUNT } from '../journeys.queries';
import type { TravellerRole } from '../traveller-role';
import { storedAgency, travelFaults } from '../travel-faults';
import { DELETE_TRACKER, INSERT_TRACKER, MESSAGES_OF, TRACKERS_OF } from './trackers.queries';
import type { TrackerMessageRow, TrackerRow } from './trackers.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

const TRACKERS_AT_MOST = 10;

/** Input for setting up a tracker. */
export interface NewTracker {
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
  readonly role: TravellerRole;
}

/** A tracker and its last messages, newest first. */
export interface ListedTracker {
  readonly tracker: TrackerRow;
  readonly messages: readonly TrackerMessageRow[];
}

/** The actor's trackers, oldest first. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const listTrackers = act({ may: citizens }, async (ctx): Promise<ListedTracker[]> => {
  const { accountId } = ctx.actor;
  const trackers: TrackerRow[] = await ctx.db.rows(TRACKERS_OF, [accountId]);
  const messages: TrackerMessageRow[] = await ctx.db.rows(MESSAGES_OF, [accountId]);
  return trackers.map((tracker) => ({
    tracker,
    messages: messages.filter(({ trackerId }) => trackerId === tracker.id),
  }));
});

/**
 * Sets up a tracker and gives its token, of which only the mark is stored.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (transportAgency), CONFLICT with ten trackers already
 */
export const createTracker = act(
  { may: citizens },
  async (ctx, input: NewTracker): Promise<{ tracker: TrackerRow; token: string }> => {
    const { accountId } = ctx.actor;
    const faults = travelFaults(input);
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
  },
);

/** Revokes a tracker's token; its journeys stay. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export const deleteTracker = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { accountId } = ctx.actor;
    const deleted = await ctx.db.rows(DELETE_TRACKER, [accountId, parseId(id)]);
    if (deleted.length === 0) {
      throw new AppError('NOT_FOUND');
    }
  },
);
