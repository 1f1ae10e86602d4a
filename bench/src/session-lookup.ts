import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './command/arguments';
import { openConnection, type Connection } from './load/connection';
import { failureOf, openDrivers, pushBody, type Driver } from './load/drivers';
import { rounded } from './load/tally';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { startOurs } from './sides/ours';
import type { Side } from './sides/side';

/** Output of the benchmark; processor time is that of the server and its PostgreSQL. */
export interface SessionLookupResult {
  readonly name: 'session-lookup';
  /** Of a push of 10 fixes, microseconds. */
  readonly pushUs: number;
  /** Of looking a session up in the database, microseconds. */
  readonly lookupUs: number;
  /** The lookup's share of a push that has one. */
  readonly share: number;
  readonly limit: number;
  readonly failures: number;
  readonly pass: boolean;
}

const LIMIT = 0.1;
const TOKEN_BYTES = 32;
const SETTLE_MS = 250;
const NOTHING = JSON.stringify({ query: '{ __typename }' });

interface Spent {
  count: number;
  cpuUs: number;
  failures: number;
}

/**
 * Compares what requests that do nothing cost without a session and with tokens that nobody remembers, which are looked
 * up every time; the difference is one lookup. A push pays for one a second at most.
 */
export async function runSessionLookup(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<SessionLookupResult> {
  notify('starting the service');
  const side = await startOurs();
  try {
    const drivers = await openDrivers(side, options.connections);
    const visitors = drivers.map(() => openConnection(side.graphqlUrl, {}));
    const spent = { push: empty(), nothing: empty(), lookup: empty() };
    const seconds = options.secondsPerSide / options.rounds;
    const works: [keyof typeof spent, () => Promise<void>][] = [
      ['push', () => pushFor(side, drivers, seconds, spent.push)],
      ['nothing', () => askFor(visitors, seconds, spent.nothing, noSession)],
      ['lookup', () => askFor(visitors, seconds, spent.lookup, unknownSession)],
    ];
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const [name, work] of works) {
        const before = cpuUsOf(side);
        await work();
        await wait(SETTLE_MS);
        spent[name].cpuUs += cpuUsOf(side) - before;
      }
      if (round === 0) {
        // The first round warms up and does not count.
        Object.values(spent).forEach((each) => Object.assign(each, empty()));
      } else {
        notify(
          `round ${round}: ${each(spent.push)} us a push, ${each(spent.lookup) - each(spent.nothing)} us a lookup`,
        );
      }
    }
    [...visitors, ...drivers.map(({ connection }) => connection)].forEach((connection) => connection.close());
    return compare(spent);
  } finally {
    await side.stop();
  }
}

function compare({
  push,
  nothing,
  lookup,
}: Record<'push' | 'nothing' | 'lookup', Spent>): SessionLookupResult {
  const lookupUs = each(lookup) - each(nothing);
  const share = rounded(lookupUs / each(push), 3);
  const failures = push.failures + nothing.failures + lookup.failures;
  return {
    name: 'session-lookup',
    pushUs: each(push),
    lookupUs,
    share,
    limit: LIMIT,
    failures,
    pass: share <= LIMIT && failures === 0,
  };
}

async function pushFor(side: Side, drivers: readonly Driver[], seconds: number, spent: Spent): Promise<void> {
  const untilMs = performance.now() + seconds * 1000;
  const drive = async ({ connection, journeyId, stream }: Driver): Promise<void> => {
    while (performance.now() < untilMs) {
      const failure = await connection
        .post(pushBody(side.document, journeyId, stream))
        .then(failureOf, String);
      spent.count += 1;
      spent.failures += failure === null ? 0 : 1;
    }
  };
  await Promise.all(drivers.map(drive));
}

async function askFor(
  visitors: readonly Connection[],
  seconds: number,
  spent: Spent,
  headersOf: () => Record<string, string>,
): Promise<void> {
  const untilMs = performance.now() + seconds * 1000;
  const ask = async (connection: Connection): Promise<void> => {
    while (performance.now() < untilMs) {
      const { status } = await connection.post(NOTHING, headersOf());
      spent.count += 1;
      spent.failures += status === 200 ? 0 : 1;
    }
  };
  await Promise.all(visitors.map(ask));
}

/** No session, and yet not limited like those who come without one are. */
function noSession(): Record<string, string> {
  return { cookie: 'x=wf_session=' };
}

function unknownSession(): Record<string, string> {
  return { cookie: `wf_session=${randomBytes(TOKEN_BYTES).toString('base64url')}` };
}

function cpuUsOf({ pid }: Side): number {
  return sumCpuUs(familyOf(readProcesses(), pid));
}

function each({ cpuUs, count }: Spent): number {
  return rounded(cpuUs / count, 1);
}

function empty(): Spent {
  return { count: 0, cpuUs: 0, failures: 0 };
}
