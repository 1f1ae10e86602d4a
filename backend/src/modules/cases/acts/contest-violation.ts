import { contestWrittenAtMs } from '@wakafine/domain/cases/case-deadlines';
import { trackFault } from '@wakafine/domain/cases/contest-track';
import type { TrackPoint, ViolationTime } from '@wakafine/domain/cases/contest-track';
import { toReceiverPrecision } from '@wakafine/domain/speed/receiver-precision';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { lockCaseOfViolation, lockJourneyOf } from '../case-file';
import type { HeldCase } from '../case-file';
import { INSERT_CASE, LOCK_OWN_VIOLATION } from '../cases.queries';
import { storedTrackOf } from '../stored-track';
import { advance, takeStep } from '../take-step';
import type { AfterStep } from '../take-step';
import { ViolationCase } from '../violation-case.entity';
import { COUNT_CONTESTED, FIND_CONTEST, INSERT_CONTEST, OWN_JOURNEY } from './contest.queries';

/** So many violations of one account can be contested at a time: who contests everything hides it from every figure. */
const CONTESTED_MAX = 20;

/** Contest of a violation. */
export interface ContestViolation {
  readonly violationId: number | null;
  readonly statement: string;
  /** UUID chosen by the client; the same id with the same content is the same contest. */
  readonly clientId: string;
  /** Time of writing, by the phone, at most 7 days ago: that counts, not when it arrived. Null is now. */
  readonly writtenAt: Date | null;
  /** Whether those who decide may look at the fixes around it. */
  readonly showsOwnTrack: boolean;
  /** Another own journey over the same time; null: none. */
  readonly trackJourneyId: number | null;
  /** Base64 of a JPEG, PNG or WebP file. */
  readonly photo: string | null;
  /** Track that speaks for the holder, of 1-3,600 points around the violation; null: none. */
  readonly track: readonly TrackPoint[] | null;
}

/**
 * Contests a violation of one's own: in the time of its case, or without one. From then on it is in no public figure until
 * people have decided on it.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (statement, clientId, writtenAt, trackJourneyId, photo, track), NOT_FOUND for
 * what is not theirs, IDEMPOTENCY_MISMATCH for a clientId used before with other content, CONFLICT with a `clientCode`: the time has
 * ended, it is contested already, withdrawn, only claimed, or too many are contested
 */
export const contestViolation = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, input: ContestViolation): Promise<ViolationCase> => {
    const { accountId } = ctx.actor;
    const statement = input.statement.trim();
    if (statement === '') {
      throw badInput({ statement: 'Must say what happened' });
    }
    const writtenAt = countsAsWritten(ctx, input.writtenAt);
    const photo = input.photo === null ? null : await cleanBase64Photo(input.photo);
    const { violationId, showsOwnTrack, trackJourneyId, clientId } = input;
    const track = input.track?.map(toReceiverPrecision) ?? null;
    const hash = contentHash({
      ...{ violationId, statement, showsOwnTrack, trackJourneyId, writtenAt: input.writtenAt },
      photo: photo?.sourceHash.toString('hex') ?? null,
      // Phones that sent a contest before there were tracks may send it again.
      ...(track === null ? {} : { track }),
    });
    const caseId = await inTransaction(ctx, async (contesting) => {
      await lockJourneyOf(contesting, violationId ?? 0);
      const [own] = await contesting.db.rows(LOCK_OWN_VIOLATION, [violationId, accountId]);
      if (own === undefined) {
        throw new AppError('NOT_FOUND');
      }
      const known = await contestedBefore(contesting, { accountId, clientId, hash });
      if (known !== null) {
        return known;
      }
      refuseNothing(own);
      refuseTrack(track ?? [], own);
      await requireOwnJourney(contesting, { accountId, trackJourneyId });
      const { held, stepId } = await takeContest(contesting, { violationId: own.id, accountId, writtenAt });
      await contesting.db.rows(INSERT_CONTEST, [
        ...([stepId, held.id, accountId, clientId, hash, statement, showsOwnTrack, trackJourneyId] as const),
        ...([photo?.mimeType ?? null, photo?.bytes ?? null] as const),
        track === null ? null : JSON.stringify(storedTrackOf(track)),
      ]);
      return held.id;
    });
    return ctx.db.entities.findOneByOrFail(ViolationCase, { id: caseId });
  },
);

