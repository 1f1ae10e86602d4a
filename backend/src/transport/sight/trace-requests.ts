import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { TRACER } from '../../platform/tracing/spans';

const FAILED_FROM = 500;

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; null where requests are not traced. */
    span: Span | null;
  }
}

/**
 * Makes a span of each request, below which its statements are. It has the pattern of the route, the operation, the status and the id
 * of the request, and nothing that a person has sent. Every trace begins here: a client can't have itself traced.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer(TRACER);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method, 'wakafine.request_id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    request.span = span;
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { span, operation, refusedWith: code } = request;
    const route = request.is404 ? null : (request.routeOptions.url ?? null);
    span?.updateName([request.method, route ?? [], operation?.name ?? []].flat().join(' '));
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(route === null ? {} : { 'http.route': route }),
      ...(operation === null ? {} : { 'graphql.operation.name': operation.name }),
      ...(code === null ? {} : { 'error.type': code }),
    });
    if (reply.statusCode >= FAILED_FROM) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
    done();
  });
}
