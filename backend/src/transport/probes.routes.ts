import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../platform/context';

const PING = { name: 'transport.ping', text: 'SELECT 1' };

/** `/livez` (the process), `/readyz` (the database answers too) and `/metrics`. */
export function probesRoutes(app: FastifyInstance, services: Services): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });

  app.get('/livez', () => ({ status: 'live' }));

  app.get('/readyz', async () => {
    await services.db.rows(PING, []);
    return { status: 'ready' };
  });

  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}
