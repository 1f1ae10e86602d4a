import { SIGN_IN } from '@wakafine/simulator/client/operations';
import { freshIdentity, type Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './command/arguments';
import { openConnection } from './load/connection';
import { runStorm } from './load/sign-in-storm';
import { percentile, rounded } from './load/tally';
import { startOurs } from './sides/ours';

/** Output of the benchmark. */
export interface SignInFairnessResult {
  readonly name: 'sign-in-fairness';
  /** 99th percentile of another citizen's sign-in while nobody else signs in, ms; of the rounds the one in the middle. */
  readonly quietP99Ms: number;
  /** The same while 200 sign-ins of one account are under way. */
  readonly floodP99Ms: number;
  readonly ratio: number;
  readonly limit: number;
  readonly signIns: number;
  /** Sign-ins of the flooded account that were right, and those that were refused. */
  readonly floodSignIns: number;
  readonly floodRefusals: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 3;
const FLOOD = 200;

interface Phase {
  readonly latenciesMs: number[];
  failures: number;
}

/**
 * Compares the duration of a citizen's sign-in in quiet and while one account signs in 200 times at once, in
 * turns.
 */
export async function runSignInFairness(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<SignInFairnessResult> {
  notify('starting the service');
  const side = await startOurs();
  try {
    const [citizen, flooder] = [freshIdentity(), freshIdentity()];
    await createPhone({ url: side.graphqlUrl }).signUp(citizen);
    await createPhone({ url: side.graphqlUrl }).signUp(flooder);
    await signInFor(side.graphqlUrl, citizen, 2);
    const flood: Identity[] = Array.from({ length: FLOOD }, () => flooder);
    const seconds = options.secondsPerSide / options.rounds;
    const quiet: Phase[] = [];
    const loud: Phase[] = [];
    let floodSignIns = 0;
    let floodRefusals = 0;
    for (let round = 1; round <= options.rounds; round += 1) {
      quiet.push(await signInFor(side.graphqlUrl, citizen, seconds));
      const storm = runStorm({ graphqlUrl: side.graphqlUrl, people: flood, seconds });
      loud.push(await signInFor(side.graphqlUrl, citizen, seconds));
      const { signIns, failures } = await storm;
      floodSignIns += signIns;
      floodRefusals += failures.length;
      notify(`round ${round}: quiet ${p99(quiet.at(-1))} ms, in the flood ${p99(loud.at(-1))} ms`);
    }
    const quietP99Ms = middle(quiet);
    const floodP99Ms = middle(loud);
    const ratio = rounded(floodP99Ms / quietP99Ms, 2);
    const all = [...quiet, ...loud];
    const failures = all.reduce((sum, phase) => sum + phase.failures, 0);
    return {
      name: 'sign-in-fairness',
      quietP99Ms,
      floodP99Ms,
      ratio,
      limit: LIMIT,
      signIns: all.reduce((sum, { latenciesMs }) => sum + latenciesMs.length, 0),
      floodSignIns,
      floodRefusals,
      failures,
      pass: ratio <= LIMIT && failures === 0,
    };
  } finally {
    await side.stop();
  }
}

/** One sign-in after another over a connection of its own. */
async function signInFor(graphqlUrl: string, identity: Identity, seconds: number): Promise<Phase> {
  const phase: Phase = { latenciesMs: [], failures: 0 };
  const connection = openConnection(graphqlUrl, {});
  const body = JSON.stringify({ query: SIGN_IN, variables: { input: identity } });
  const untilMs = performance.now() + seconds * 1000;
  while (performance.now() < untilMs) {
    const sentMs = performance.now();
    const { status, text } = await connection.post(body);
    phase.latenciesMs.push(performance.now() - sentMs);
    phase.failures += status === 200 && !text.includes('"errors"') ? 0 : 1;
  }
  connection.close();
  return phase;
}

/** Of each round, and of these the one in the middle: what else the machine does hits some of them. */
function middle(phases: readonly Phase[]): number {
  return percentile(phases.map(p99).sort(rising), 0.5);
}

function p99(phase: Phase | undefined): number {
  return rounded(percentile([...(phase?.latenciesMs ?? [])].sort(rising), 0.99), 2);
}

function rising(one: number, other: number): number {
  return one - other;
}
