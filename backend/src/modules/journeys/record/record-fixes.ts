import type { FixFlag, StoredFix } from '@wakafine/domain/speed/fix';
import { haveFindingsChanged } from '@wakafine/domain/journeys/journey-findings';
import { canContinue } from '@wakafine/domain/speed/journey-state';
import type { JudgedFix } from '@wakafine/domain/speed/journey-state';
import { advanceJudgement, judgeJourney } from '@wakafine/domain/journeys/judgement';
import { haveAlertsChanged } from '@wakafine/domain/speed/speed-alerts';
import { hasSpeedingChanged } from '@wakafine/domain/violations/speeding';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Journey } from '../journey.entity';
import { canRecord } from '../journeys.policy';
import { refuseClosedTrack } from '../closed-track';
import { endInForce } from '../journey-end';
import { currentLaw, historyOf, isSameLaw, rulesOf, standsUnder } from './journey-law';
import type { JourneyLaw } from './journey-law';
import { hasTimeToJudgeAnew } from './judging-anew';
import { evictDrive, loadDrive, readDrive, recallDrive, rememberDrive } from './known-drive';
import type { KnownDrive } from './known-drive';
import { acceptFixes } from './received-fix';
import type { FixListShape, ReceivedFix } from './received-fix';
import { saveDrive } from './save-drive';
import type { DriveChange } from './save-drive';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** Number of times a push starts over because another process was faster. */
const ATTEMPTS = 5;

/** Fixes to record, and how they were given; null is a journey that can't be. */
export interface PushToRecord {
  readonly journeyId: number | null;
  readonly fixes: readonly ReceivedFix[];
  readonly shape: FixListShape;
}

/** Outcome of a push. */
export interface RecordedFixes {
  readonly journey: Journey;
  /** Fixes that are stored now and were not before, flagged ones included. */
  readonly accepted: number;
  /** Fixes whose seq was stored before. */
  readonly duplicates: number;
  /** Those of the push that move no number, with the reason. */
  readonly flagged: readonly { readonly seq: number; readonly reason: FixFlag }[];
  /** Highest seq with none missing below it, counting from 1. */
  readonly acceptedThrough: number;
}

/** A change of the journey, or null where everything in the push was stored before. */
interface Plan {
  readonly known: KnownDrive;
  readonly change: DriveChange | null;
  readonly judged: readonly JudgedFix[];
}

/**
 * Stores the fixes of a phone and judges the drive by all that are known of it.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff, NOT_FOUND for a journey that is not theirs,
 * BAD_USER_INPUT (`fixes.<index>.<field>`) for a value out of bounds: then nothing is stored, CONFLICT for a journey
 * that ended so long ago that its route was simplified
 */
export const recordFixes = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, input: PushToRecord): Promise<RecordedFixes> => {
    const { journeyId } = input;
    if (journeyId === null) {
      throw new AppError('NOT_FOUND');
    }
    const fixes = acceptFixes(input.fixes, { shape: input.shape, now: ctx.clock() });
    return ctx.locks.run(`journey:${journeyId}`, async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const plan = await planPush(ctx, journeyId, fixes);
        const journey = await carryOut(ctx, plan);
        if (journey !== null) {
          return resultOf(journey, plan, input.fixes.length);
        }
      }
      throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
    });
  },
);

async function carryOut(ctx: AppCtx, { known, change }: Plan): Promise<Journey | null> {
  if (change === null) {
    return known.journey;
  }
  // Until the write is known to be stored, what is remembered can't be trusted.
  evictDrive(ctx, known.journey.id);
  const saved = await ctx.gauges.timeWrite(() => saveDrive(ctx, change));
  if (saved !== null) {
    ctx.gauges.countFixes(change.newFixes.length);
    rememberDrive(ctx, saved);
  }
  return saved?.journey ?? null;
}

async function planPush(ctx: AppCtx, journeyId: number, fixes: readonly StoredFix[]): Promise<Plan> {
  const known = recallDrive(ctx, journeyId) ?? (await readDrive(inLaneOfFixes(ctx), journeyId));
  const law = await currentLaw(ctx);
  if (known !== null && canRecord(ctx.actor, known.journey) && canContinue(known.judgement.drive, fixes)) {
    const drive = underLaw(ctx, known, law);
    if (drive !== null) {
      return continued(ctx, drive, { fixes, isInForce: isSameLaw(drive.law, law) });
    }
  }
  return judgedAnew(inLaneOfFixes(ctx), journeyId, fixes);
}

