import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Name of what makes the spans. */
export const TRACER = 'wakafine';

/** Runs a statement as a span below the active one; nothing but the statement where nobody traces. Its values are no part of it. */
export function inStatementSpan<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (trace.getActiveSpan() === undefined) {
    return run();
  }
  const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } };
  return trace.getTracer(TRACER).startActiveSpan(name, options, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
