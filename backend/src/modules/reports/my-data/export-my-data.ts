import type { Statement } from '../../../platform/db/statement';
import { AppError } from '../../../platform/errors';
import { takeFromPot } from '../../../platform/limits/common-pots';
import type { AppCtx } from '../../identity/accounts/actor';
import { EXPORTED_ACCOUNT, EXPORTED_FIXES, EXPORTED_JOURNEYS, EXPORTED_LISTS } from './my-data.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

const FIXES_PER_PAGE = 2_000;

/** An export reads everything that there is of an account: a few at once, then one in two minutes. */
const SIZE = { burst: 5, perSecond: 1 / 120 };

interface ExportedRow {
  readonly id: number;
}

/**
 * Everything that is stored of the actor as pieces of one JSON document, read as it is consumed: years of
 * driving never
 * lie in memory at once.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, RATE_LIMITED for more than a few exports at once
 */
export const exportMyData = act(
  { may: citizens, seen: { owner: 'full' } },
  async (ctx): Promise<AsyncGenerator<string>> => {
    const { accountId } = ctx.actor;
    await limitExports(ctx, accountId);
    const [account] = await ctx.db.rows(EXPORTED_ACCOUNT, [accountId]);
    return piecesOf(ctx, { accountId, account });
  },
);

async function* piecesOf(
  ctx: AppCtx,
  { accountId, account }: { accountId: number; account: unknown },
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(ctx.clock())},"account":${JSON.stringify(account ?? null)}`;
  for (const { name, page, rowsPerPage: perPage } of EXPORTED_LISTS) {
    yield `,\n"${name}":[`;
    yield* separated(rowsOf(ctx, page, { owner: accountId, perPage }));
    yield ']';
  }
  yield `,\n"${EXPORTED_JOURNEYS.name}":[`;
  let separator = '\n';
  const { page, rowsPerPage: perPage } = EXPORTED_JOURNEYS;
  const journeys = rowsOf(ctx, page, { owner: accountId, perPage });
  for await (const journey of journeys) {
    yield `${separator}${JSON.stringify(journey).slice(0, -1)},"fixes":[`;
    yield* separated(rowsOf(ctx, EXPORTED_FIXES, { owner: journey.id, perPage: FIXES_PER_PAGE }));
    yield ']}';
    separator = ',\n';
  }
  yield ']}\n';
}

/** All rows of a paged statement, one page at a time. */
async function* rowsOf(
  { db }: AppCtx,
  statement: Statement,
  { owner, perPage }: { owner: number; perPage: number },
): AsyncGenerator<ExportedRow> {
  let last = 0;
  for (let isMore = true; isMore;) {
    const page = await db.composedRows<ExportedRow>(statement, [owner, last, perPage]);
    yield* page;
    last = page.at(-1)?.id ?? last;
    isMore = page.length === perPage;
  }
}

async function* separated(rows: AsyncGenerator<ExportedRow>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
}

/** Counted in the database, so that it holds for all server processes. */
async function limitExports({ flushes, clock }: AppCtx, accountId: number): Promise<void> {
  const { points, left } = await takeFromPot(flushes, {
    subject: `export:${accountId}`,
    ...{ points: 1, least: 1, size: SIZE, now: clock() },
  });
  if (points < 1) {
    throw new AppError('RATE_LIMITED', { retryAfterS: Math.ceil((1 - left) / SIZE.perSecond) });
  }
}
