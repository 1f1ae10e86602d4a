import type { TrackerFix } from '@wakafine/domain/journeys/tracker-formats';
import { TRACKER_FIXES_PER_MESSAGE } from '@wakafine/domain/journeys/tracker-formats';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { trackerEnrolment } from '../../vehicles/devices/device-proof';
import { endSilentJourney } from '../lifecycle/end-journey';
import type { ReceivedFix } from '../record/received-fix';
import { recordFixes } from '../record/record-fixes';
import { startJourney } from '../lifecycle/start-journey';
import { timeSeq } from '../time-seq';
import {
  FIND_TRACKER,
  INSERT_TRACKER_JOURNEY,
  NOTE_RECEIVED,
  OTHER_JOURNEY_AT,
  TRACKER_JOURNEY_AT,
} from './trackers.queries';
import type { OtherJourneyRow, TrackerJourneyRow, TrackerRow } from './trackers.queries';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** After so long without a position the next one begins another journey. */
export const STILL_AFTER_MS = 30 * MINUTE_MS;
const ACCEPTED_UP_TO_MS = 7 * DAY_MS;
/** Greatest lead of a position's time; what is further ahead comes from a clock that is wrong. */
const ACCEPTED_AHEAD_MS = DAY_MS;
/** A device that also sends while it stands would never end its journey, which takes 24 days at most (`timeSeq`). */
const LONGEST_MS = 7 * DAY_MS;
const SHAPE = { name: 'fixes', fields: {}, length: TRACKER_FIXES_PER_MESSAGE };

/** Outcome for a message of a tracker. */
export interface AcceptedFixes {
  readonly recorded: number;
  /** Positions of no journey of the tracker's; sending them again changes nothing. */
  readonly passedOver: number;
}

/** The tracker that a token is of. @throws UNAUTHENTICATED for a token of none */
export const findTracker = openAct(
  { may: anyone },
  async (ctx: AppCtx, token: string): Promise<TrackerRow> => {
    const values = [ctx.sessionTokens.marks(token), ctx.isDemo] as const;
    const [tracker]: TrackerRow[] = await ctx.db.rows(FIND_TRACKER, values);
    if (tracker === undefined) {
      ctx.security.note(ctx.log, 'bad_key', { of: 'tracker' });
      throw new AppError('UNAUTHENTICATED', { sentence: 'There is no tracker with this token.' });
    }
    return tracker;
  },
);

/**
 * Records the positions of a tracker in journeys of its own, which it begins and, after half an hour of silence, ends by
 * itself. Positions within a journey that another device has recorded are passed over: the road is known there.
 * @throws CONFLICT while another journey is active and the positions are older than it: they may come again later
 */
export const recordTrackerFixes = openAct(
  { may: anyone },
  (
    ctx: AppCtx,
    { tracker, fixes }: { tracker: TrackerRow; fixes: readonly TrackerFix[] },
  ): Promise<AcceptedFixes> => {
    const owner: AppCtx = { ...ctx, actor: { accountId: tracker.accountId, sessionId: 0, role: 'CITIZEN' } };
    return ctx.locks.run(`tracker:${tracker.id}`, async () => {
      const inOrder = [...fixes].sort((one, other) => one.recordedAtMs - other.recordedAtMs);
      let recorded = 0;
      for (let rest = inOrder; rest.length > 0;) {
        const { journey, accepted } = await journeyFor(owner, tracker, rest);
        if (journey !== null) {
          recorded += await record(owner, journey, rest.slice(0, accepted));
        }
        rest = rest.slice(accepted);
      }
      const passedOver = fixes.length - recorded;
      await ctx.db.rows(NOTE_RECEIVED, [tracker.id, ctx.clock(), passedOver]);
      return { recorded, passedOver };
    });
  },
);

interface Destination {
  /** Null: passed over. */
  readonly journey: { readonly id: number; readonly startedAt: Date } | null;
  /** Count of positions that go there, from the first. */
  readonly accepted: number;
}

const PASSED_OVER: Destination = { journey: null, accepted: 1 };

