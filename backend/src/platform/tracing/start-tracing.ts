import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/tracing-config';
import { VERSION } from '../version';

/** Longest wait for the collector, retries included, ms: a server that ends has no more time for it. */
const SENT_WITHIN_MS = 2_000;

/**
 * Sends spans to a collector from now on (OTLP over HTTP, as JSON). What makes and sends them is loaded with this module: an
 * installation that does not trace never loads it. A collector that is out of reach costs spans and never an answer.
 * @returns stops it, after what is left was sent
 */
export function startTracing({ endpoint, headers, serviceName, share }: TracingConfig): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: SENT_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    context.disable();
    // It fails where the last spans reach nobody, which is no fault of the server.
    await provider.shutdown().catch(() => undefined);
  };
}
