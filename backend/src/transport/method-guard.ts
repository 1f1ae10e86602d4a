import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Notes the methods of every route from here on; the given function then refuses the others with 405. */
export function methodGuard(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsByUrl.get(url) ?? new Set();
    [method].flat().forEach((each) => known.add(each));
    methodsByUrl.set(url, known);
  });
  return () => {
    for (const [url, known] of [...methodsByUrl]) {
      const others = METHODS.filter((method) => !known.has(method));
      const allow = [...known].join(', ');
      app.route({
        url,
        method: others,
        handler: (_request, reply) => {
          reply.header('allow', allow);
          throw new AppError('METHOD_NOT_ALLOWED');
        },
      });
    }
  };
}
