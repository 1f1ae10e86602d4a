import { setTimeout as wait } from 'node:timers/promises';
import { failureOf, openDrivers, pushOf, type Driver } from '../load/drivers';
import type { Tally } from '../load/tally';
import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';
import type { Side } from '../sides/side';

/** Work that was put off, such as a checkpoint's beginning or a late event, is still the round's. */
const SETTLE_MS = 250;

/** A server, or one kind of pushes at a server, with its load. */
export interface Team {
  readonly side: Side;
  readonly drivers: readonly Driver[];
  /** Fixes of a push. */
  readonly fixes: number;
  readonly rounds: Tally[];
}

/** Opens the connections of a team. */
export async function openTeam(
  side: Side,
  { connections, pace = 1, fixes = 10 }: { connections: number; pace?: number; fixes?: number },
): Promise<Team> {
  return { side, drivers: await openDrivers(side, connections, pace), fixes, rounds: [] };
}

/** Has a team push for so long, and counts what that took. */
export async function runRound({ side, drivers, fixes }: Team, seconds: number): Promise<Tally> {
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const before = cpuOf(side);
  const beganMs = performance.now();
  const untilMs = beganMs + seconds * 1000;
  const drive = async ({ connection, journeyId, stream }: Driver): Promise<void> => {
    while (performance.now() < untilMs) {
      const { body, headers } = pushOf(side, journeyId, stream.next(fixes));
      const sentMs = performance.now();
      const failure = await connection.post(body, headers).then((posted) => failureOf(posted, fixes), String);
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
