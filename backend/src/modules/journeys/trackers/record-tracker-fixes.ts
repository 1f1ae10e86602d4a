import type { TrackerFix, TrackerMessage } from '@wakafine/domain/trackers/tracker-formats';
import { TRACKER_FIXES_PER_MESSAGE } from '@wakafine/domain/trackers/tracker-formats';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { trackerEnrolment } from '../../vehicles/devices/device-proof';
import { endSilentJourney } from '../lifecycle/end-journey';
import type { ReceivedFix } from '../record/received-fix';
import { recordFixes } from '../record/record-fixes';
import { startJourney } from '../lifecycle/start-journey';
import { timeSeq } from '../time-seq';
import { journeyAfter, moveStart, START_MOVES_UP_TO_MS } from './move-start';
import {
  FIND_TRACKER,
  INSERT_TRACKER_JOURNEY,
  NOTE_RECEIVED,
  OTHER_JOURNEY_AT,
  TRACKER_JOURNEY_AT,
} from './trackers.queries';
import type { OtherJourneyRow, TrackerJourneyRow, TrackerRow } from './trackers.queries';
import type { TrackerForm, TrackerReason } from '@wakafine/domain/trackers/tracker-reasons';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** After so long without a position the next one begins another journey. */
export const STILL_AFTER_MS = 30 * MINUTE_MS;
const ACCEPTED_UP_TO_MS = 7 * DAY_MS;
/** Greatest lead of a position's time; what is further ahead comes from a clock that is wrong. */
const ACCEPTED_AHEAD_MS = DAY_MS;
/** A device that also sends while it stands would never end its journey, which takes 24 days at most (`timeSeq`). */
const LONGEST_MS = 7 * DAY_MS;
/** A start moves at most so far; 5 min more for what lies before it, and moves nothing. */
const SEQ_BEGINS_BEFORE_START_MS = START_MOVES_UP_TO_MS + 5 * MINUTE_MS;
const SHAPE = { name: 'fixes', fields: {}, length: TRACKER_FIXES_PER_MESSAGE };

const LONGEST_TEXT = 2000;
const TIMES_STORED = 100;

/** Outcome for a message of a tracker. */
export interface AcceptedFixes {
  readonly recorded: number;
  /** Positions of no journey of the tracker's; sending them again changes nothing. */
  readonly passedOver: number;
  /** Why, each once. */
  readonly reasons: readonly TrackerReason[];
}

