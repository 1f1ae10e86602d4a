import { Uncensored } from '../../platform/log/log-censor';
import type { Logger } from '../../platform/log/log';

/** Facts of an answered request; what was sent with it is not among them. */
export interface RequestFacts {
  readonly method: string;
  /** Pattern of the route, never the address as it was written; null where there is none. */
  readonly route: string | null;
  /** Name of an operation of the web app, or "other"; null where the request was no operation. */
  readonly operation: string | null;
  readonly status: number;
  /** Code of the refusal, of the first one where there are several; null for none. */
  readonly code: string | null;
  readonly tookMs: number;
  /** Mark of the account; null for a visitor. */
  readonly account: string | null;
  readonly isSlow: boolean;
}

const SERVER_FAULT = 500;

/** Writes the line of a request that was refused, failed or slow; the given log adds the id of the request. */
export function logRequest(
  log: Pick<Logger, 'info' | 'warn'>,
  { method, route, operation, status, code, tookMs, account, isSlow }: RequestFacts,
): void {
  const facts = {
    kind: 'request',
    method,
    // Patterns and names are ours, and the censor knows "route" as the way that somebody drove.
    path: new Uncensored(route ?? 'none'),
    ...(operation === null ? {} : { operation: new Uncensored(operation) }),
    status,
    ...(code === null ? {} : { code }),
    ms: Math.round(tookMs),
    account,
    ...(isSlow ? { slow: true } : {}),
  };
  if (status >= SERVER_FAULT || isSlow) {
    log.warn(facts, 'request');
  } else {
    log.info(facts, 'request');
  }
}
