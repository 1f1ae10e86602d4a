import { EnvError, makeExactValidator } from 'envalid';
import { text, urlOf } from './config-validators';

/** Collector of spans, and how many it gets. */
export interface TracingConfig {
  /** Address without a slash at its end; `/v1/traces` is added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the requests that are traced, 0 to 1. */
  readonly share: number;
}

const share = makeExactValidator<number>((input) => {
  const value = Number(input);
  if (!/^\d(\.\d{1,6})?$/.test(input) || value > 1) {
    throw new EnvError(`must be a number from 0 to 1, not "${input}"`);
  }
  return value;
});

/** Variables for tracing, by their names in OpenTelemetry. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(['http', 'https'], 'http://collector:4318')({ default: undefined }),
  OTEL_EXPORTER_OTLP_HEADERS: text({ default: undefined }),
  OTEL_SERVICE_NAME: text({ default: 'wakafine' }),
  OTEL_TRACES_SAMPLER_ARG: share({ default: 1 }),
};

/** Collector that spans are sent to; null for none. Faults are added to the list, none of which repeats a header. */
export function readTracing(
  vars: Readonly<Record<string, string | undefined>>,
  read: { readonly OTEL_SERVICE_NAME: string; readonly OTEL_TRACES_SAMPLER_ARG: number },
  faults: string[],
): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: named = '' } = vars;
  if (endpoint === undefined) {
    return null;
  }
  const pairs = named.split(',').filter((pair) => pair.trim() !== '');
  const headers = pairs.map((pair) => /^\s*([\w-]+)=([\x21-\x7e ]+)$/.exec(pair) ?? []);
  if (headers.some(([whole]) => whole === undefined)) {
    faults.push('OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between them');
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name, value.trim()])),
    serviceName: read.OTEL_SERVICE_NAME,
    share: read.OTEL_TRACES_SAMPLER_ARG,
  };
}
