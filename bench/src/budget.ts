import { rounded } from './load/tally';
import type { BenchArguments } from './command/arguments';
import { REFUSED_DOCUMENTS } from './budget/refused-documents';
import { cpuUsOf, middle, undisturbed } from './budget/processor-time';
import { openSides } from './budget/sides';

/** Output of the benchmark. */
export interface BudgetResult {
  readonly name: 'budget';
  /** Processor time of the cheapest query through the whole server, microseconds. */
  readonly queryUs: number;
  /** Of finding the session, measuring the document, charging it and adding the remaining budget, microseconds. */
  readonly budgetUs: number;
  /** Its share of the query; of the rounds the one in the middle. */
  readonly share: number;
  readonly limit: number;
  /** Processor time of each refused document, milliseconds; of the rounds the one in the middle. */
  readonly refusedMs: Readonly<Record<string, number>>;
  readonly refusalLimitMs: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 0.05;
const REFUSAL_LIMIT_MS = 2;
const QUERY = JSON.stringify({ query: '{ __typename }' });
/** Short, so that what else the machine does hits some batches and not all. */
const BATCH = 100;
const REFUSALS = 4;
const REFUSAL_BATCHES = 10;

/**
 * Sends the cheapest query to the whole server, and to two servers that only answer, one with the budget and one without,
 * in turns; all three are in this process, without a network. The difference between the two is the price of the budget.
 */
export async function runBudget(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<BudgetResult> {
  notify('starting the service');
  const sides = await openSides();
  try {
    const failures = { count: 0 };
    const shares: number[] = [];
    const queries: number[] = [];
    const prices: number[] = [];
    const refused = new Map<string, number[]>();
    const query = { body: QUERY, cookie: sides.cookie, status: 200 };
    for (let round = 0; round <= options.rounds; round += 1) {
      const batches = { whole: [] as number[], counted: [] as number[], plain: [] as number[] };
      const untilMs = performance.now() + (options.secondsPerSide / options.rounds) * 1000;
      while (performance.now() < untilMs) {
        batches.whole.push(await cpuUsOf({ app: sides.whole, ...query }, BATCH, failures));
        batches.counted.push(await cpuUsOf({ app: sides.counted, ...query }, BATCH, failures));
        batches.plain.push(await cpuUsOf({ app: sides.plain, ...query }, BATCH, failures));
      }
      for (const [name, document] of Object.entries(REFUSED_DOCUMENTS)) {
        const asked = { app: sides.whole, body: document, cookie: '', status: 400 };
        const times: number[] = [];
        while (times.length < REFUSAL_BATCHES) {
          times.push(await cpuUsOf(asked, REFUSALS, failures));
        }
        const ms = undisturbed(times) / 1000;
        // The first round warms up and does not count.
        refused.set(name, round === 0 ? [] : [...(refused.get(name) ?? []), ms]);
      }
      if (round > 0) {
        const queryUs = undisturbed(batches.whole);
        const priceUs = undisturbed(batches.counted) - undisturbed(batches.plain);
        queries.push(rounded(queryUs, 2));
        prices.push(rounded(priceUs, 2));
        shares.push(priceUs / queryUs);
        notify(`round ${round}: ${rounded(priceUs, 2)} us of ${rounded(queryUs, 2)} us a query`);
      }
    }
    const refusedMs = Object.fromEntries([...refused].map(([name, ms]) => [name, rounded(middle(ms), 3)]));
    const share = rounded(middle(shares), 4);
    const areCheap = Object.values(refusedMs).every((ms) => ms <= REFUSAL_LIMIT_MS);
    return {
      name: 'budget',
      queryUs: middle(queries),
      budgetUs: middle(prices),
      share,
      limit: LIMIT,
      refusedMs,
      refusalLimitMs: REFUSAL_LIMIT_MS,
      failures: failures.count,
      pass: share <= LIMIT && areCheap && failures.count === 0,
    };
  } finally {
    await sides.close();
  }
}
