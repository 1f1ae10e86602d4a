import type { BenchArguments } from './command/arguments';
import { openDrivers } from './load/drivers';
import { runKeyLoad, type KeyLoadTally } from './load/key-load';
import { middleP99, p99, pushSteadily, type Pushes } from './load/steady-pushes';
import { rounded } from './load/tally';
import { startOurs } from './sides/ours';

/** Output of the benchmark. */
export interface NoisyNeighboursResult {
  readonly name: 'noisy-neighbours';
  readonly keys: number;
  /** 99th percentile of the pushes' latency while no program asks, ms; of the rounds the one in the middle. */
  readonly quietP99Ms: number;
  /** The same while each of the keys asks as much as it may. */
  readonly noisyP99Ms: number;
  readonly ratio: number;
  readonly limit: number;
  readonly pushes: number;
  /** Questions of the programs that were answered, a second; all of them together may ask 1,667. */
  readonly answeredPerSecond: number;
  /** Questions above the limit of a key, of all. */
  readonly refusedShare: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 1.2;
const KEYS = 100;
/** A question costs one point, and a key has 1,000 of them a minute. */
const ASK_EVERY_MS = 60;
const WARM_UP_S = 3;

interface Noisy {
  readonly pushes: Pushes;
  readonly load: KeyLoadTally;
}

/** Compares how long pushes of those who drive take while no program asks, and while a hundred do at their limits, in turns. */
export async function runNoisyNeighbours(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<NoisyNeighboursResult> {
  notify('starting the service');
  const side = await startOurs();
  try {
    const drivers = await openDrivers(side, options.connections);
    const keys = await side.createKeys(KEYS);
    const seconds = options.secondsPerSide / options.rounds;
    const load = (lasting: number) =>
      runKeyLoad({ graphqlUrl: side.graphqlUrl, keys, everyMs: ASK_EVERY_MS, seconds: lasting });
    await Promise.all([pushSteadily(side, drivers, WARM_UP_S), load(WARM_UP_S)]);
    const quiet: Pushes[] = [];
    const noisy: Noisy[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      quiet.push(await pushSteadily(side, drivers, seconds));
      const [pushes, asked] = await Promise.all([pushSteadily(side, drivers, seconds), load(seconds)]);
      noisy.push({ pushes, load: asked });
      notify(describe(round, quiet.at(-1), noisy.at(-1)));
    }
    drivers.forEach(({ connection }) => connection.close());
    return compare(quiet, noisy, seconds);
  } finally {
    await side.stop();
  }
}

function compare(quiet: readonly Pushes[], noisy: readonly Noisy[], seconds: number): NoisyNeighboursResult {
  const quietP99Ms = rounded(middleP99(quiet), 2);
  const noisyP99Ms = rounded(middleP99(noisy.map(({ pushes }) => pushes)), 2);
  const ratio = rounded(noisyP99Ms / quietP99Ms, 2);
  const all = [...quiet, ...noisy.map(({ pushes }) => pushes)];
  const sum = (of: (load: KeyLoadTally) => number): number =>
    noisy.reduce((total, { load }) => total + of(load), 0);
  const answered = sum((load) => load.answered);
  const refused = sum((load) => load.refused);
  const failures =
    all.reduce((total, each) => total + each.failures.length, 0) + sum((load) => load.failures.length);
  return {
    name: 'noisy-neighbours',
    keys: KEYS,
    ...{ quietP99Ms, noisyP99Ms, ratio, limit: LIMIT },
    pushes: all.reduce((total, { latenciesMs }) => total + latenciesMs.length, 0),
    answeredPerSecond: Math.round(answered / (seconds * noisy.length)),
    refusedShare: rounded(refused / Math.max(1, answered + refused), 4),
    failures,
    pass: ratio <= LIMIT && failures === 0 && answered > 0,
  };
}

function describe(round: number, quiet: Pushes | undefined, noisy: Noisy | undefined): string {
  if (quiet === undefined || noisy === undefined) {
    return `round ${round}: nothing was measured`;
  }
  const { pushes, load } = noisy;
  const [first] = [...quiet.failures, ...pushes.failures, ...load.failures];
  const failed = first === undefined ? '' : `, the first failure: ${first}`;
  return `round ${round}: quiet ${rounded(p99(quiet), 1)} ms, beside ${load.answered} questions ${rounded(p99(pushes), 1)} ms${failed}`;
}
