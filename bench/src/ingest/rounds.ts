import { setTimeout as wait } from 'node:timers/promises';
import { failureOf, openDrivers, pushOf, type Driver } from '../load/drivers';
import type { Tally } from '../load/tally';
import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';
import type { Side } from '../sides/side';

/** Work that was put off, such as a checkpoint's beginning or a late event, is still the round's. */
const SETTLE_MS = 250;
const TICK_MS = 10;

/** A server, or one kind of pushes at a server, with its load. */
export interface Team {
  readonly side: Side;
  readonly drivers: readonly Driver[];
  /** Fixes of a push. */
  readonly fixes: number;
  /** Whether its connections take turns, one push at a time: no journey grows for hours meanwhile. */
  readonly isOneByOne: boolean;
  /** Time in which each journey pushes once, and whose turn it is; null has them push as fast as they are answered. */
  readonly cadence: Cadence | null;
  readonly rounds: Tally[];
}

interface Cadence {
  readonly everyMs: number;
  /** Number of pushes so far, over all rounds. */
  sent: number;
}

interface TeamOptions {
  readonly connections: number;
  readonly pace?: number;
  readonly fixes?: number;
  readonly isOneByOne?: boolean;
}

/** Opens the connections of a team. */
export async function openTeam(
  side: Side,
  { connections, pace = 1, fixes = 10, isOneByOne = false }: TeamOptions,
): Promise<Team> {
  return {
    side,
    drivers: await openDrivers(side, connections, pace),
    fixes,
    isOneByOne,
    cadence: null,
    rounds: [],
  };
}

/** Has a team push for so long, and counts what that took. */
export async function runRound(team: Team, seconds: number): Promise<Tally> {
  const { side, drivers, fixes, isOneByOne, cadence } = team;
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const before = cpuOf(side);
  const beganMs = performance.now();
  const untilMs = beganMs + seconds * 1000;
  const pushOnce = async ({ connection, journeyId, stream, headers: own }: Driver): Promise<void> => {
    const { body, headers } = pushOf(side, journeyId, stream.next(fixes));
    const sentMs = performance.now();
    const failure = await connection
      .post(body, { ...own, ...headers })
      .then((posted) => failureOf(posted, fixes), String);
    latenciesMs.push(performance.now() - sentMs);
    if (failure !== null) {
      failures.push(failure);
    }
  };
  const drive = async (those: readonly Driver[]): Promise<void> => {
    for (let turn = 0; performance.now() < untilMs; turn += 1) {
      const driver = those[turn % those.length];
      if (driver !== undefined) {
        await pushOnce(driver);
      }
    }
  };
  if (cadence === null) {
    const crews = isOneByOne ? [drivers] : drivers.map((driver) => [driver]);
    await Promise.all(crews.map(drive));
  } else {
    await atCadence(cadence, { drivers, untilMs }, pushOnce);
  }
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

/** Sends one after the other as their times come, whether or not those before are answered: phones do not wait for each other. */
async function atCadence(
  cadence: Cadence,
  { drivers, untilMs }: { drivers: readonly Driver[]; untilMs: number },
  pushOnce: (driver: Driver) => Promise<void>,
): Promise<void> {
  const beganMs = performance.now();
  const pushes: Promise<void>[] = [];
  while (performance.now() < untilMs) {
    const due = Math.floor(((performance.now() - beganMs) * drivers.length) / cadence.everyMs);
    while (pushes.length < due) {
      const driver = drivers[cadence.sent % drivers.length];
      cadence.sent += 1;
      pushes.push(driver === undefined ? Promise.resolve() : pushOnce(driver));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pushes);
}

function cpuOf(side: Side): { allUs: number; postgresUs: number } {
  const family = familyOf(readProcesses(), side.pid);
  const postgres = family.filter(({ name }) => name === 'postgres');
  if (postgres.length === 0) {
    throw new Error(`no PostgreSQL runs below ${side.name}: its processor time can't be told`);
  }
  return { allUs: sumCpuUs(family), postgresUs: sumCpuUs(postgres) };
}
