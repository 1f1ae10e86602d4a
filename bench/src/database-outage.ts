import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './command/arguments';
import { openConnection, type Connection } from './load/connection';
import { rounded } from './load/tally';
import { startProduction } from './sides/production';

const LIMIT_MS = 5_000;
const ASK_EVERY_MS = 20;
const REST_MS = 2_000;
/** Longer than any outage that is worth waiting for. */
const GIVE_UP_AFTER_MS = 60_000;
const QUESTION = JSON.stringify({ query: '{ recentViolations(perZone: 2) { danger { id } } }' });

/** Output of `npm run bench -- database-outage`. */
export interface DatabaseOutageResult {
  readonly bench: 'database-outage';
  /** From each kill to the first answer after it, ms. */
  readonly outagesMs: readonly number[];
  readonly longestMs: number;
  readonly limitMs: number;
  /** Answers in between that were not 503 with the code UNAVAILABLE. */
  readonly failures: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

/** Kills PostgreSQL under the running server, once a round, and measures how long nobody gets an answer. */
export async function runDatabaseOutage(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<DatabaseOutageResult> {
  notify('starting the service');
  const server = await startProduction();
  const connection = openConnection(`${server.url}/graphql`, {});
  try {
    const outages: Outage[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      await wait(REST_MS);
      const outage = await kill(server.dataDir, connection);
      outages.push(outage);
      notify(`round ${round}: ${rounded(outage.lastedMs, 0)} ms`);
    }
    const longestMs = rounded(Math.max(...outages.map(({ lastedMs }) => lastedMs)), 0);
    const failures = outages.reduce((sum, outage) => sum + outage.failures, 0);
    return {
      bench: 'database-outage',
      outagesMs: outages.map(({ lastedMs }) => rounded(lastedMs, 0)),
      longestMs,
      limitMs: LIMIT_MS,
      failures,
      machineLoad: rounded(loadavg()[0] ?? 0, 1),
      pass: failures === 0 && longestMs < LIMIT_MS,
    };
  } finally {
    connection.close();
    await server.stop();
  }
}

interface Outage {
  readonly lastedMs: number;
  readonly failures: number;
}

async function kill(dataDir: string, connection: Connection): Promise<Outage> {
  const [pid] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  let failures = 0;
  if (!(await connection.post(QUESTION)).text.includes('"data":{')) {
    failures += 1;
  }
  const killedMs = performance.now();
  process.kill(Number(pid), 'SIGKILL');
  // What is answered in the moment of the kill does not end the outage.
  let hasBegun = false;
  while (performance.now() - killedMs < GIVE_UP_AFTER_MS) {
    const { status, text } = await connection.post(QUESTION);
    if (status === 200 && hasBegun) {
      return { lastedMs: performance.now() - killedMs, failures };
    }
    if (status !== 200) {
      hasBegun = true;
      failures += status === 503 && text.includes('UNAVAILABLE') ? 0 : 1;
    }
    await wait(ASK_EVERY_MS);
  }
  return { lastedMs: GIVE_UP_AFTER_MS, failures };
}
