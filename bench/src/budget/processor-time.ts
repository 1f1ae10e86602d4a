import type { FastifyInstance } from 'fastify';
import { percentile } from '../load/tally';

/** A request to one of the sides. */
export interface Asked {
  readonly app: FastifyInstance;
  /** A text, or what gives the next one. */
  readonly body: string | (() => string);
  /** Identify the caller: a cookie, or a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** Processor time of this process for each of so many requests that are answered one after another, us. */
export async function cpuUsOf(
  { app, body, headers: own, status }: Asked,
  times: number,
  failures: { count: number },
): Promise<number> {
  const headers = { 'content-type': 'application/json', ...own };
  // As they come over the wire: encoding them is the client's work.
  const bodies = Array.from({ length: times }, () => Buffer.from(typeof body === 'string' ? body : body()));
  const before = process.cpuUsage();
  for (const bytes of bodies) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/graphql', headers, body: bytes });
    failures.count += statusCode === status ? 0 : 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** Time of an undisturbed batch: other work on the machine only adds, so nine tenths are slower. */
export function undisturbed(batches: readonly number[]): number {
  return percentile(
    [...batches].sort((one, other) => one - other),
    0.1,
  );
}

/** Of the rounds the one in the middle. */
export function middle(values: readonly number[]): number {
  const rising = [...values].sort((one, other) => one - other);
  return percentile(rising, 0.5);
}
