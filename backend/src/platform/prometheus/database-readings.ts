import type { Services } from '../context/context';
import type { RowOf } from '../db/statement';
import { LAST_SUCCESSES, PUBLIC_EVENT_READINGS, QUEUES } from './metrics.queries';

/** Readers that come together share an answer, ms. */
const SHARED_MS = 2_000;
/** A database that hangs must not hang those who look at it, ms. */
const ANSWER_MS = 1_500;

/** Numbers that stand in the database. */
export interface DatabaseReadings {
  /** Time of the last success by job, ms since 1970. */
  readonly successes: ReadonlyMap<string, number>;
  /** Rows that wait, by queue; empty while the database does not answer. */
  readonly queues: Readonly<Record<string, number>>;
  /** The public log and the webhooks; null while the database does not answer. */
  readonly publicEvents: RowOf<'metrics.public-events'> | null;
}

const NOTHING: DatabaseReadings = { successes: new Map(), queues: {}, publicEvents: null };

/** Gives the function that reads them, at once for all metrics of one answer. */
export function databaseReadings({ db }: Pick<Services, 'db'>): () => Promise<DatabaseReadings> {
  let last: { readonly askedAtMs: number; readonly answer: Promise<DatabaseReadings> } | null = null;
  const read = async (): Promise<DatabaseReadings> => {
    const [queues] = await db.rows(QUEUES, []);
    const successes = await db.rows(LAST_SUCCESSES, []);
    const [publicEvents] = await db.rows(PUBLIC_EVENT_READINGS, []);
    return {
      successes: new Map(successes.map(({ name, succeededAt }) => [name, succeededAt.getTime()])),
      queues: { ...queues },
      publicEvents: publicEvents ?? null,
    };
  };
  return () => {
    const nowMs = performance.now();
    if (last === null || nowMs - last.askedAtMs > SHARED_MS) {
      last = { askedAtMs: nowMs, answer: inTime(read().catch(() => NOTHING)) };
    }
    return last.answer;
  };
}

function inTime(answer: Promise<DatabaseReadings>): Promise<DatabaseReadings> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseReadings>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
