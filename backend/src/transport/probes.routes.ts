import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../platform/context/context';
import { serviceMetrics } from '../platform/prometheus/service-metrics';
import { errorBody } from './http/error-answer';
import { AppError } from '../platform/errors';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
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
  const metrics = serviceMetrics(services);

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
    refuseStranger(request, services, metricsToken);
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.read();
  });
}

/**
 * Measurements reveal the load and the platform of the service: with a token they are for anyone who shows it,
 * without one for
 * programs on this machine that no proxy speaks for.
 * @throws UNAUTHENTICATED for a missing or wrong token, NOT_FOUND for everybody else without a token
 */
function refuseStranger(
  request: FastifyRequest,
  { security }: Pick<Services, 'security'>,
  token: string | null,
): void {
  if (token !== null) {
    const [, shown = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digestOf(shown), digestOf(token))) {
      security.note(request.log, 'bad_key', { of: 'metrics' });
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
