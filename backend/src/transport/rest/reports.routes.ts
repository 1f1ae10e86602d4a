import type { FastifyInstance } from 'fastify';
import { getReport } from '../../modules/reports/stored/stored-reports';
import { packLongAnswer } from '../http/gzip-answer';
import { GET_REPORT } from './reports.schemas';
import { restId } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

/** Reports that were made and kept. */
export function reportsRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/reports/:id',
    { ...GET_REPORT, onSend: packLongAnswer },
    handle(async ({ ctx, request, reply }) => {
      const id = restId(request);
      const content = await getReport(ctx, id);
      reply.header('cache-control', 'no-store');
      return { id, ...content };
    }),
  );
}
