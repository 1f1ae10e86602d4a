import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Services } from '../../platform/context/context';
import type { Histogram } from '../../platform/metrics/histogram';
import type { KnownOperation } from './operation-names';
import { REQUEST_ID_FIELD } from './request-id';
import { logRequest } from './request-line';

/** Slower answers have a line in the log, ms, unless the configuration says another time. */
export const DEFAULT_SLOW_MS = 1_000;

const REFUSED_FROM = 400;
const S = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the first refusal in the answer; null for none. */
    refusedWith: string | null;
    /** Operation of a GraphQL request; null before its document was read. */
    operation: KnownOperation | null;
    /** Time until a stream was open, ms; null for answers that end by themselves. */
    openedAfterMs: number | null;
  }
}

type OnResponse = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/**
 * Gives every answer the id of its request, measures every request by its route, and writes a line for those that were refused, failed
 * or slow. The histograms of a route are found when it is declared, so that a request costs no look-up by labels.
 */
export function watchRequests(
  app: FastifyInstance,
  services: Services,
  { slowMs = DEFAULT_SLOW_MS }: { slowMs?: number | undefined } = {},
): void {
  const { tallies, security } = services;
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('operation', null);
  app.decorateRequest('openedAfterMs', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_FIELD, request.id);
    done();
  });

  const watcherOf = (route: string | null): OnResponse => {
    const histograms = new Map<string, (Histogram | undefined)[]>();
    const histogramOf = (method: string, status: number): Histogram => {
      const byClass = histograms.get(method) ?? [];
      histograms.set(method, byClass);
      const index = Math.floor(status / 100);
      const histogram = byClass[index] ?? tallies.requests.of(method, route ?? 'none', `${index}xx`);
      byClass[index] = histogram;
      return histogram;
    };
    return (request, reply, done) => {
      const { statusCode: status } = reply;
      const { operation, refusedWith: code, method, openedAfterMs } = request;
      const tookMs = openedAfterMs ?? reply.elapsedTime;
      histogramOf(method, status).add(tookMs / S);
      if (code !== null) {
        tallies.refusals.add([code]);
      }
      const key = request.caller?.key ?? null;
      if (key !== null) {
        tallies.keyCalls.add([key.kind, code ?? 'ok']);
      }
      if (operation !== null) {
        (code === null ? operation.ok : operation.refused).add(tookMs / S);
      }
      const isSlow = tookMs >= slowMs;
      if (isSlow || status >= REFUSED_FROM || code !== null) {
        const { accountId = null } = request.caller?.actor ?? {};
        logRequest(request.log, {
          ...{ method, route, operation: operation?.name ?? null, status, code, tookMs, isSlow },
          account: accountId === null ? null : security.accountMark(accountId),
        });
      }
      done();
    };
  };
  app.addHook('onRoute', (route: RouteOptions) => {
    route.onResponse = [watcherOf(route.url), ...[route.onResponse ?? []].flat()];
  });
  const watchUnknown = watcherOf(null);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) {
      watchUnknown(request, reply, done);
    } else {
      done();
    }
  });
}
