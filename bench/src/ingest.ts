import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './arguments';
import { failureOf, openDrivers, pushBody, type Driver } from './load/drivers';
import { figuresOf, rounded, type Figures, type Tally } from './load/tally';
import { familyOf, readProcesses, sumCpuUs } from './processor-time';
import { startOurs } from './sides/ours';
import { startPeer } from './sides/peer';
import type { Side } from './sides/side';

/** What the benchmark prints. */
export interface IngestResult {
  readonly name: 'ingest';
  readonly ours: Figures;
  readonly peer: Figures;
  /** Processor time of a push, ours over the peer's. */
  readonly ratio: number;
  readonly limit: number;
  readonly pass: boolean;
}

/** A push may cost at most this many times what it costs the peer. */
const LIMIT = 2;
const WARM_UP_S = 3;
/** Work that was put off, such as a checkpoint's beginning or a late event, is still the round's. */
const SETTLE_MS = 250;

/** Pushes 10 fixes at a time to the service and to the peer in turns and compares the processor time of a push. */
export async function runIngest(
  options: BenchArguments,
  tell: (line: string) => void,
): Promise<IngestResult> {
  const sides: Side[] = [];
  try {
    tell('starting the service and the peer');
    sides.push(await startOurs(), await startPeer());
    const teams: { side: Side; drivers: Driver[]; rounds: Tally[] }[] = [];
    for (const side of sides) {
      teams.push({ side, drivers: await openDrivers(side, options.connections), rounds: [] });
    }
    for (const { side, drivers } of teams) {
      const { failures } = await runRound(side, drivers, WARM_UP_S);
      tell(
        `${side.name} is warm${failures.length > 0 ? `; ${failures.length} failures: ${failures[0]}` : ''}`,
      );
    }
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const { side, drivers, rounds } of teams) {
        const tally = await runRound(side, drivers, options.secondsPerSide / options.rounds);
        rounds.push(tally);
        tell(`round ${round}, ${side.name}: ${describe(tally)}`);
      }
    }
    teams.forEach(({ drivers }) => drivers.forEach(({ connection }) => connection.close()));
    return compare(figuresOf(teams[0]?.rounds ?? []), figuresOf(teams[1]?.rounds ?? []));
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

function compare(ours: Figures, peer: Figures): IngestResult {
  const ratio = rounded(ours.cpuUsPerPush / peer.cpuUsPerPush, 2);
  const pass = ratio <= LIMIT && ours.failures === 0 && peer.failures === 0;
  return { name: 'ingest', ours, peer, ratio, limit: LIMIT, pass };
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
