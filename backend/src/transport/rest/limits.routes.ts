import type { FastifyInstance } from 'fastify';
import { limitPack } from '../../modules/limits/limit-register';
import { packLongAnswer } from '../gzip-answer';
import { GET_LIMITS } from './limits.schemas';
import type { restHandlers } from './rest-door';

/** The speed limits that phones keep. */
export function limitsRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/limits',
    { ...GET_LIMITS, onSend: packLongAnswer },
    handle(async ({ ctx, request, reply }) => {
      const { mark, text } = await limitPack(ctx);
      const tag = `"${mark}"`;
      reply.header('etag', tag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === tag) {
        return reply.code(304).send();
      }
      reply.type('application/json');
      return text;
    }),
  );
}
