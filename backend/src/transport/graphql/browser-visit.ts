import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { queryOf } from '../http/query-of';

const EXPLORER = '/developers/explorer';

/**
 * Leads somebody who opens `/graphql` in a browser to the explorer, with the operation of the address where it has one. Clients
 * do not ask for a page: they are answered as ever.
 */
export function leadToExplorer(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) {
    done();
    return;
  }
  const asked = new URLSearchParams();
  for (const name of PASSED_ON) {
    const value = queryOf(request)[name];
    if (value !== undefined) {
      asked.set(name, value);
    }
  }
  const search = asked.size === 0 ? '' : `?${asked.toString()}`;
  void reply.header('vary', 'accept').redirect(`${EXPLORER}${search}`, SEE_OTHER);
}

const SEE_OTHER = 303;
const PASSED_ON = ['query', 'variables', 'operationName'];
