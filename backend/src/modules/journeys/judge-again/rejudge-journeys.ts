import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { queueRevisions } from '../../violations/revisions/queue-revisions';
import { reviewPlan } from '../../violations/revisions/review-plan';
import type { PlanReview } from '../../violations/revisions/review-plan';
import type { Journey } from '../journey.entity';
import { judgeAgain, storeJudgedAgain } from './judge-again';
import type { JudgedAgain } from './judge-again';
import { JOURNEYS_SINCE } from '../journeys.queries';

const JOURNEYS_PER_STATEMENT = 200;
const ATTEMPTS = 5;

/** Result of judging a journey again, stored or not. */
export interface RejudgedJourney {
  readonly journeyId: number;
  readonly counts: PlanReview['counts'];
  /** Whether its distance, speeds, times, alerts, findings or what is judged of its way are others. */
  readonly hasOtherFigures: boolean;
  /** Number of changes that now wait for a decision by staff, or no longer do. */
  readonly waiting: number;
}

/**
 * Reason why a journey is skipped: its fixes were thinned, or it has not ended and is judged with each new fix.
 */
type LeftAlone = 'SIMPLIFIED' | 'UNDER_WAY';

/** Number of skipped journeys by reason. */
export type LeftAloneCounts = Readonly<Record<LeftAlone, number>>;

/** Journeys to judge again, and whether anything is stored. */
export interface Rejudge {
  /** Journeys with a good fix since then. */
  readonly since: Date;
  readonly isDryRun: boolean;
  /** Called for each journey once its result is stored. */
  readonly notify: (journey: RejudgedJourney) => void;
}

/**
 * Judges journeys again by the present rule, limits and thresholds. What is no worse for a driver is stored; what is worse, or
 * new, waits for a person. Each journey is a transaction of its own, and judging twice changes nothing: it may be killed
 * at any time and run again.
 */
export async function rejudgeJourneys(
  ctx: AppCtx,
  { since, isDryRun, notify }: Rejudge,
): Promise<LeftAloneCounts> {
  const left = { SIMPLIFIED: 0, UNDER_WAY: 0 };
  for (let afterId = 0; ;) {
    const ids = await ctx.db.rows(JOURNEYS_SINCE, [afterId, since, JOURNEYS_PER_STATEMENT]);
    for (const { id } of ids) {
      const result = await ctx.locks.run(`journey:${id}`, () => rejudgeJourney(ctx, id, isDryRun));
      if (typeof result === 'string') {
        left[result] += 1;
      } else if (result !== null) {
        notify(result);
      }
      afterId = id;
    }
    if (ids.length < JOURNEYS_PER_STATEMENT) {
      return left;
    }
  }
}

async function rejudgeJourney(
  ctx: AppCtx,
  journeyId: number,
  isDryRun: boolean,
): Promise<RejudgedJourney | LeftAlone | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const judged = await judgeAgain(ctx, journeyId);
    const left = judged === null ? null : leftAlone(judged.change.known.journey);
    if (judged === null || left !== null) {
      return left;
    }
    const { known } = judged.change;
    const review = reviewPlan(known.violations, judged.planned.plan);
    const hasOtherFigures =
      judged.change.haveAlertsChanged ||
      judged.change.haveFindingsChanged ||
      judged.haveWaysChanged ||
      FIGURES.some((field) => !isSame(known.journey[field], judged.planned.journey[field]));
    const result = { journeyId, counts: review.counts, hasOtherFigures };
    const waiting = isDryRun ? 0 : await store(ctx, judged, { review, hasOtherFigures });
    if (waiting !== null) {
      return { ...result, waiting };
    }
  }
  throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
}

/**
 * Stores what may change at once, and the other changes for a person to decide on.
 * @returns how many changes now wait for a decision or no longer do; null when another process has changed the journey meanwhile
 */
function store(
  ctx: AppCtx,
  judged: JudgedAgain,
  { review, hasOtherFigures }: { review: PlanReview; hasOtherFigures: boolean },
): Promise<number | null> {
  const { applied, held } = review;
  return inTransaction(ctx, async (storing) => {
    if (applied.changed.length > 0 || hasOtherFigures) {
      const saved = await storeJudgedAgain(storing, judged, { allowed: applied, why: 'AGAIN' });
      if (saved === null) {
        return null;
      }
    }
    return queueRevisions(storing, { journeyId: judged.change.known.journey.id, held });
  });
}

function leftAlone({ routeSimplifiedAt, endedAt }: Journey): LeftAlone | null {
  if (routeSimplifiedAt !== null) {
    return 'SIMPLIFIED';
  }
  return endedAt === null ? 'UNDER_WAY' : null;
}

const FIGURES = [
  ...([
    'distanceM',
    'maxSpeedKmh',
    'averageSpeedKmh',
    'movingS',
    'observedS',
    'endedAt',
    'lastFixAt',
  ] as const),
] satisfies readonly (keyof Journey)[];

function isSame(one: Journey[(typeof FIGURES)[number]], other: Journey[(typeof FIGURES)[number]]): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}
