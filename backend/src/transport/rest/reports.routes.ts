import { getReport } from '../../modules/reports/stored/stored-reports';
import { GET_REPORT } from './reports.schemas';
import { restId } from './door/rest-door';
import type { ServeCall } from './door/rest-door';

/** Reports that were made and stored. */
export function reportsRoutes(serve: ServeCall): void {
  serve(GET_REPORT, getReport, async ({ ctx, request, reply }) => {
    const id = restId(request);
    const content = await getReport(ctx, id);
    reply.header('cache-control', 'no-store');
    return { id, ...content };
  });
}
