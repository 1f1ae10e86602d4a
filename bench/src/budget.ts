import { rounded } from './load/tally';
import type { BenchArguments } from './command/arguments';
import { REFUSED_DOCUMENTS } from './budget/refused-documents';
import { openAskingThread, type AskingThread } from './budget/asking-thread';
import { cpuUsOf, middle, undisturbed } from './budget/processor-time';
import { openSides } from './budget/sides';

/** Output of the benchmark. */
export interface BudgetResult {
  readonly name: 'budget';
  /** Processor time of the cheapest query through the whole server, microseconds. */
  readonly queryUs: number;
  /** Of measuring the document and charging it, microseconds. */
  readonly budgetUs: number;
  /** Of stating what is left, in two fields of the header and in the body, microseconds. */
  readonly statedUs: number;
  /** Its share of the query; of the rounds the one in the middle. */
  readonly share: number;
  /** The same for a caller with an API key, the key and the quota of the day included. */
  readonly keyQueryUs: number;
  readonly keyBudgetUs: number;
  readonly keyStatedUs: number;
  readonly keyShare: number;
  /** Of looking a key up, which a program pays for once a second at most, without the work of PostgreSQL, microseconds. */
  readonly keyLookupUs: number;
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
/** Asked before each batch: a look-up leaves the caches of the processor to the code of the database. */
const WARMING = 30;
const REFUSALS = 4;
const REFUSAL_BATCHES = 10;

/** Those who ask the cheapest query. */
const CALLERS = ['session', 'key'] as const;
type CallerName = (typeof CALLERS)[number];
/** Servers that are asked in turns. */
const SIDES = ['whole', 'counted', 'stating', 'plain'] as const;
type SideName = (typeof SIDES)[number];

/** Prices of one caller, by rounds. */
interface Prices {
  readonly queries: number[];
  readonly prices: number[];
  readonly stated: number[];
  readonly shares: number[];
  readonly lookUps: number[];
}

/**
 * Sends the cheapest query to the whole server, and to three servers that only answer, in turns: one that counts, one that says as much
 * of a budget without counting, and one with nothing of that. All are in this process and asked by another thread,
 * over connections that stay open; what is measured is the time of the thread that answers. The difference between the first two is the price of the budget.
 */
export async function runBudget(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<BudgetResult> {
  notify('starting the service');
  const sides = await openSides();
  try {
    const failures = { count: 0 };
    const threads = {
      whole: openAskingThread(sides.urls.whole, failures),
      counted: openAskingThread(sides.urls.counted, failures),
      stating: openAskingThread(sides.urls.stating, failures),
      plain: openAskingThread(sides.urls.plain, failures),
    };
    const refused = new Map<string, number[]>();
    const measured: Record<CallerName, Prices> = { session: noPrices(), key: noPrices() };
    let batch = 0;
    const headersOf: Record<CallerName, () => Readonly<Record<string, string>>> = {
      session: () => ({ cookie: sides.cookie }),
      // The next key each time: what a benchmark asks in a second would be more than one may ask in a minute.
      key: () => ({ authorization: sides.keys[(batch += 1) % sides.keys.length] ?? '' }),
    };
    for (let round = 0; round <= options.rounds; round += 1) {
      const seconds = options.secondsPerSide / options.rounds / CALLERS.length;
      for (const caller of CALLERS) {
        const price = await measureCaller(threads, { seconds, headersOf: headersOf[caller] });
        if (round > 0) {
          measured[caller].queries.push(rounded(price.queryUs, 2));
          measured[caller].prices.push(rounded(price.priceUs, 2));
          measured[caller].stated.push(rounded(price.statedUs, 2));
          measured[caller].shares.push(price.priceUs / price.queryUs);
          measured[caller].lookUps.push(rounded(price.lookUpUs, 2));
          notify(
            `round ${round}, ${caller}: ${rounded(price.priceUs, 2)} us of ${rounded(price.queryUs, 2)} us a query, stating it ${rounded(price.statedUs, 2)} us`,
          );
        }
      }
      for (const [name, document] of Object.entries(REFUSED_DOCUMENTS)) {
        const asked = { app: sides.whole, body: document, headers: {}, status: 400 };
        const times: number[] = [];
        while (times.length < REFUSAL_BATCHES) {
          times.push(await cpuUsOf(asked, REFUSALS, failures));
        }
        const ms = undisturbed(times) / 1000;
        // The first round warms up and does not count.
        refused.set(name, round === 0 ? [] : [...(refused.get(name) ?? []), ms]);
      }
    }
    await Promise.all(SIDES.map((side) => threads[side].close()));
    return resultOf(measured, { refused, failures: failures.count });
  } finally {
    await sides.close();
  }
}

function noPrices(): Prices {
  return { queries: [], prices: [], stated: [], shares: [], lookUps: [] };
}

/** Asks the three sides in turns; processor time of a query, of the budget in it, and of finding out who asks, us. */
async function measureCaller(
  threads: Readonly<Record<SideName, AskingThread>>,
  { seconds, headersOf }: { seconds: number; headersOf: () => Readonly<Record<string, string>> },
): Promise<{ queryUs: number; priceUs: number; statedUs: number; lookUpUs: number }> {
  const batches: Record<SideName, number[]> = { whole: [], counted: [], stating: [], plain: [] };
  const first: number[] = [];
  const untilMs = performance.now() + seconds * 1000;
  while (performance.now() < untilMs) {
    for (const side of SIDES) {
      const asked = { body: QUERY, headers: [headersOf()] };
      // Who asks is remembered for a second: the first of a batch looks it up.
      const firstUs = await threads[side].ask({ ...asked, times: 1 });
      first.push(...(side === 'counted' ? [firstUs] : []));
      await threads[side].ask({ ...asked, times: WARMING });
      batches[side].push(await threads[side].ask({ ...asked, times: BATCH }));
    }
  }
  const [countedUs, statingUs] = [undisturbed(batches.counted), undisturbed(batches.stating)];
  return {
    queryUs: undisturbed(batches.whole),
    priceUs: countedUs - statingUs,
    statedUs: statingUs - undisturbed(batches.plain),
    lookUpUs: undisturbed(first) - countedUs,
  };
}

function resultOf(
  { session, key }: Readonly<Record<CallerName, Prices>>,
  { refused, failures }: { refused: ReadonlyMap<string, readonly number[]>; failures: number },
): BudgetResult {
  const refusedMs = Object.fromEntries([...refused].map(([name, ms]) => [name, rounded(middle(ms), 3)]));
  const [share, keyShare] = [rounded(middle(session.shares), 4), rounded(middle(key.shares), 4)];
  const areCheap = Object.values(refusedMs).every((ms) => ms <= REFUSAL_LIMIT_MS);
  return {
    name: 'budget',
    queryUs: middle(session.queries),
    budgetUs: middle(session.prices),
    statedUs: middle(session.stated),
    share,
    keyQueryUs: middle(key.queries),
    keyBudgetUs: middle(key.prices),
    keyStatedUs: middle(key.stated),
    keyShare,
    keyLookupUs: middle(key.lookUps),
    limit: LIMIT,
    refusedMs,
    refusalLimitMs: REFUSAL_LIMIT_MS,
    failures,
    pass: share <= LIMIT && keyShare <= LIMIT && areCheap && failures === 0,
  };
}
