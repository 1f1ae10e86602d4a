import { WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import type { AppCtx } from '../../identity/accounts/actor';
import { drivenSegments } from '../../statistics/segments/get-segments';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { GivenReason } from '../../identity/looks/record-looks';
import { givenReason, loggedReason } from '../../identity/looks/given-reason';
import { recordAct } from '../../identity/accounts/record-act';
import { mayFindPlates } from '../../violations/read/record-plate-search';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import type { ExportKind, FileContent } from './files/export-cells';
import { filterValues, STATEMENTS_OF } from './export-jobs';
import type { ExportFilter, ExportJob } from './export-jobs';
import { INSERT_EXPORT, LOCK_EXPORTER, RUNNING_EXPORTS } from './export-jobs.queries';
import { canExport } from './exports.policy';
import { runExport } from './run-export';
import type { ExportFormat } from './files/formats';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** So many exports of one account are made at a time. */
const AT_ONCE = 2;

/** Kind and format of an export. */
export interface StartExport extends FileContent, GivenReason {
  readonly format: ExportFormat;
  readonly filter: Omit<ExportFilter, 'findsPlates'>;
}

/**
 * Begins an export and gives it at once; its file is made in the background. Audited, with whether plates are in full:
 * then those whose plates they are can read of the copy.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (format, reasonText),
 * RATE_LIMITED while two exports of the account are under way, UNAVAILABLE while the disk is nearly full
 */
export const startExport = act(
  { may: right('canGenerateReports') },
  async (ctx, input: StartExport): Promise<ExportJob> => {
    const { accountId } = ctx.actor;
    if (!canExport(ctx.actor, input)) {
      throw new AppError('FORBIDDEN');
    }
    if (input.hasFullPlates) {
      await requireConfirmation(ctx);
    }
    refuseFaults(input);
    ctx.disk.reserveForFixes();
    const { kind, format, hasFullPlates } = input;
    const why = givenReason(input);
    const filter = { ...input.filter, findsPlates: mayFindPlates(ctx) };
    const total = await countRows(ctx, { kind, filter });
    const job = await inTransaction(ctx, async (starting) => {
      await starting.db.rows(LOCK_EXPORTER, [accountId]);
      const [running]: { count: number }[] = await starting.db.rows(RUNNING_EXPORTS, [accountId]);
      if ((running?.count ?? 0) >= AT_ONCE) {
        const sentence = 'Two of your exports are under way. Please wait for one of them.';
        throw new AppError('RATE_LIMITED', { sentence, retryAfterS: 5 });
      }
      const values = [accountId, kind, format, filter, hasFullPlates, total, ctx.clock()] as const;
      const [made]: ExportJob[] = await starting.db.rows(INSERT_EXPORT, values);
      if (made === undefined) {
        throw new Error('An insert that returns its row has given none.');
      }
      const details = {
        kind,
        format,
        filter: loggedFilter(input),
        hasFullPlates,
        rows: made.total,
        ...loggedReason(why),
      };
      await recordAct(starting, { act: 'EXPORT_STARTED', target: `export:${made.id}`, details });
      return made;
    });
    void runExport(ctx, { job, why });
    return job;
  },
);

async function countRows(
  ctx: AppCtx,
  { kind, filter }: { readonly kind: ExportKind; readonly filter: ExportFilter },
): Promise<number> {
  if (kind === 'SEGMENTS') {
    return (await drivenSegments(ctx, filter.segments ?? WHOLE_COUNTRY)).rows.length;
  }
  const values = await filterValues(ctx, { kind, filter });
  const [counted] = await ctx.db.composedRows<{ count: number }>(STATEMENTS_OF[kind].count, values);
  return counted?.count ?? 0;
}

/**
 * The search text may be a plate or a number, which the log never holds: only that there was such a text stays.
 */
function loggedFilter({ filter: { search, ...rest } }: StartExport): object {
  return { ...rest, hasSearch: (search ?? '') !== '' };
}

function refuseFaults({ kind, format }: StartExport): void {
  if (kind === 'AUDIT' && format === 'GEOJSON') {
    throw badInput({ format: 'The audit log has no places: choose a table' });
  }
}
