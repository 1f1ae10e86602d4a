import { loadavg } from 'node:os';
import { busiest, dayOfTraffic } from '@wakafine/simulator/country/day-of-traffic';
import type { MinuteLoad } from '@wakafine/simulator/country/day-of-traffic';
import type { BenchArguments } from '../command/arguments';
import { openTeam, runRound } from '../ingest/rounds';
import { figuresOf, rounded } from '../load/tally';
import { startOurs } from '../sides/ours';

/** Journeys at once, at the busiest minute: a town, a large country today, and the most that is planned for. */
const AT_ONCE = [1_000, 10_000, 100_000] as const;
const SEED = 20_261_125;
const DRAWN = 20_000;
/** Any number: what is wanted at once decides. */
const FIRST_JOURNEYS = 1_000_000;
/** Fixes of a push while driving (every 3 s), and of one after a gap, of which the app sends up to 1,000. */
const LIVE_FIXES = 3;
const LATE_FIXES = 500;
const LATE_CONNECTIONS = 8;
const WARM_UP_S = 3;
/** Of a fix in its table and in the index of its key, measured on a million of them. */
const ROW_BYTES = 140;

/** A measured push, microseconds of processor time. */
interface PushCost {
  readonly allUs: number;
  /** The part of PostgreSQL. */
  readonly postgresUs: number;
}

/** Needs of a day with so many journeys at once. */
export interface DayNeeds {
  readonly atOnce: number;
  readonly journeysADay: number;
  /** At the busiest minute of each. */
  readonly pushesPerS: number;
  readonly latePushesPerS: number;
  readonly fixesPerS: number;
  readonly violationsPerS: number;
  /** Processor cores at the busiest minute: of the server processes, and of PostgreSQL. */
  readonly serverCores: number;
  readonly postgresCores: number;
  readonly fixesADay: number;
  readonly gigabytesADay: number;
}

/** Output of `npm run bench -- day`. */
export interface DayResult {
  readonly bench: 'day';
  readonly livePush: PushCost;
  readonly latePush: PushCost;
  readonly days: readonly DayNeeds[];
  readonly machineLoad: number;
  /** Whether all pushes that were measured were acknowledged: else their cost says nothing. */
  readonly pass: boolean;
}

/** Measures what a push costs here, and reckons what a simulated day of the country takes. */
export async function runDay(
  { secondsPerSide, connections }: Pick<BenchArguments, 'secondsPerSide' | 'connections'>,
  notify: (line: string) => void,
): Promise<DayResult> {
  const costs = await measuredCosts({ secondsPerSide, connections, notify });
  const sample = dayOfTraffic({ seed: SEED, drawn: DRAWN, journeys: FIRST_JOURNEYS });
  const sampleAtOnce = busiest(sample, ({ journeys }) => journeys);
  const days = AT_ONCE.map((atOnce) => needsOf(sample, { atOnce, scale: atOnce / sampleAtOnce, ...costs }));
  days.forEach((day) => notify(JSON.stringify(day)));
  const { live, late, failures } = costs;
  return {
    ...{ bench: 'day', livePush: live, latePush: late, days },
    machineLoad: rounded(loadavg()[0] ?? 0, 1),
    pass: failures === 0,
  };
}

interface Costs {
  readonly live: PushCost;
  readonly late: PushCost;
  readonly failures: number;
}

async function measuredCosts({
  secondsPerSide,
  connections,
  notify,
}: {
  secondsPerSide: number;
  connections: number;
  notify: (line: string) => void;
}): Promise<Costs> {
  notify('starting the service');
  const side = await startOurs();
  try {
    const late = { connections: Math.min(LATE_CONNECTIONS, connections), fixes: LATE_FIXES };
    const teams = [await openTeam(side, { connections, fixes: LIVE_FIXES }), await openTeam(side, late)];
    const costs: PushCost[] = [];
    let failures = 0;
    for (const team of teams) {
      await runRound(team, WARM_UP_S);
      const figures = figuresOf([await runRound(team, secondsPerSide)]);
      team.drivers.forEach(({ connection }) => connection.close());
      costs.push({ allUs: figures.cpuUsPerPush, postgresUs: figures.postgresUsPerPush });
      failures += figures.failures;
      notify(`${team.fixes} fixes a push: ${figures.cpuUsPerPush} us`);
    }
    const [live, long] = costs;
    if (live === undefined || long === undefined) {
      throw new Error('nothing was measured');
    }
    return { live, late: long, failures };
  } finally {
    await side.stop();
  }
}

function needsOf(
  sample: readonly MinuteLoad[],
  { atOnce, scale, live, late }: Costs & { atOnce: number; scale: number },
): DayNeeds {
  // A late push is as dear as its fixes are many.
  const coresOf = (usOf: (cost: PushCost) => number): number =>
    (busiest(
      sample,
      ({ livePushes, lateFixes }) => livePushes * usOf(live) + (lateFixes / LATE_FIXES) * usOf(late),
    ) *
      scale) /
    60e6;
  const perS = (of: (minute: MinuteLoad) => number): number => (busiest(sample, of) * scale) / 60;
  const total = (of: (minute: MinuteLoad) => number): number =>
    sample.reduce((sum, minute) => sum + of(minute), 0) * scale;
  const fixesADay = total(({ liveFixes, lateFixes }) => liveFixes + lateFixes);
  return {
    atOnce,
    journeysADay: Math.round(FIRST_JOURNEYS * scale),
    pushesPerS: Math.round(perS(({ livePushes }) => livePushes)),
    latePushesPerS: rounded(
      perS(({ latePushes }) => latePushes),
      1,
    ),
    fixesPerS: Math.round(perS(({ liveFixes, lateFixes }) => liveFixes + lateFixes)),
    violationsPerS: rounded(
      perS(({ violations }) => violations),
      2,
    ),
    serverCores: rounded(
      coresOf(({ allUs, postgresUs }) => allUs - postgresUs),
      2,
    ),
    postgresCores: rounded(
      coresOf(({ postgresUs }) => postgresUs),
      2,
    ),
    fixesADay: Math.round(fixesADay),
    gigabytesADay: rounded((fixesADay * ROW_BYTES) / 1e9, 1),
  };
}
