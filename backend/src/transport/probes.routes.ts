import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../platform/context/context';
import { statement } from '../platform/db/statement';
import { AppError } from '../platform/errors';
import { isLoopbackAddress } from '../platform/config/loopback';

const PING = statement('transport.ping', 'SELECT 1');
const FORWARDED = /^(forwarded|x-forwarded-.+)$/;

/** `/livez` (the process), `/readyz` (the database answers too) and `/metrics`. */
export function probesRoutes(
  app: FastifyInstance,
  services: Services,
  { metricsToken }: { metricsToken: string | null },
): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });

  app.get('/livez', () => ({ status: 'live' }));

  app.get('/readyz', async () => {
    await services.db.composedRows(PING, []);
    return { status: 'ready' };
  });

  app.get('/metrics', async (request, reply) => {
    refuseStranger(request, metricsToken);
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.metrics();
  });
}

/**
 * Measurements reveal the load and the platform of the service: with a token they are for anyone who shows it,
 * without one for
 * programs on this machine that no proxy speaks for.
 * @throws UNAUTHENTICATED for a missing or wrong token, NOT_FOUND for everybody else without a token
 */
function refuseStranger(request: FastifyRequest, token: string | null): void {
  if (token !== null) {
    const [, shown = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digestOf(shown), digestOf(token))) {
      throw new AppError('UNAUTHENTICATED');
    }
    return;
  }
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  if (isForwarded || !isLoopbackAddress(request.raw.socket.remoteAddress ?? '')) {
    throw new AppError('NOT_FOUND');
  }
}

/** Of one length, so that they can be compared in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
