import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './command/arguments';
import { failureOf, openDrivers, pushBody, type Driver } from './load/drivers';
import { figuresOf, percentile, rounded, type Figures, type Tally } from './load/tally';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { boundSideOf } from './sides/bound';
import { startOurs } from './sides/ours';
import { startPeer } from './sides/peer';
import type { Side } from './sides/side';

/** Output of the benchmark. */
export interface IngestResult {
  readonly name: 'ingest';
  readonly ours: Figures;
  readonly peer: Figures;
  /** Processor time of a push, ours over the peer's. */
  readonly ratio: number;
  readonly limit: number;
  /** Of journeys that are never too fast, whose plates were typed. */
  readonly calm: Figures;
  /** Of such journeys in vehicles that are proven, which leave where they were. */
  readonly calmBound: Figures;
  /** Processor time of their push over that of a typed one; of the slices the one in the middle. */
  readonly corroborationRatio: number;
  readonly corroborationLimit: number;
  /** Of journeys in vehicles that are proven and now and then too fast: events are made of that meanwhile. */
  readonly bound: Figures;
  /** Processor time of their push, and of making the events, over that of a typed one of ours. */
  readonly withEventsRatio: number;
  readonly pass: boolean;
}

/** A push may cost at most this many times what it costs the peer. */
const LIMIT = 2;
/** Corroboration may add at most 3 % to a push. */
const CORROBORATION_LIMIT = 1.03;
/** So short that what else the machine does, and longer journeys, hit those that are compared alike. */
const SLICE_S = 2;
/** At half the usual pace, 80 km/h are 40. */
const CALM_PACE = 0.5;
const WARM_UP_S = 3;
/** Work that was put off, such as a checkpoint's beginning or a late event, is still the round's. */
const SETTLE_MS = 250;

/** Servers that are compared, with their load. */
interface Team {
  readonly side: Side;
  readonly drivers: readonly Driver[];
  readonly rounds: Tally[];
}

/**
 * Pushes 10 fixes at a time to the service and to the peer in turns and compares the processor time of a push. In turns with
 * the typed journeys at the service go as many in vehicles that are proven, at the usual pace and at half of it.
 */
export async function runIngest(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<IngestResult> {
  const sides: Side[] = [];
  try {
    notify('starting the service and the peer');
    const service = await startOurs();
    sides.push(service);
    const other = await startPeer();
    sides.push(other);
    const ours = await teamOf(service, options);
    const bound = await teamOf(boundSideOf(service), options);
    const calm = await teamOf(service, options, CALM_PACE);
    const calmBound = await teamOf(boundSideOf(service), options, CALM_PACE);
    const peer = await teamOf(other, options);
    const teams = [ours, bound, calm, calmBound, peer];
    for (const { side, drivers } of teams) {
      const { failures } = await runRound(side, drivers, WARM_UP_S);
      notify(
        `${side.name} is warm${failures.length > 0 ? `; ${failures.length} failures: ${failures[0]}` : ''}`,
      );
    }
    const slices = Math.max(1, Math.round(options.secondsPerSide / SLICE_S));
    for (let slice = 1; slice <= slices; slice += 1) {
      for (const { side, drivers, rounds } of teams) {
        const tally = await runRound(side, drivers, options.secondsPerSide / slices);
        rounds.push(tally);
        notify(`slice ${slice}, ${side.name}: ${describe(tally)}`);
      }
    }
    teams.forEach(({ drivers }) => drivers.forEach(({ connection }) => connection.close()));
    return compare({
      ours: ours.rounds,
      bound: bound.rounds,
      calm: calm.rounds,
      calmBound: calmBound.rounds,
      peer: peer.rounds,
    });
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

async function teamOf(side: Side, { connections }: BenchArguments, pace = 1): Promise<Team> {
  return { side, drivers: await openDrivers(side, connections, pace), rounds: [] };
}

type Name = 'ours' | 'bound' | 'calm' | 'calmBound' | 'peer';

function compare(rounds: Readonly<Record<Name, readonly Tally[]>>): IngestResult {
  const figures = {
    ours: figuresOf(rounds.ours),
    peer: figuresOf(rounds.peer),
    calm: figuresOf(rounds.calm),
    calmBound: figuresOf(rounds.calmBound),
    bound: figuresOf(rounds.bound),
  };
  const ratio = rounded(figures.ours.cpuUsPerPush / figures.peer.cpuUsPerPush, 2);
  const corroborationRatio = rounded(middleRatio(rounds.calmBound, rounds.calm), 3);
  const failures = Object.values(figures).reduce((sum, each) => sum + each.failures, 0);
  return {
    name: 'ingest',
    ...figures,
    ratio,
    limit: LIMIT,
    corroborationRatio,
    corroborationLimit: CORROBORATION_LIMIT,
    withEventsRatio: rounded(middleRatio(rounds.bound, rounds.ours), 3),
    pass: ratio <= LIMIT && corroborationRatio <= CORROBORATION_LIMIT && failures === 0,
  };
}

/** Processor time of a push, that of one over that of the other in the same slice; of the slices the one in the middle. */
function middleRatio(ones: readonly Tally[], others: readonly Tally[]): number {
  const each = ({ cpuUs, pushes }: Tally): number => cpuUs / pushes;
  const ratios = ones.flatMap((one, slice) => {
    const other = others[slice];
    return other === undefined ? [] : [each(one) / each(other)];
  });
  return percentile(
    ratios.sort((one, other) => one - other),
    0.5,
  );
}

async function runRound(side: Side, drivers: readonly Driver[], seconds: number): Promise<Tally> {
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const before = cpuOf(side);
  const beganMs = performance.now();
  const untilMs = beganMs + seconds * 1000;
  const drive = async ({ connection, journeyId, stream }: Driver): Promise<void> => {
    while (performance.now() < untilMs) {
      const body = pushBody(side.document, journeyId, stream);
      const sentMs = performance.now();
      const failure = await connection.post(body).then(failureOf, String);
      latenciesMs.push(performance.now() - sentMs);
      if (failure !== null) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(drivers.map(drive));
  const elapsedS = (performance.now() - beganMs) / 1000;
  await wait(SETTLE_MS);
  const after = cpuOf(side);
  return {
    pushes: latenciesMs.length,
    elapsedS,
    cpuUs: after.allUs - before.allUs,
    postgresUs: after.postgresUs - before.postgresUs,
    latenciesMs,
    failures,
  };
}

function cpuOf(side: Side): { allUs: number; postgresUs: number } {
  const family = familyOf(readProcesses(), side.pid);
  const postgres = family.filter(({ name }) => name === 'postgres');
  if (postgres.length === 0) {
    throw new Error(`no PostgreSQL runs below ${side.name}: its processor time can't be told`);
  }
  return { allUs: sumCpuUs(family), postgresUs: sumCpuUs(postgres) };
}

function describe({ pushes, elapsedS, cpuUs, failures }: Tally): string {
  const rate = `${Math.round(pushes / elapsedS)} pushes/s, ${Math.round(cpuUs / pushes)} us each`;
  return failures.length === 0 ? rate : `${rate}; ${failures.length} failures, the first: ${failures[0]}`;
}
