import { loadavg } from 'node:os';
import type { BenchArguments } from './command/arguments';
import { countrySize } from './dashboard/country';
import type { CountrySize } from './dashboard/country';
import { fillCountry } from './dashboard/fill-country';
import { dashboardRequests } from './dashboard/requests';
import type { DashboardRequest } from './dashboard/violation-requests';
import { openConnection, type Connection } from './load/connection';
import { percentile, rounded } from './load/tally';
import { ADMINISTRATOR, signInAdministrator } from './sides/administrator';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { startProduction } from './sides/production';

/** Results of one kind of request. */
interface RequestFigures {
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server and its PostgreSQL for each, which other work on the machine hardly changes. */
  readonly cpuMs: number;
  /** The longest answer as it went over the wire, compressed. */
  readonly bytes: number;
  readonly failures: number;
}

/** Output of the benchmark. */
export interface DashboardResult {
  readonly name: 'dashboard';
  readonly country: CountrySize;
  readonly requests: number;
  /** Of the overview, the first thing that a dashboard asks for. */
  readonly firstRequestP50Ms: number;
  readonly firstRequestP99Ms: number;
  /** The slowest kinds of requests. */
  readonly slowest: readonly RequestFigures[];
  readonly largestBytes: number;
  readonly limitMs: number;
  readonly limitBytes: number;
  readonly failures: number;
  /** Processes that wanted a processor, over the last minute: times mean something on a machine that does nothing else. */
  readonly machineLoad: number;
  readonly pass: boolean;
}

const LIMIT_MS = 50;
const LIMIT_BYTES = 100 * 1024;
const SHOWN = 5;

/** Fills a whole country, or a share of it, and asks for everything that the dashboard shows, one request at a time. */
export async function runDashboard(
  { percent, rounds, secondsPerSide, storedIn, only }: BenchArguments,
  notify: (line: string) => void,
): Promise<DashboardResult> {
  notify('starting the service');
  const server = await startProduction(ADMINISTRATOR, storedIn);
  try {
    const country = countrySize(percent);
    await fillCountry(server.dataDir, country, notify);
    const connection = openConnection(`${server.url}/graphql`, {
      cookie: await signInAdministrator(server.url),
    });
    const figures: RequestFigures[] = [];
    const kinds = dashboardRequests(country).filter(({ name }) => name.includes(only));
    const secondsEach = (secondsPerSide * rounds) / kinds.length;
    for (const kind of kinds) {
      const measured = await measure({ connection, pid: server.pid }, kind, secondsEach);
      figures.push(measured);
      notify(
        `${measured.name}: p50 ${measured.p50Ms} ms, p99 ${measured.p99Ms} ms, cpu ${measured.cpuMs} ms, ${measured.bytes} bytes`,
      );
    }
    connection.close();
    return resultOf(country, figures);
  } finally {
    await server.stop();
  }
}

async function measure(
  { connection, pid }: { connection: Connection; pid: number },
  { name, query, variables }: DashboardRequest,
  seconds: number,
): Promise<RequestFigures> {
  const bodyOf = (index: number): string => JSON.stringify({ query, variables: variables(index) });
  // Readable, and so that the statements are prepared and the pages in memory.
  const first = [await connection.post(bodyOf(0)), await connection.post(bodyOf(1))];
  let failures = first.filter(({ status, text }) => status !== 200 || text.includes('"errors"')).length;
  const cpuUs = (): number => sumCpuUs(familyOf(readProcesses(), pid));
  const cpuUsBefore = cpuUs();
  const latenciesMs: number[] = [];
  let bytes = 0;
  const untilMs = performance.now() + seconds * 1000;
  for (let index = 2; performance.now() < untilMs || index < 30; index += 1) {
    const startedMs = performance.now();
    const answer = await connection.post(bodyOf(index), { 'accept-encoding': 'gzip' });
    latenciesMs.push(performance.now() - startedMs);
    bytes = Math.max(bytes, answer.bytes);
    failures += answer.status === 200 ? 0 : 1;
  }
  const cpuMs = rounded((cpuUs() - cpuUsBefore) / 1000 / latenciesMs.length, 1);
  latenciesMs.sort((one, other) => one - other);
  const ms = (share: number): number => rounded(percentile(latenciesMs, share), 2);
  return { name, p50Ms: ms(0.5), p99Ms: ms(0.99), cpuMs, bytes, failures };
}

function resultOf(country: CountrySize, figures: readonly RequestFigures[]): DashboardResult {
  const overviews = figures.filter(({ name }) => name.startsWith('overview'));
  const most = (value: (each: RequestFigures) => number, of: readonly RequestFigures[]): number =>
    Math.max(...of.map(value));
  const slowest = [...figures].sort((one, other) => other.p99Ms - one.p99Ms).slice(0, SHOWN);
  const failures = figures.reduce((sum, each) => sum + each.failures, 0);
  const largestBytes = most(({ bytes }) => bytes, figures);
  return {
    name: 'dashboard',
    country,
    requests: figures.length,
    firstRequestP50Ms: most(({ p50Ms }) => p50Ms, overviews),
    firstRequestP99Ms: most(({ p99Ms }) => p99Ms, overviews),
    slowest,
    largestBytes,
    limitMs: LIMIT_MS,
    limitBytes: LIMIT_BYTES,
    failures,
    machineLoad: rounded(loadavg()[0] ?? NaN, 1),
    pass: slowest.every(({ p99Ms }) => p99Ms <= LIMIT_MS) && largestBytes <= LIMIT_BYTES && failures === 0,
  };
}
