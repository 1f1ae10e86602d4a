import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readProof } from '../platform/backup/last-proof';
import type { Services } from '../platform/context/context';
import { errorBody } from './http/error-answer';
import { AppError, HTTP_STATUS } from '../platform/errors';
import { isLoopbackAddress } from '../platform/config/loopback';

const FORWARDED = /^(forwarded|x-forwarded-.+)$/;

/** Until a probe may look again, s. */
const READY_RETRY_AFTER_S = '1';

/** `/livez` (the process), `/readyz` (what of the service works) and `/metrics`. */
export function probesRoutes(
  app: FastifyInstance,
  services: Services,
  { metricsToken }: { metricsToken: string | null },
): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  measureBackups(metrics, services.backupFolder);

  app.get('/livez', () => ({ status: 'live' }));

  app.get('/readyz', async (request, reply) => {
    const readiness = await services.readiness.ask();
    reply.header('cache-control', 'no-store');
    if (readiness.database) {
      return readiness;
    }
    reply.code(HTTP_STATUS.UNAVAILABLE).header('retry-after', READY_RETRY_AFTER_S);
    return { ...errorBody(new AppError('UNAVAILABLE'), request.id), ...readiness };
  });

  app.get('/metrics', async (request, reply) => {
    refuseStranger(request, metricsToken);
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.metrics();
  });
}

/** Age of the last proven backup, so that monitoring can warn of an old one, or of none. */
function measureBackups(metrics: Registry, folder: string | null): void {
  if (folder === null) {
    return;
  }
  metrics.registerMetric(
    new Gauge({
      name: 'wakafine_backup_proven_timestamp_seconds',
      help: 'When the last backup was made that was restored into a second database and found the same; 0 before the first.',
      registers: [],
      async collect() {
        const proof = await readProof(folder);
        this.set(proof === null ? 0 : Date.parse(proof.madeAt) / 1000);
      },
    }),
  );
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