/** A message as it came, without its token, and as it was read. */
export interface ReceivedMessage {
  readonly form: TrackerForm;
  readonly text: string;
  readonly read: TrackerMessage;
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
 * itself. Earlier positions move the start of the journey that they belong to, by up to a week; a journey that goes on takes whatever
 * came before it, since there can be no other one meanwhile. Positions within a journey that another device has recorded are passed over: the road is known there. Its owner
 * sees the message and what became of it.
 * @throws BAD_USER_INPUT for a message that is none of its form; CONFLICT while another journey is active and the positions are older
 * than it: they may come again later
 */
export const recordTrackerFixes = openAct(
  { may: anyone },
  (
    ctx: AppCtx,
    { tracker, message }: { tracker: TrackerRow; message: ReceivedMessage },
  ): Promise<AcceptedFixes> => {
    const owner: AppCtx = { ...ctx, actor: { accountId: tracker.accountId, sessionId: 0, role: 'CITIZEN' } };
    return ctx.locks.run(`tracker:${tracker.id}`, async () => {
      const outcome = await outcomeOf(owner, tracker, message.read);
      await note(ctx, tracker, message, outcome);
      if (outcome.refusal !== null) {
        throw outcome.refusal;
      }
      const { recorded, passedOver, reasons } = outcome;
      return { recorded, passedOver, reasons };
    });
  },
);

interface Outcome extends AcceptedFixes {
  readonly refusal: AppError | null;
}

async function outcomeOf(ctx: AppCtx, tracker: TrackerRow, read: TrackerMessage): Promise<Outcome> {
  if ('faults' in read) {
    return { recorded: 0, passedOver: 0, reasons: ['NOT_UNDERSTOOD'], refusal: badInput(read.faults) };
  }
  const reasons = new Set<TrackerReason>(read.unread);
  const inOrder = [...read.fixes].sort((one, other) => one.recordedAtMs - other.recordedAtMs);
  let recorded = 0;
  try {
    for (let rest = inOrder; rest.length > 0;) {
      const destination = await journeyFor(ctx, tracker, rest);
      const accepted = rest.slice(0, destination.accepted);
      if ('journey' in destination) {
        recorded += await record(ctx, destination.journey, accepted);
      } else {
        reasons.add(destination.reason);
      }
      rest = rest.slice(accepted.length);
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') {
      throw error;
    }
    // What was recorded is; the others come again.
    return { recorded, passedOver: 0, reasons: [...reasons, 'JOURNEY_ACTIVE'], refusal: error };
  }
  const passedOver = read.unread.length + read.fixes.length - recorded;
  return { recorded, passedOver, reasons: [...reasons], refusal: null };
}

async function note(
  ctx: AppCtx,
  { id }: TrackerRow,
  { form, text, read }: ReceivedMessage,
  { recorded, passedOver, reasons }: Outcome,
): Promise<void> {
  const body = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  const fixes = 'fixes' in read ? read.fixes.slice(-TIMES_STORED) : [];
  const times = fixes.map(({ recordedAtMs }) => new Date(recordedAtMs));
  await ctx.db.rows(NOTE_RECEIVED, [id, ctx.clock(), passedOver, form, body, recorded, reasons, times]);
}

/** A journey that positions are recorded in. */
type OwnJourney = Pick<TrackerJourneyRow, 'id' | 'firstStartedAt'>;

/** Count of positions that go to a journey, or nowhere, from the first. */
type Destination = { readonly accepted: number } & (
  { readonly journey: OwnJourney } | { readonly reason: TrackerReason }
);

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
    return { reason: recordedAtMs > aheadMs ? 'AHEAD_OF_TIME' : 'TOO_OLD', accepted: 1 };
  }
  const at = new Date(atMs);
  const [own]: TrackerJourneyRow[] = await ctx.db.rows(TRACKER_JOURNEY_AT, [tracker.id, at]);
  const lastMs = Math.max(own?.lastFixAt?.getTime() ?? 0, own?.startedAt.getTime() ?? 0);
  const longestMs = (own?.firstStartedAt.getTime() ?? 0) + LONGEST_MS;
  if (own !== undefined && atMs <= Math.min(lastMs + STILL_AFTER_MS, longestMs)) {
    const accepted = countTogether(fixes, { lastMs, untilMs: Math.min(longestMs, aheadMs) });
    return own.isClosed ? { reason: 'JOURNEY_CLOSED', accepted } : { journey: own, accepted };
  }
  if (own?.isActive === true) {
    await endSilentJourney(ctx, own.id, new Date(now.getTime() + 1));
  }
  const [other]: OtherJourneyRow[] = await ctx.db.rows(OTHER_JOURNEY_AT, [tracker.accountId, at]);
  if (other?.isCovering === true) {
    const coveredUntilMs = other.endedAt?.getTime() ?? Infinity;
    const end = fixes.findIndex(({ recordedAtMs }) => recordedAtMs > coveredUntilMs);
    return { reason: 'OTHER_DEVICE', accepted: end === -1 ? fixes.length : Math.max(1, end) };
  }
  const next = await journeyAfter(ctx, tracker, at);
  if (next !== null) {
    const nextMs = next.startedAt.getTime();
    const accepted = countTogether(fixes, { lastMs: atMs, untilMs: nextMs });
    const lastAtMs = fixes[accepted - 1]?.recordedAtMs ?? atMs;
    if (next.isActive || nextMs - lastAtMs <= STILL_AFTER_MS) {
      return { journey: await moveStart(ctx, { tracker, journey: next, at }), accepted };
    }
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

async function begin(ctx: AppCtx, tracker: TrackerRow, startedAt: Date): Promise<OwnJourney> {
  const { vehicleType, registrationNumber, category, transportAgency, travellerRole } = tracker;
  const vehicle = { vehicleType, registrationNumber, category, transportAgency, role: travellerRole };
  return inTransaction(ctx, async (tx) => {
    const enrolment = await trackerEnrolment(tx, { trackerId: tracker.id, at: startedAt });
    const { journey } = await startJourney(tx, {
      ...vehicle,
      clientId: null,
      startedAt,
      endedAt: null,
      enrolment,
    });
    await tx.db.rows(INSERT_TRACKER_JOURNEY, [journey.id, tracker.id, journey.startedAt]);
    return { id: journey.id, firstStartedAt: journey.startedAt };
  });
}

async function record(
  ctx: AppCtx,
  { id, firstStartedAt }: OwnJourney,
  positions: readonly TrackerFix[],
): Promise<number> {
  const fixes = positions.map(({ recordedAtMs, ...position }): ReceivedFix => {
    const recordedAt = new Date(recordedAtMs);
    const seq = timeSeq(recordedAt, { startedAt: firstStartedAt }, SEQ_BEGINS_BEFORE_START_MS);
    return { ...position, recordedAt, seq };
  });
  await recordFixes(ctx, { journeyId: id, fixes, shape: SHAPE });
  return fixes.length;
}
