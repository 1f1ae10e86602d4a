import type { Services } from '../context/context';
import type { RowOf } from '../db/statement';
import { serviceRecord } from '../availability/service-days';
import type { ServiceMinutes } from '../availability/service-days';
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
  /** Minutes of the last 90 days by what the service did; null while the database does not answer. */
  readonly serviceMinutes: ServiceMinutes | null;
}

const NOTHING: DatabaseReadings = {
  successes: new Map(),
  queues: {},
  publicEvents: null,
  serviceMinutes: null,
};

/** Gives the function that reads them, at once for all metrics of one answer. */
export function databaseReadings({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): () => Promise<DatabaseReadings> {
  let last: { readonly askedAtMs: number; readonly answer: Promise<DatabaseReadings> } | null = null;
  const read = async (): Promise<DatabaseReadings> => {
    const [queues] = await db.rows(QUEUES, []);
    const successes = await db.rows(LAST_SUCCESSES, []);
    const [publicEvents] = await db.rows(PUBLIC_EVENT_READINGS, []);
    const { total: serviceMinutes } = await serviceRecord({ db, clock });
    return {
      successes: new Map(successes.map(({ name, succeededAt }) => [name, succeededAt.getTime()])),
      queues: { ...queues },
      publicEvents: publicEvents ?? null,
      serviceMinutes,
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
