import { rounded } from '../load/tally';
import type { BenchArguments } from '../command/arguments';
import { cpuUsOf, middle, undisturbed } from './processor-time';
import type { Asked } from './processor-time';
import { openSides } from './sides';
import type { BudgetSides } from './sides';

/** Output of the benchmark. */
export interface SightResult {
  readonly name: 'sight';
  /** Processor time of a push of five fixes through the whole server, microseconds. */
  readonly pushUs: number;
  /** Of the id, both histograms of the request and those of its commit, microseconds. */
  readonly sightUs: number;
  /** Its share of the push; of the rounds the one in the middle. */
  readonly share: number;
  readonly limit: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 0.03;
const BATCH = 100;
const PUSHES = 20;
const FIXES = 5;
const LONG_AGO_MS = 12 * 3_600_000;
const STEP_LAT = 0.00012;
const PUSH = 'mutation RecordFixes($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }';
const QUERY = JSON.stringify({ query: '{ __typename }' });

/**
 * Sends pushes to the whole server, and the same few bytes to two servers that only answer, one that watches its requests and one
 * that does not, in turns. The difference between the two is the price of log and metrics for an answer that is not refused.
 */
export async function runSight(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<SightResult> {
  notify('starting the service');
  const sides = await openSides();
  try {
    const failures = { count: 0 };
    const shares: number[] = [];
    const pushes: number[] = [];
    const prices: number[] = [];
    const push = await startPushing(sides);
    const asked = { body: QUERY, headers: { cookie: sides.cookie }, status: 200 };
    for (let round = 0; round <= options.rounds; round += 1) {
      const batches = { whole: [] as number[], watched: [] as number[], unwatched: [] as number[] };
      const untilMs = performance.now() + (options.secondsPerSide / options.rounds) * 1000;
      while (performance.now() < untilMs) {
        batches.whole.push(await cpuUsOf(push, PUSHES, failures));
        batches.watched.push(await cpuUsOf({ app: sides.watched, ...asked }, BATCH, failures));
        batches.unwatched.push(await cpuUsOf({ app: sides.unwatched, ...asked }, BATCH, failures));
      }
      // The first round warms up and does not count.
      if (round > 0) {
        const pushUs = undisturbed(batches.whole);
        const priceUs = undisturbed(batches.watched) - undisturbed(batches.unwatched);
        pushes.push(rounded(pushUs, 2));
        prices.push(rounded(priceUs, 2));
        shares.push(priceUs / pushUs);
        notify(`round ${round}: ${rounded(priceUs, 2)} us of ${rounded(pushUs, 2)} us a push`);
      }
    }
    const share = rounded(middle(shares), 4);
    const pass = share <= LIMIT && failures.count === 0;
    const figures = { pushUs: middle(pushes), sightUs: middle(prices), share };
    return { name: 'sight', ...figures, limit: LIMIT, failures: failures.count, pass };
  } finally {
    await sides.close();
  }
}

/** Starts a journey and gives the request that pushes the next five seconds of it. */
async function startPushing({ whole, cookie }: BudgetSides): Promise<Asked> {
  const startedAtMs = Date.now() - LONG_AGO_MS;
  const answer = await whole.inject({
    method: 'POST',
    url: '/api/journeys',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      vehicleType: 'car',
      registrationNumber: 'LT 482 KD',
      category: 'private',
      startTime: new Date(startedAtMs).toISOString(),
    }),
  });
  if (answer.statusCode !== 201) {
    throw new Error(`no journey was started: ${answer.body}`);
  }
  const journey: { readonly id: number } = answer.json();
  let seq = 0;
  const fix = () => {
    seq += 1;
    const recordedAt = new Date(startedAtMs + seq * 1000).toISOString();
    return { seq, lat: 4.05 + seq * STEP_LAT, lng: 9.7, recordedAt, accuracyM: 5, speedKmh: 48 };
  };
  return {
    ...{ app: whole, headers: { cookie }, status: 200 },
    body: () => {
      const input = { journeyId: String(journey.id), fixes: Array.from({ length: FIXES }, fix) };
      return JSON.stringify({ query: PUSH, variables: { input } });
    },
  };
}
