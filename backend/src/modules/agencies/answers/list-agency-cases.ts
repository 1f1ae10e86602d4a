import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { statusOf, stepsOfCases } from '../../cases/case-file';
import type { StoredStep } from '../../cases/case-file';
import { answersOfCases } from '../../cases/read/case-answers';
import type { AnswerRow } from '../../cases/read/case-answers.queries';
import { ownAgency } from '../own-agency';
import { AGENCY_CASE, AGENCY_CASES } from './agency-cases.queries';
import type { AgencyCaseRow } from './agency-cases.queries';
import { isAnswerable } from './is-answerable';

const LISTED_AT_MOST = 100;

/** A case with its steps and the answers of the agency. */
export interface AgencyCaseFile extends AgencyCaseRow {
  readonly steps: readonly StoredStep[];
  readonly answers: readonly AnswerRow[];
  readonly mayAnswer: boolean;
}

/**
 * The latest 100 cases of vehicles of the actor's agency: first those that can be answered, by their end, then the newest.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export const listAgencyCases = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx): Promise<AgencyCaseFile[]> => {
    const agency = await ownAgency(ctx);
    const rows: AgencyCaseRow[] = await ctx.db.rows(AGENCY_CASES, [agency, LISTED_AT_MOST]);
    const files = await filesOf(ctx, agency, rows);
    return files.sort((one, other) => orderOf(one) - orderOf(other) || other.id - one.id);
  },
);

/** One case of an agency after an act of its own. @throws NOT_FOUND for what is not its own */
export async function requireAgencyCase(
  ctx: AppCtx,
  { agency, caseId }: { agency: string; caseId: number | null },
): Promise<AgencyCaseFile> {
  const rows: AgencyCaseRow[] = caseId === null ? [] : await ctx.db.rows(AGENCY_CASE, [agency, caseId]);
  const [file] = await filesOf(ctx, agency, rows);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return file;
}

async function filesOf(
  ctx: AppCtx,
  agency: string,
  rows: readonly AgencyCaseRow[],
): Promise<AgencyCaseFile[]> {
  const ids = rows.map(({ id }) => id);
  const [steps, answers] = await Promise.all([
    stepsOfCases(ctx, ids),
    answersOfCases(ctx, ids, { withPhotos: false }),
  ]);
  return rows.map((row, index) => {
    const taken = steps[index] ?? [];
    const mayAnswer = isAnswerable(statusOf(taken), ctx.clock().getTime());
    const own = (answers[index] ?? []).filter((answer) => answer.agency === agency);
    return { ...row, steps: taken, answers: own, mayAnswer };
  });
}

/** Without a proven service no time runs yet. */
function orderOf({ mayAnswer, dueAt }: AgencyCaseFile): number {
  if (!mayAnswer) {
    return Number.MAX_SAFE_INTEGER;
  }
  return dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER - 1;
}
