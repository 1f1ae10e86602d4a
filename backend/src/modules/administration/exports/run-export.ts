import { WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { loadPlaceWords } from '../../../platform/geo/place-words';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks, seenByAccount } from '../../identity/looks/record-looks';
import type { GivenReason, SeenData } from '../../identity/looks/record-looks';
import { drivenSegments } from '../../statistics/segments/get-segments';
import { cellsOf, EXPORT_COLUMNS } from './files/export-cells';
import type { ExportCells, ExportRow } from './files/export-cells';
import { END_EXPORT, STORE_PIECE } from './export-jobs.queries';
import { filterValues, STATEMENTS_OF } from './export-jobs';
import type { ExportJob } from './export-jobs';
import { FILE_FORMATS } from './files/formats';
import { segmentCells } from './files/segment-cells';

/** Rows of a batch: so many are in memory at a time, however long the file becomes. */
const ROWS_PER_BATCH = 1_000;
/** A piece has at least so many bytes, but for the last one. */
const PIECE_BYTES = 64_000;

/** An export, and why anyone who asked for it needs plates in full. */
interface AskedExport {
  readonly job: ExportJob;
  readonly why: GivenReason;
}

/** Rows that were read so far, and those of them whose plates are in bytes that are not stored yet. */
interface Progress {
  done: number;
  unrecorded: SeenData[];
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
  const progress: Progress = { done: 0, unrecorded: [] };
  const columns = EXPORT_COLUMNS[job.kind];
  const bytes = FILE_FORMATS[job.format].write({
    kind: job.kind,
    columns,
    batches: batchesOf(ctx, job, progress),
  });
  let position = 0;
  for await (const piece of inPieces(bytes)) {
    const values = [job.id, position, piece, progress.done, piece.byteLength, ctx.clock()] as const;
    const seen = progress.unrecorded.splice(0);
    position += 1;
    const isWanted = await inTransaction(ctx, async (storing) => {
      if (job.hasFullPlates) {
        await recordLooks(storing, { kind: 'COPY', seen: seenByAccount(seen), ...why });
      }
      return (await storing.db.rows(STORE_PIECE, values)).length > 0;
    });
    if (!isWanted) {
      return false;
    }
  }
  return true;
}

/** The rows of an export as they are written, a batch at a time. */
async function* batchesOf(
  ctx: AppCtx,
  job: ExportJob,
  progress: Progress,
): AsyncGenerator<readonly ExportCells[]> {
  const { kind, filter } = job;
  if (kind === 'SEGMENTS') {
    const { rows, times } = await drivenSegments(ctx, filter.segments ?? WHOLE_COUNTRY);
    progress.done = rows.length;
    if (rows.length > 0) {
      yield rows.map((row) => segmentCells(row, times));
    }
    return;
  }
  const { rows: statement } = STATEMENTS_OF[kind];
  const placeWords = await loadPlaceWords('EN');
  const db = ctx.db.inLane('EXPORTS');
  const values = await filterValues(ctx, { kind, filter });
  let afterId = 0;
  for (let isMore = true; isMore;) {
    const rows = await db.composedRows<ExportRow>(statement, [...values, afterId, ROWS_PER_BATCH]);
    progress.done += rows.length;
    progress.unrecorded.push(...rows.map(seenIn));
    afterId = rows.at(-1)?.id ?? afterId;
    isMore = rows.length === ROWS_PER_BATCH;
    if (rows.length > 0) {
      yield rows.map((row) => cellsOf(row, job, placeWords));
    }
  }
}

/** Bytes in pieces that are worth a row each. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.byteLength;
    if (length >= PIECE_BYTES) {
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
    }
  }
  yield Buffer.concat(parts);
}

/** Rows that belong to no account, as those of incidents do here, are nobody's. */
function seenIn({ id, accountId }: ExportRow): SeenData {
  return { accountId: typeof accountId === 'number' ? accountId : null, violationId: id };
}