/** A known drive as it is judged on, perhaps by the law of before; null where it is to be judged anew. */
function underLaw(ctx: AppCtx, known: KnownDrive, law: JourneyLaw): KnownDrive | null {
  if (isSameLaw(known.law, law)) {
    return known;
  }
  if (standsUnder(known.law, law, known.judgement.drive.latestAtMs)) {
    return { ...known, law };
  }
  return hasTimeToJudgeAnew(ctx, known.journey.fixCount) ? null : known;
}

/** Made only where something is to be read: most drives are remembered. */
function inLaneOfFixes(ctx: AppCtx): AppCtx {
  return { ...ctx, db: ctx.db.inLane('FIXES') };
}

function continued(
  ctx: AppCtx,
  known: KnownDrive,
  { fixes, isInForce }: { fixes: readonly StoredFix[]; isInForce: boolean },
): Plan {
  const rules = rulesOf(ctx, known.journey, known.law);
  let { judgement } = known;
  const judged = fixes.map((fix) => {
    const result = advanceJudgement(judgement, fix, rules);
    judgement = result.judgement;
    return result.judged;
  });
  const { drive, speeding, findings } = known.judgement;
  const change: DriveChange = {
    known,
    journey: known.journey,
    lastReceivedAt: ctx.clock(),
    judgement,
    history: null,
    newFixes: fixes,
    acceptedThrough: acceptedThrough(known.journey.acceptedThrough, fixes),
    // Nobody is accused by a law that no longer holds: that waits until the journey is judged anew.
    hasSpeedingChanged: isInForce && hasSpeedingChanged(speeding, judgement.speeding),
    haveAlertsChanged: haveAlertsChanged(drive.alerts, judgement.drive.alerts),
    haveFindingsChanged: haveFindingsChanged(findings, judgement.findings),
    isWhole: false,
  };
  return { known, change, judged };
}

async function judgedAnew(ctx: AppCtx, journeyId: number, fixes: readonly StoredFix[]): Promise<Plan> {
  const known = await loadDrive(ctx, journeyId);
  if (known === null || !canRecord(ctx.actor, known.journey)) {
    throw new AppError('NOT_FOUND');
  }
  refuseClosedTrack(known.journey);
  const storedSeqs = new Set(known.fixes.map(({ seq }) => seq));
  const newFixes = fixes.filter(({ seq }) => !storedSeqs.has(seq));
  const all = [...known.fixes, ...newFixes];
  const { judgement, judged, good } = judgeJourney(all, rulesOf(ctx, known.journey, known.law));
  const sentSeqs = new Set(fixes.map(({ seq }) => seq));
  const sent = judged.filter(({ fix }) => sentSeqs.has(fix.seq));
  if (newFixes.length === 0) {
    return { known, change: null, judged: sent };
  }
  const end = endInForce(known.journey, judgement.drive);
  const journey = { ...known.journey, ...end };
  const change: DriveChange = {
    known,
    journey,
    lastReceivedAt: ctx.clock(),
    judgement,
    history: historyOf(ctx, journey, { law: known.law, good }),
    newFixes,
    acceptedThrough: acceptedThrough(
      0,
      judged.map(({ fix }) => fix),
    ),
    hasSpeedingChanged: true,
    haveAlertsChanged: true,
    haveFindingsChanged: true,
    isWhole: true,
  };
  return { known, change, judged: sent };
}

function acceptedThrough(before: number, bySeq: readonly { readonly seq: number }[]): number {
  let through = before;
  for (const { seq } of bySeq) {
    if (seq !== through + 1) {
      break;
    }
    through = seq;
  }
  return through;
}

function resultOf(journey: Journey, { change, judged }: Plan, received: number): RecordedFixes {
  const accepted = change?.newFixes.length ?? 0;
  return {
    journey,
    accepted,
    duplicates: received - accepted,
    flagged: judged.flatMap(({ fix, flag }) => (flag === null ? [] : [{ seq: fix.seq, reason: flag }])),
    acceptedThrough: journey.acceptedThrough,
  };
}
