import { freshIdentity, type Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './command/arguments';
import { openDrivers, type Driver } from './load/drivers';
import { runStorm } from './load/sign-in-storm';
import { middleP99, p99, pushSteadily, type Pushes } from './load/steady-pushes';
import { rounded } from './load/tally';
import { startOurs } from './sides/ours';
import type { Side } from './sides/side';

/** Output of the benchmark. */
export interface AuthStormResult {
  readonly name: 'auth-storm';
  /** 99th percentile of the pushes' latency while nobody signs in, ms; of the rounds the one in the middle. */
  readonly quietP99Ms: number;
  /** The same while 200 sign in at once. */
  readonly stormP99Ms: number;
  readonly ratio: number;
  readonly limit: number;
  readonly pushes: number;
  readonly signIns: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 3;
const SIGN_INS_AT_ONCE = 200;
/** Hashing runs one at a time anyway; more sign-ups at once would only wait. */
const SIGN_UPS_AT_ONCE = 4;
const WARM_UP_S = 3;

interface Phase extends Pushes {
  readonly signIns: number;
}

/** Compares how long pushes of those who drive take while nobody signs in and while 200 do, in turns. */
export async function runAuthStorm(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<AuthStormResult> {
  notify('starting the service');
  const side = await startOurs();
  try {
    const drivers = await openDrivers(side, options.connections);
    const people = await newPeople(side, SIGN_INS_AT_ONCE);
    await runPhase(side, drivers, WARM_UP_S, []);
    const quiet: Phase[] = [];
    const storm: Phase[] = [];
    const seconds = options.secondsPerSide / options.rounds;
    for (let round = 1; round <= options.rounds; round += 1) {
      const still = await runPhase(side, drivers, seconds, []);
      const loud = await runPhase(side, drivers, seconds, people);
      quiet.push(still);
      storm.push(loud);
      notify(`round ${round}: quiet ${describe(still)}, storm ${describe(loud)}`);
    }
    drivers.forEach(({ connection }) => connection.close());
    return compare(quiet, storm);
  } finally {
    await side.stop();
  }
}

function compare(quiet: readonly Phase[], storm: readonly Phase[]): AuthStormResult {
  const quietP99Ms = rounded(middleP99(quiet), 2);
  const stormP99Ms = rounded(middleP99(storm), 2);
  const ratio = rounded(stormP99Ms / quietP99Ms, 2);
  const all = [...quiet, ...storm];
  const failures = all.reduce((sum, phase) => sum + phase.failures.length, 0);
  const signIns = storm.reduce((sum, phase) => sum + phase.signIns, 0);
  return {
    name: 'auth-storm',
    quietP99Ms,
    stormP99Ms,
    ratio,
    limit: LIMIT,
    pushes: all.reduce((sum, { latenciesMs }) => sum + latenciesMs.length, 0),
    signIns,
    failures,
    pass: ratio <= LIMIT && failures === 0 && signIns > 0,
  };
}

async function newPeople({ graphqlUrl }: Side, count: number): Promise<Identity[]> {
  const people: Identity[] = [];
  while (people.length < count) {
    const next = Array.from({ length: SIGN_UPS_AT_ONCE }, freshIdentity);
    await Promise.all(next.map((identity) => createPhone({ url: graphqlUrl }).signUp(identity)));
    people.push(...next);
  }
  return people;
}

/** Drives for so many seconds, while everybody given signs in again and again. */
async function runPhase(
  side: Side,
  drivers: readonly Driver[],
  seconds: number,
  people: readonly Identity[],
): Promise<Phase> {
  const storm = people.length === 0 ? null : runStorm({ graphqlUrl: side.graphqlUrl, people, seconds });
  const pushes = await pushSteadily(side, drivers, seconds);
  const { signIns, failures } = (await storm) ?? { signIns: 0, failures: [] };
  return { ...pushes, failures: [...pushes.failures, ...failures], signIns };
}

function describe(phase: Phase): string {
  const first = phase.failures[0] === undefined ? '' : `, the first failure: ${phase.failures[0]}`;
  return `${rounded(p99(phase), 1)} ms with ${phase.signIns} sign-ins${first}`;
}
