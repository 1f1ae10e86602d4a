import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { dailyReportFile } from '../../modules/administration/exports/daily-reports';
import { exportFile } from '../../modules/administration/exports/export-jobs';
import { asFile } from './door/as-file';
import { DOWNLOAD_DAILY_REPORT, DOWNLOAD_EXPORT } from './exports.schemas';
import { restId } from './door/rest-door';
import type { ServeCall } from './door/rest-door';

const CSV_TYPE = 'text/csv; charset=utf-8';

/** Files that staff have had made, and the reports of days. */
export function exportsRoutes(serve: ServeCall): void {
  serve(DOWNLOAD_EXPORT, exportFile, async ({ ctx, request, reply }) => {
    const { job, pieces } = await exportFile(ctx, restId(request));
    const [ending, type] =
      job.format === 'CSV' ? ['csv', CSV_TYPE] : ['geojson', 'application/geo+json; charset=utf-8'];
    asFile(reply, { name: `wakafine-${job.kind.toLowerCase()}-${job.id}.${ending}`, type });
    return Readable.from(pieces);
  });

  serve(DOWNLOAD_DAILY_REPORT, dailyReportFile, async ({ ctx, request, reply }) => {
    const day = dayOf(request);
    const csv = await dailyReportFile(ctx, day);
    asFile(reply, { name: `wakafine-${day}.csv`, type: CSV_TYPE });
    return csv;
  });
}

function dayOf({ params }: FastifyRequest): string {
  const isNamed = typeof params === 'object' && params !== null && 'day' in params;
  return isNamed ? String(params.day) : '';
}
