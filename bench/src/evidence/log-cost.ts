import { setTimeout as wait } from 'node:timers/promises';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { Phone } from '@wakafine/simulator/phone';
import { rounded } from '../load/tally';
import { asOwner, asSuperuser } from '../sides/owner-database';
import { cpuUsOf, medianOf } from './measured-server';
import type { MeasuredServer } from './measured-server';

const SETTLE_MS = 100;
/** Pushes of each phone in a turn: those of one are over too soon for the clock of the processors. */
export const SETS_A_TURN = 4;
/** Fixes that a journey has before the push that is measured, and those of that push: over ten seconds of speeding it opens. */
const FIXES_BEFORE = 8;
const FIXES_PUSHED = 10;
const FIXES = FIXES_BEFORE + FIXES_PUSHED;
const METRES_PER_DEGREE = 111_195;
const SPEEDS_KMH = { opening: 80, calm: 40 } as const;
const COUNTED_WITHIN_MS = 2_000;
const TRIGGERS = ['evidence_opened', 'evidence_outdated', 'evidence_withdrawn'];

type Kind = keyof typeof SPEEDS_KMH;

/** Medians over the rounds. */
export interface OnAndOff {
  readonly on: number;
  readonly off: number;
}

/** Cost of the log for pushes. */
export interface LogCost {
  /** Processor time of a push of ten fixes that opens a violation, with the triggers of the log and without, microseconds. */
  readonly openingUs: OnAndOff;
  /** The same of a push that opens none, which runs none of them. */
  readonly calmUs: OnAndOff;
  /** Time that the triggers of the log took of a push that opens a violation, by PostgreSQL's own clock in those very pushes, microseconds. */
  readonly triggersUs: number;
  /** Ratio of triggersUs to a push without them, measured right beside it: of the rounds the one in the middle. */
  readonly share: number;
  /** Differences of pushes with the log and without, in turns, as shares: they show how quiet the machine is. */
  readonly openingShare: number;
  readonly calmShare: number;
}

/** Each round measures all four, the one half of them in the other order, so that whatever drifts meanwhile meets both alike. */
export async function costInTurns(
  server: MeasuredServer,
  phones: readonly Phone[],
  { rounds, print }: { rounds: number; print: (line: string) => void },
): Promise<LogCost> {
  const us = {
    opening: { on: [] as number[], off: [] as number[] },
    calm: { on: [] as number[], off: [] as number[] },
  };
  const triggers: number[] = [];
  await countFunctions(server);
  for (let round = 0; round <= rounds; round += 1) {
    const turns = round % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const);
    for (const turn of turns) {
      await switchLog(server, turn === 'on' ? 'ENABLE' : 'DISABLE');
      for (const kind of ['opening', 'calm'] as const) {
        const leaves = await leavesIn(server);
        const isCounted = kind === 'opening' && turn === 'on';
        const triggersBeforeUs = isCounted ? await triggersUs(server) : 0;
        const spent = await pushDrives(server, phones, kind);
        const written = (await leavesIn(server)) - leaves;
        if (written !== (isCounted ? phones.length * SETS_A_TURN : 0)) {
          throw new Error(`${written} leaves were written by ${kind} pushes with the log ${turn}`);
        }
        print(`round ${round}, ${kind}, log ${turn}: ${spent} us a push`);
        // The first round warms up and does not count.
        if (round > 0) {
          us[kind][turn].push(spent);
        }
        if (isCounted && round > 0) {
          triggers.push(((await triggersUs(server)) - triggersBeforeUs) / phones.length / SETS_A_TURN);
        }
      }
    }
  }
  await switchLog(server, 'ENABLE');
  const shareOf = ({ on, off }: { on: number[]; off: number[] }): number =>
    rounded(medianOf(on.map((spent, at) => spent / (off[at] ?? NaN) - 1)), 3);
  return {
    openingUs: { on: medianOf(us.opening.on), off: medianOf(us.opening.off) },
    calmUs: { on: medianOf(us.calm.on), off: medianOf(us.calm.off) },
    triggersUs: Math.round(medianOf(triggers)),
    share: rounded(medianOf(triggers.map((spent, at) => spent / (us.opening.off[at] ?? NaN))), 3),
    ...{ openingShare: shareOf(us.opening), calmShare: shareOf(us.calm) },
  };
}

