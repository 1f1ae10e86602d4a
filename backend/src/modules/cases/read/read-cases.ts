import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { isStaffRole } from '@wakafine/domain/people/roles';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { groupBy } from '../../../platform/db/group-by';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { AppError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/photos';
import type { Services } from '../../../platform/context/context';
import type { AppCtx } from '../../identity/accounts/actor';
import { act, actAtOnce, openAct } from '../../identity/acts/act';
import { anyone, right, signedIn } from '../../identity/acts/rules';
import { recordLook } from '../../identity/looks/record-looks';
import { Violation } from '../../violations/violation.entity';
import { caseAudienceOf } from '../cases.policy';
import { In } from 'typeorm';
import {
  CASE_PAGE,
  CASES_BY_ID,
  CASES_OF_VIOLATIONS,
  CONTEST_PHOTO,
  CONTESTS_OF,
  COUNT_CASES,
  COUNT_OWN_CASES,
  OWN_CASE_PAGE,
  WITNESS_COUNTS,
} from './cases.queries';
import type { CaseRow, ContestRow } from './cases.queries';

/** Cases that can be paged and counted. */
export interface CaseList {
  readonly page: (asked: PageRequest) => Promise<Page<CaseRow>>;
  readonly count: () => Promise<number>;
}

/**
 * Cases, newest first: own for a citizen, all for canSuspendVehicles.
 * @throws UNAUTHENTICATED, FORBIDDEN for other staff
 */
export const listCases = actAtOnce(
  { may: right('followCases'), seen: { owner: 'full', canSuspendVehicles: 'masked' } },
  (ctx, { states }: { states: readonly CaseState[] | null }): CaseList => {
    const { role, accountId } = ctx.actor;
    const holderId = isStaffRole(role) ? null : accountId;
    const wanted = states === null || states.length === 0 ? null : [...states];
    return {
      page: async (asked) => {
        const values = [wanted, asked.afterId, asked.first + 1] as const;
        const rows: CaseRow[] =
          holderId === null
            ? await ctx.db.rows(CASE_PAGE, values)
            : await ctx.db.rows(OWN_CASE_PAGE, [...values, holderId]);
        return pageOf(rows, asked);
      },
      count: async () => {
        const [counted] =
          holderId === null
            ? await ctx.db.rows(COUNT_CASES, [wanted])
            : await ctx.db.rows(COUNT_OWN_CASES, [wanted, holderId]);
        return counted?.count ?? 0;
      },
    };
  },
);

/** A case of one's own, or any for canSuspendVehicles, whose look its holder can read; null for what is not there or not theirs. */
export const openedCase = openAct(
  { may: anyone, seen: { owner: 'full', canSuspendVehicles: 'masked', anyone: 'null' } },
  async (ctx: AppCtx, id: number | null): Promise<CaseRow | null> => {
    const found = id === null ? null : await visibleCase(ctx, id);
    if (found !== null && caseAudienceOf(ctx.actor, found.holderId) === 'staff') {
      const seen = { accountId: found.holderId, violationId: found.violationId };
      const target = `violation:${found.violationId}`;
      await recordLook(ctx, { kind: 'VIOLATION', act: 'VIOLATION_OPENED', target, seen });
    }
    return found;
  },
);

/** A case as it is after an act, for the person who has done that. @throws NOT_FOUND */
export async function requireCaseRow(db: Services['db'], id: number): Promise<CaseRow> {
  const [found]: CaseRow[] = await db.rows(CASES_BY_ID, [arrayParameter([id])]);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}

/**
 * The photo that the holder of a case has sent.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs
 */
export const getContestPhoto = act(
  { may: signedIn, seen: { owner: 'yes', canSuspendVehicles: 'yes', anyone: 'NOT_FOUND' } },
  async (ctx, caseId: number): Promise<Photo> => {
    const found = await openedCase(ctx, caseId);
    const [photo]: Photo[] = found === null ? [] : await ctx.db.rows(CONTEST_PHOTO, [caseId]);
    if (photo === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return photo;
  },
);

/** The cases of violations, one for each id in one statement; null where there is none. */
export async function casesOfViolations(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(CaseRow | null)[]> {
  const rows: CaseRow[] = await db.rows(CASES_OF_VIOLATIONS, [arrayParameter(ids)]);
  const byViolation = new Map(rows.map((row) => [row.violationId, row]));
  return ids.map((id) => byViolation.get(id) ?? null);
}

/** Contests in cases, oldest first, one list for each id in one statement. */
export async function contestsOfCases(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<ContestRow[][]> {
  const rows: ContestRow[] = await db.rows(CONTESTS_OF, [arrayParameter(ids)]);
  const byCase = groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => [...(byCase.get(id) ?? [])]);
}

/** Number of phones and trackers that saw violations, their own included, one for each id in one statement. */
export async function witnessCounts({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows(WITNESS_COUNTS, [arrayParameter(ids)]);
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 1);
}

/** Violations by their ids, one for each id in one statement; null for what is gone. */
export async function violationsById(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(Violation | null)[]> {
  const rows = await db.entities.findBy(Violation, { id: In([...ids]) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

async function visibleCase(ctx: AppCtx, id: number): Promise<CaseRow | null> {
  const [found]: CaseRow[] = await ctx.db.rows(CASES_BY_ID, [arrayParameter([id])]);
  return found !== undefined && caseAudienceOf(ctx.actor, found.holderId) !== null ? found : null;
}
