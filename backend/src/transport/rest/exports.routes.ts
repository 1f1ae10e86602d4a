import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { dailyReportFile } from '../../modules/administration/exports/daily-reports';
import { exportFile } from '../../modules/administration/exports/export-jobs';
import { FILE_FORMATS } from '../../modules/administration/exports/formats/formats';
import { asFile } from './door/as-file';
import { DOWNLOAD_DAILY_REPORT, DOWNLOAD_EXPORT } from './exports.schemas';
import { restId } from './door/rest-door';
import type { ServeCall } from './door/rest-door';

/** Files that staff have had made, and the reports of days. */
export function exportsRoutes(serve: ServeCall): void {
  serve(DOWNLOAD_EXPORT, exportFile, async ({ ctx, request, reply }) => {
    const { job, pieces } = await exportFile(ctx, restId(request));
    const { ending, mediaType } = FILE_FORMATS[job.format];
    asFile(reply, { name: `wakafine-${job.kind.toLowerCase()}-${job.id}.${ending}`, type: mediaType });
    return Readable.from(pieces);
  });

  serve(DOWNLOAD_DAILY_REPORT, dailyReportFile, async ({ ctx, request, reply }) => {
    const day = dayOf(request);
    const csv = await dailyReportFile(ctx, day);
    asFile(reply, { name: `wakafine-${day}.csv`, type: FILE_FORMATS.CSV.mediaType });
    return csv;
  });
}

function dayOf({ params }: FastifyRequest): string {
  const isNamed = typeof params === 'object' && params !== null && 'day' in params;
  return isNamed ? String(params.day) : '';
}