async function contestedBefore(
  ctx: AppCtx,
  { accountId, clientId, hash }: { accountId: number; clientId: string; hash: Buffer },
): Promise<number | null> {
  const [known] = await ctx.db.rows(FIND_CONTEST, [accountId, clientId]);
  if (known === undefined) {
    return null;
  }
  refuseOtherContent(known.contentHash, hash);
  return known.caseId;
}

async function takeContest(
  ctx: AppCtx,
  { violationId, accountId, writtenAt }: { violationId: number; accountId: number; writtenAt: Date },
): Promise<AfterStep> {
  const held = await lockCaseOfViolation(ctx, violationId);
  const step = { by: 'HOLDER', writtenAt } as const;
  if (held === null) {
    await refuseTooMany(ctx, accountId);
    return takeStep(ctx, await newCase(ctx, violationId), { ...step, kind: 'OBJECTED' });
  }
  let ready = await advance(ctx, held);
  if (ready.status?.state === 'NOTICE' && ready.status.servedAtMs === null) {
    // Who answers a notice has read it.
    const served = { kind: 'SERVED', by: 'HOLDER', serviceWay: 'IN_APP', servedAt: ctx.clock() } as const;
    ({ held: ready } = await takeStep(ctx, ready, served));
  }
  return takeStep(ctx, ready, { ...step, kind: 'CONTESTED' });
}

async function newCase(ctx: AppCtx, violationId: number): Promise<HeldCase> {
  await ctx.db.rows(INSERT_CASE, [violationId, false, ctx.clock()]);
  const held = await lockCaseOfViolation(ctx, violationId);
  if (held === null) {
    throw new AppError('NOT_FOUND');
  }
  return held;
}

async function refuseTooMany(ctx: AppCtx, accountId: number): Promise<void> {
  const [contested] = await ctx.db.rows(COUNT_CONTESTED, [accountId]);
  if ((contested?.count ?? 0) >= CONTESTED_MAX) {
    throw new AppError('CONFLICT', {
      sentence: `At most ${CONTESTED_MAX} violations can be contested at a time.`,
      details: { clientCode: 'case-too-many-contested' },
    });
  }
}

function refuseNothing({ isWithdrawn, isClaimed }: { isWithdrawn: boolean; isClaimed: boolean }): void {
  if (isWithdrawn || isClaimed) {
    throw new AppError('CONFLICT', {
      sentence: 'Nothing follows from this, so there is nothing to contest.',
      details: { clientCode: 'case-nothing-to-contest' },
    });
  }
}

/** @throws BAD_USER_INPUT (track) */
function refuseTrack(
  track: readonly TrackPoint[],
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date | null },
): void {
  const time: ViolationTime = { startedAtMs: startedAt.getTime(), endedAtMs: endedAt?.getTime() ?? null };
  const fault = trackFault(track, time);
  if (fault !== null) {
    throw badInput({
      track:
        fault === 'order'
          ? 'Every point must be later than the one before it'
          : 'Must lie within 30 minutes of the violation',
    });
  }
}

async function requireOwnJourney(
  ctx: AppCtx,
  { accountId, trackJourneyId }: { accountId: number; trackJourneyId: number | null },
): Promise<void> {
  const found =
    trackJourneyId === null ? [null] : await ctx.db.rows(OWN_JOURNEY, [trackJourneyId, accountId]);
  if (found.length === 0) {
    throw badInput({ trackJourneyId: 'Must be a journey of your own' });
  }
}

/** Time at which it counts as written. @throws BAD_USER_INPUT (writtenAt) */
function countsAsWritten({ clock }: AppCtx, writtenAt: Date | null): Date {
  const countsMs = contestWrittenAtMs(writtenAt?.getTime() ?? null, clock().getTime());
  if (countsMs === null) {
    throw badInput({ writtenAt: 'Must be a time of the last 7 days' });
  }
  return new Date(countsMs);
}
