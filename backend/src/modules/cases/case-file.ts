import { caseStatus } from '@wakafine/domain/cases/case-status';
import type { CaseStatus } from '@wakafine/domain/cases/case-status';
import type {
  CaseActor,
  CaseStep,
  CaseStepKind,
  FinalDecision,
  ServiceWay,
} from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { arrayParameter } from '../../platform/db/array-parameter';
import { groupBy } from '../../platform/db/group-by';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { LOCK_CASE, LOCK_CASE_OF_VIOLATION, LOCK_JOURNEY_OF, STEPS_OF } from './cases.queries';
import { ViolationCase } from './violation-case.entity';

/** A step as it is stored. */
export interface StoredStep {
  readonly id: number;
  readonly caseId: number;
  /** Its place among the steps of its case, from 1. */
  readonly version: number;
  readonly kind: CaseStepKind;
  readonly at: Date;
  readonly by: CaseActor;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly decision: FinalDecision | null;
  readonly loweredTo: ViolationSeverity | null;
  readonly serviceWay: ServiceWay | null;
  readonly servedAt: Date | null;
  readonly writtenAt: Date | null;
  readonly reason: string | null;
}

/** A case that is held until the transaction ends; its status is null before its first step. */
export interface HeldCase {
  readonly id: number;
  readonly violationId: number;
  readonly isAccusation: boolean;
  readonly holderId: number | null;
  readonly severity: ViolationSeverity;
  readonly isViolationWithdrawn: boolean;
  readonly isJourneyOver: boolean;
  readonly status: CaseStatus | null;
}

type HeldRow = Omit<HeldCase, 'status'>;

/** Holds a case, and the journey that its steps may change. @throws NOT_FOUND */
export async function lockCase(ctx: AppCtx, id: number | null): Promise<HeldCase> {
  const known = id === null ? null : await ctx.db.entities.findOneBy(ViolationCase, { id });
  if (known === null) {
    throw new AppError('NOT_FOUND');
  }
  await lockJourneyOf(ctx, known.violationId);
  const [row]: HeldRow[] = await ctx.db.rows(LOCK_CASE, [known.id]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return withStatus(ctx, row);
}

/** Holds the case of a violation, whose journey is held; null where there is none. */
export async function lockCaseOfViolation(ctx: AppCtx, violationId: number): Promise<HeldCase | null> {
  const [row]: HeldRow[] = await ctx.db.rows(LOCK_CASE_OF_VIOLATION, [violationId]);
  return row === undefined ? null : withStatus(ctx, row);
}

/** Holds the journey of a violation before all else, in the order in which drives are saved. */
export async function lockJourneyOf({ db }: Pick<AppCtx, 'db'>, violationId: number): Promise<void> {
  await db.rows(LOCK_JOURNEY_OF, [violationId]);
}

/** The steps of cases, oldest first, one list for each id in one statement. */
export async function stepsOfCases(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<StoredStep[][]> {
  const rows: StoredStep[] = await db.rows(STEPS_OF, [arrayParameter(ids)]);
  const byCase = groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => [...(byCase.get(id) ?? [])]);
}

/** Status by the stored steps of a case; null for none. */
export function statusOf(steps: readonly StoredStep[]): CaseStatus | null {
  return caseStatus(steps.map(stepOf));
}

async function withStatus(ctx: AppCtx, row: HeldRow): Promise<HeldCase> {
  const [steps = []] = await stepsOfCases(ctx, [row.id]);
  return { ...row, status: statusOf(steps) };
}

function stepOf({ kind, at, by, actorId, decision, loweredTo, servedAt, writtenAt }: StoredStep): CaseStep {
  return {
    ...{ kind, by, actorId, decision, loweredTo },
    atMs: at.getTime(),
    servedAtMs: servedAt?.getTime() ?? null,
    writtenAtMs: writtenAt?.getTime() ?? null,
  };
}