/** Phones of so many new citizens. */
export async function signedIn({ url }: MeasuredServer, count: number): Promise<Phone[]> {
  const phones = Array.from({ length: count }, () => createPhone({ url }));
  for (const phone of phones) {
    const identity = freshIdentity();
    await phone.signUp(identity);
    await phone.signIn(identity);
  }
  return phones;
}

async function switchLog({ dataDir }: MeasuredServer, act: 'ENABLE' | 'DISABLE'): Promise<void> {
  await asOwner(dataDir, async (client) => {
    for (const trigger of TRIGGERS) {
      await client.query(`ALTER TABLE violation ${act} TRIGGER ${trigger}`);
    }
  });
}

/** Leaves about violations that opened. */
async function leavesIn({ dataDir }: MeasuredServer): Promise<number> {
  return asOwner(dataDir, async (client) => {
    const { rows } = await client.query(`SELECT count(*) AS count FROM evidence_leaf WHERE kind = 'OPENED'`);
    return Number(rows[0].count);
  });
}

/** Has PostgreSQL count the time of its own functions. */
async function countFunctions({ dataDir }: MeasuredServer): Promise<void> {
  await asSuperuser(dataDir, async (client) => {
    await client.query(`ALTER SYSTEM SET track_functions = 'pl'`);
    await client.query('SELECT pg_reload_conf()');
  });
  await wait(COUNTED_WITHIN_MS);
}

/** Time that the triggers of the log have taken so far by PostgreSQL's own clock, microseconds, waiting included. */
async function triggersUs({ dataDir }: MeasuredServer): Promise<number> {
  // A process adds its counts to those of all when it has been idle for a while.
  await wait(COUNTED_WITHIN_MS);
  return asOwner(dataDir, async (client) => {
    const { rows } = await client.query(
      'SELECT coalesce(sum(total_time), 0) AS ms FROM pg_stat_user_functions WHERE funcname = ANY ($1)',
      [TRIGGERS],
    );
    return Number(rows[0].ms) * 1000;
  });
}

/** Processor time of one push, microseconds: each phone opens one violation, or none, in journeys of its own. */
export async function pushDrives(
  server: MeasuredServer,
  phones: readonly Phone[],
  kind: Kind,
): Promise<number> {
  let spentUs = 0;
  for (let set = 0; set < SETS_A_TURN; set += 1) {
    spentUs += await pushOnce(server, phones, kind);
  }
  return Math.round(spentUs / phones.length / SETS_A_TURN);
}

async function pushOnce(server: MeasuredServer, phones: readonly Phone[], kind: Kind): Promise<number> {
  const startedAtMs = Date.now() - FIXES * 1000;
  const started = await Promise.all(
    phones.map(async (phone, at) => {
      const registrationNumber = `LT ${String(at).padStart(4, '0')} Z`;
      const { id } = await phone.startJourney({
        vehicleType: 'CAR',
        category: 'PRIVATE',
        registrationNumber,
        startedAtMs,
      });
      const fixes = drive(startedAtMs, SPEEDS_KMH[kind]);
      await phone.recordFixes(id, fixes.slice(0, FIXES_BEFORE));
      return { phone, id, fixes: fixes.slice(FIXES_BEFORE) };
    }),
  );
  await wait(SETTLE_MS);
  const before = cpuUsOf(server);
  const receipts = await Promise.all(started.map(({ phone, id, fixes }) => phone.recordFixes(id, fixes)));
  await wait(SETTLE_MS);
  const spentUs = cpuUsOf(server) - before;
  const opened = receipts.filter(({ journey }) => journey.violationCount > 0).length;
  if (opened !== (kind === 'opening' ? phones.length : 0)) {
    throw new Error(`${opened} of ${phones.length} ${kind} pushes opened a violation`);
  }
  await Promise.all(started.map(({ phone, id }) => phone.endJourney(id)));
  return spentUs;
}

function drive(startedAtMs: number, speedKmh: number) {
  return Array.from({ length: FIXES }, (_, second) => ({
    seq: second + 1,
    lat: 4.05 + ((speedKmh / 3.6) * second) / METRES_PER_DEGREE,
    lng: 9.77,
    recordedAtMs: startedAtMs + second * 1000,
    accuracyM: 5,
    speedKmh,
    headingDeg: 0,
  }));
}
