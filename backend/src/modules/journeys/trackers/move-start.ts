import { DAY_MS } from '@wakafine/domain/units';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { requireNoRefusal } from '../../identity/consent/consent-at';
import { trackerEnrolment } from '../../vehicles/devices/device-proof';
import { JOURNEY_BETWEEN } from '../journeys.queries';
import { evictDrive } from '../record/known-drive';
import { MOVE_START, TRACKER_JOURNEY_AFTER } from './trackers.queries';
import type { TrackerJourneyRow, TrackerRow } from './trackers.queries';

/** Greatest way of a start from the one that the journey was begun with, ms. */
export const START_MOVES_UP_TO_MS = 7 * DAY_MS;

/**
 * The journey of a tracker whose start positions of a time may move: the first one after it, as long as its track is open and no other
 * journey of the account is known of the time between them. Null where there is none.
 */
export async function journeyAfter(
  ctx: AppCtx,
  tracker: TrackerRow,
  at: Date,
): Promise<TrackerJourneyRow | null> {
  const [next]: TrackerJourneyRow[] = await ctx.db.rows(TRACKER_JOURNEY_AFTER, [tracker.id, at]);
  if (next === undefined || next.isClosed) {
    return null;
  }
  if (next.firstStartedAt.getTime() - at.getTime() > START_MOVES_UP_TO_MS) {
    return null;
  }
  const between = [tracker.accountId, at, next.startedAt] as const;
  const [other] = await ctx.db.rows(JOURNEY_BETWEEN, between);
  return other === undefined ? next : null;
}

/**
 * Moves the start of a tracker's own journey to an earlier position, and gives it.
 * @throws FORBIDDEN (clientCode `recording-refused`) where the citizen had said no to recording by then, UNAVAILABLE when the journey
 * was changed meanwhile
 */
export async function moveStart(
  ctx: AppCtx,
  { tracker, journey, at }: { tracker: TrackerRow; journey: TrackerJourneyRow; at: Date },
): Promise<TrackerJourneyRow> {
  await requireNoRefusal(ctx.db, { accountId: tracker.accountId, at });
  const enrolment = await trackerEnrolment(ctx, { trackerId: tracker.id, at });
  return ctx.locks.run(`journey:${journey.id}`, async () => {
    const [moved] = await ctx.db.rows(MOVE_START, [journey.id, at, journey.startedAt, enrolment !== null]);
    evictDrive(ctx, journey.id);
    if (moved === undefined) {
      throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
    }
    return { ...journey, startedAt: at };
  });
}
