import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './command/arguments';
import { openConnection } from './load/connection';
import { percentile, rounded } from './load/tally';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { createSessions } from './sides/many-sessions';
import { PLAIN_QUESTION } from './reconnect/operations';
import { openPhones, type CutTally } from './reconnect/phones';
import { startProduction } from './sides/production';

const PHONES = 1_000;
const LIMITS = { allBackMs: 10_000, othersP99Ms: 1_000 } as const;
/** Interval at which somebody else asks something meanwhile, ms. */
const ASK_EVERY_MS = 20;
/** Connections of these others: who waits for an answer holds up nobody. */
const OTHERS = 100;
const REST_MS = 2_000;

/** Output of `npm run bench -- reconnect`. */
export interface ReconnectResult {
  readonly bench: 'reconnect';
  readonly phones: number;
  readonly cuts: number;
  /** Sockets that were cut at once, each time. */
  readonly cutSockets: readonly number[];
  /** Until the last phone had its socket back; of the cuts the one in the middle, as for all that follows. */
  readonly allConnectedMs: number;
  /** Until the last phone had all that it may have missed. */
  readonly allBackMs: number;
  readonly worstAllBackMs: number;
  /** A plain question of others, asked every 20 ms from the cut until all were back. */
  readonly others: {
    readonly asked: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
    readonly maxMs: number;
  };
  /** Processor time of the server and its PostgreSQL for each phone that came back, ms; other work on the machine hardly changes it. */
  readonly cpuMsPerPhone: number;
  readonly failures: number;
  readonly machineLoad: number;
  readonly limits: typeof LIMITS;
  readonly pass: boolean;
}

interface Cut {
  readonly tally: CutTally;
  /** Rising. */
  readonly othersMs: readonly number[];
  readonly cpuMs: number;
}

/** Cuts the sockets of a thousand phones at once, which come back by the app's own rule, while others go on asking. */
export async function runReconnect(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<ReconnectResult> {
  notify('starting the service');
  const sessionKey = randomBytes(32).toString('hex');
  const server = await startProduction({ SESSION_KEY: sessionKey });
  try {
    const [other = '', ...cookies] = await createSessions(server.dataDir, { sessionKey, count: PHONES + 1 });
    const phones = await openPhones({ serverUrl: server.url, cookies });
    notify(`${PHONES} phones are connected`);
    const cuts: Cut[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      await wait(REST_MS);
      const cpuBeforeUs = cpuUsOf(server.pid);
      const asking = askAllTheTime(`${server.url}/graphql`, other);
      const tally = await phones.cutAll();
      const othersMs = await asking.end();
      cuts.push({ tally, othersMs, cpuMs: (cpuUsOf(server.pid) - cpuBeforeUs) / 1_000 });
      notify(describe(round, cuts.at(-1)));
    }
    await phones.stop();
    return resultOf(cuts);
  } finally {
    await server.stop();
  }
}

function resultOf(cuts: readonly Cut[]): ReconnectResult {
  const middle = (value: (cut: Cut) => number): number =>
    Math.round(
      percentile(
        cuts.map(value).sort((one, other) => one - other),
        0.5,
      ),
    );
  const allBackMs = middle(lastBackMs);
  const p99Ms = middle(({ othersMs }) => percentile(othersMs, 0.99));
  const failures = cuts.reduce((sum, { tally }) => sum + tally.failures.length, 0);
  const isEveryoneBack = cuts.every(({ tally }) => tally.backMs.length === PHONES);
  return {
    bench: 'reconnect',
    phones: PHONES,
    cuts: cuts.length,
    cutSockets: cuts.map(({ tally }) => tally.cutSockets),
    allConnectedMs: middle(({ tally }) => Math.max(...tally.socketMs)),
    allBackMs,
    worstAllBackMs: Math.round(Math.max(...cuts.map(lastBackMs))),
    others: {
      asked: cuts.reduce((sum, { othersMs }) => sum + othersMs.length, 0),
      p50Ms: middle(({ othersMs }) => percentile(othersMs, 0.5)),
      p99Ms,
      maxMs: middle(({ othersMs }) => othersMs.at(-1) ?? NaN),
    },
    cpuMsPerPhone: rounded(middle(({ cpuMs }) => cpuMs) / PHONES, 2),
    failures,
    machineLoad: rounded(loadavg()[0] ?? 0, 1),
    limits: LIMITS,
    pass: isEveryoneBack && failures === 0 && allBackMs <= LIMITS.allBackMs && p99Ms < LIMITS.othersP99Ms,
  };
}

function cpuUsOf(pid: number): number {
  return sumCpuUs(familyOf(readProcesses(), pid));
}

function lastBackMs({ tally }: Cut): number {
  return Math.max(...tally.backMs);
}

/** Asks a plain question every 20 ms, whether or not those before it were answered. */
function askAllTheTime(url: string, cookie: string): { end(): Promise<number[]> } {
  const connections = Array.from({ length: OTHERS }, () => openConnection(url, { cookie }));
  const answers: Promise<number>[] = [];
  const ask = async (index: number): Promise<number> => {
    const sentMs = performance.now();
    const { status, text } = (await connections[index % OTHERS]?.post(PLAIN_QUESTION)) ?? {
      status: 0,
      text: '',
    };
    if (status !== 200 || text.includes('"errors"')) {
      throw new Error(`a plain question was refused: HTTP ${status}: ${text.slice(0, 300)}`);
    }
    return performance.now() - sentMs;
  };
  const timer = setInterval(() => answers.push(ask(answers.length)), ASK_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      const latenciesMs = await Promise.all(answers);
      connections.forEach((connection) => connection.close());
      return latenciesMs.sort((one, other) => one - other);
    },
  };
}

function describe(round: number, cut: Cut | undefined): string {
  if (cut === undefined) {
    return '';
  }
  const { tally, othersMs } = cut;
  const first = tally.failures[0] === undefined ? '' : `, the first failure: ${tally.failures[0]}`;
  return (
    `cut ${round}: ${tally.cutSockets} sockets, ${tally.backMs.length} phones back after ` +
    `${Math.round(lastBackMs(cut))} ms, others p99 ${Math.round(percentile(othersMs, 0.99))} ms${first}`
  );
}
