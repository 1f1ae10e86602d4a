import { loadPlaceWords } from '../../../platform/geo/place-words';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks, seenByAccount } from '../../identity/looks/record-looks';
import type { GivenReason } from '../../identity/looks/record-looks';
import { fileFoot, fileHead, fileRows } from './export-files';
import type { ExportRow } from './export-files';
import { END_EXPORT, STORE_PIECE } from './export-jobs.queries';
import { filterValues, STATEMENTS_OF } from './export-jobs';
import type { ExportJob } from './export-jobs';

/** Rows of a piece: so many are in memory at a time, however long the file becomes. */
const ROWS_PER_PIECE = 1_000;

/** An export, and why anyone who asked for it needs plates in full. */
interface AskedExport {
  readonly job: ExportJob;
  readonly why: GivenReason;
}

/** Makes the file of an export, piece by piece, until it is done or not wanted any more. Never throws. */
export async function runExport(ctx: AppCtx, { job, why }: AskedExport): Promise<void> {
  try {
    const isDone = await writePieces(ctx, { job, why });
    if (isDone) {
      await ctx.db.rows(END_EXPORT, [job.id, 'DONE', ctx.clock()]);
    }
  } catch (error) {
    ctx.log.warn({ err: error, exportId: job.id }, 'an export failed');
    // Where the database is out of reach, it counts as lost in a few minutes.
    await ctx.db.rows(END_EXPORT, [job.id, 'FAILED', ctx.clock()]).catch(() => undefined);
  }
}

async function writePieces(ctx: AppCtx, { job, why }: AskedExport): Promise<boolean> {
  const { rows: statement } = STATEMENTS_OF[job.kind];
  const placeWords = await loadPlaceWords('EN');
  const db = ctx.db.inLane('EXPORTS');
  let position = 0;
  let done = 0;
  let afterId = 0;
  const store = async (text: string, rows: readonly ExportRow[] = []): Promise<boolean> => {
    const values = [job.id, position, text, done, Buffer.byteLength(text), ctx.clock()] as const;
    position += 1;
    return inTransaction(ctx, async (storing) => {
      if (job.hasFullPlates) {
        await recordLooks(storing, { kind: 'COPY', seen: seenByAccount(rows.map(seenIn)), ...why });
      }
      return (await storing.db.rows(STORE_PIECE, values)).length > 0;
    });
  };
  let isWanted = await store(fileHead(job));
  for (let isMore = true; isMore && isWanted;) {
    const values = [...filterValues(job), afterId, ROWS_PER_PIECE];
    const rows = await db.composedRows<ExportRow>(statement, values);
    const isFirst = done === 0;
    done += rows.length;
    afterId = rows.at(-1)?.id ?? afterId;
    isMore = rows.length === ROWS_PER_PIECE;
    isWanted = rows.length === 0 || (await store(fileRows(rows, job, { isFirst, placeWords }), rows));
  }
  return isWanted && (await store(fileFoot(job)));
}

/** Rows that belong to no account, as those of incidents do here, are nobody's. */
function seenIn({ id, accountId }: ExportRow) {
  return { accountId: typeof accountId === 'number' ? accountId : null, violationId: id };
}