async function journeyFor(
  ctx: AppCtx,
  tracker: TrackerRow,
  fixes: readonly TrackerFix[],
): Promise<Destination> {
  const now = ctx.clock();
  const recordedAtMs = fixes[0]?.recordedAtMs ?? 0;
  const aheadMs = now.getTime() + ACCEPTED_AHEAD_MS;
  const atMs = Math.min(recordedAtMs, now.getTime());
  if (atMs < now.getTime() - ACCEPTED_UP_TO_MS || recordedAtMs > aheadMs) {
    return PASSED_OVER;
  }
  const at = new Date(atMs);
  const [own]: TrackerJourneyRow[] = await ctx.db.rows(TRACKER_JOURNEY_AT, [tracker.id, at]);
  const lastMs = Math.max(own?.lastFixAt?.getTime() ?? 0, own?.startedAt.getTime() ?? 0);
  const longestMs = (own?.startedAt.getTime() ?? 0) + LONGEST_MS;
  if (own !== undefined && atMs <= Math.min(lastMs + STILL_AFTER_MS, longestMs)) {
    const accepted = countTogether(fixes, { lastMs, untilMs: Math.min(longestMs, aheadMs) });
    return { journey: own.isClosed ? null : own, accepted };
  }
  if (own?.isActive === true) {
    await endSilentJourney(ctx, own.id, new Date(now.getTime() + 1));
  }
  const [other]: OtherJourneyRow[] = await ctx.db.rows(OTHER_JOURNEY_AT, [tracker.accountId, at]);
  if (other?.isCovering === true) {
    const coveredUntilMs = other.endedAt?.getTime() ?? Infinity;
    const end = fixes.findIndex(({ recordedAtMs }) => recordedAtMs > coveredUntilMs);
    return { journey: null, accepted: end === -1 ? fixes.length : Math.max(1, end) };
  }
  const journey = await begin(ctx, tracker, at);
  const untilMs = Math.min(atMs + LONGEST_MS, aheadMs);
  return { journey, accepted: countTogether(fixes, { lastMs: atMs, untilMs }) };
}

/**
 * Count of positions that, in the order of their times, follow each other up to a time without a silence; at
 * least one.
 */
function countTogether(
  fixes: readonly TrackerFix[],
  { lastMs, untilMs }: { lastMs: number; untilMs: number },
): number {
  let lastAtMs = lastMs;
  const end = fixes.findIndex(({ recordedAtMs }) => {
    const isApart = recordedAtMs > Math.min(lastAtMs + STILL_AFTER_MS, untilMs);
    lastAtMs = Math.max(lastAtMs, recordedAtMs);
    return isApart;
  });
  return end === -1 ? fixes.length : Math.max(1, end);
}

async function begin(
  ctx: AppCtx,
  tracker: TrackerRow,
  startedAt: Date,
): Promise<{ id: number; startedAt: Date }> {
  const { vehicleType, registrationNumber, category, transportAgency, travellerRole } = tracker;
  const vehicle = { vehicleType, registrationNumber, category, transportAgency, role: travellerRole };
  return inTransaction(ctx, async (tx) => {
    const enrolment = await trackerEnrolment(tx, { trackerId: tracker.id, at: startedAt });
    const journey = await startJourney(tx, {
      ...vehicle,
      clientId: null,
      startedAt,
      endedAt: null,
      enrolment,
    });
    await tx.db.rows(INSERT_TRACKER_JOURNEY, [journey.id, tracker.id, journey.startedAt]);
    return journey;
  });
}

async function record(
  ctx: AppCtx,
  journey: { readonly id: number; readonly startedAt: Date },
  positions: readonly TrackerFix[],
): Promise<number> {
  const fixes = positions.map(({ recordedAtMs, ...position }): ReceivedFix => {
    const recordedAt = new Date(recordedAtMs);
    return { ...position, recordedAt, seq: timeSeq(recordedAt, journey) };
  });
  await recordFixes(ctx, { journeyId: journey.id, fixes, shape: SHAPE });
  return fixes.length;
}
