import type { Services } from '../../../platform/context';
import { fileFoot, fileHead, fileRows } from './export-files';
import type { ExportRow } from './export-files';
import { END_EXPORT, KEEP_PIECE } from './export-jobs.queries';
import { filterValues, STATEMENTS_OF } from './export-jobs';
import type { ExportJob } from './export-jobs';

/** Rows of a piece: so many are in memory at a time, however long the file becomes. */
const ROWS_PER_PIECE = 1_000;

/** Makes the file of an export, piece by piece, until it is done or not wanted any more. Never throws. */
export async function runExport(services: Services, job: ExportJob): Promise<void> {
  try {
    const isDone = await writePieces(services, job);
    if (isDone) {
      await services.db.rows(END_EXPORT, [job.id, 'DONE', services.clock()]);
    }
  } catch (error) {
    services.log.warn({ err: error, exportId: job.id }, 'an export failed');
    // Where the database is out of reach, it counts as lost in a few minutes.
    await services.db.rows(END_EXPORT, [job.id, 'FAILED', services.clock()]).catch(() => undefined);
  }
}

async function writePieces(services: Services, job: ExportJob): Promise<boolean> {
  const { rows: statement } = STATEMENTS_OF[job.kind];
  let position = 0;
  let done = 0;
  let afterId = 0;
  const keep = async (text: string): Promise<boolean> => {
    const values = [job.id, position, text, done, Buffer.byteLength(text), services.clock()];
    position += 1;
    return (await services.db.rows(KEEP_PIECE, values)).length > 0;
  };
  let isWanted = await keep(fileHead(job));
  for (let isMore = true; isMore && isWanted;) {
    const values = [...filterValues(job), afterId, ROWS_PER_PIECE];
    const rows = await services.db.rows<ExportRow>(statement, values);
    const isFirst = done === 0;
    done += rows.length;
    afterId = rows.at(-1)?.id ?? afterId;
    isMore = rows.length === ROWS_PER_PIECE;
    isWanted = rows.length === 0 || (await keep(fileRows(rows, job, isFirst)));
  }
  return isWanted && (await keep(fileFoot(job)));
}
