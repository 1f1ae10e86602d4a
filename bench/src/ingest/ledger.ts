import { setTimeout as wait } from 'node:timers/promises';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import type { PhoneFix } from '@wakafine/simulator/drives/fix';
import type { Phone } from '@wakafine/simulator/phone';
import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { signedIn } from '../evidence/log-cost';
import { cpuUsOf, medianOf } from '../evidence/measured-server';
import type { MeasuredServer } from '../evidence/measured-server';
import { rounded } from '../load/tally';
import { asOwner } from '../sides/owner-database';
import { startProduction } from '../sides/production';

/** Output of `npm run bench -- ledger`. */
export interface LedgerResult {
  readonly name: 'ledger';
  /** Processor time of a push of ten fixes, microseconds. */
  readonly pushUs: number;
  /** Processor time that the segment ledger takes for ten fixes, once their journey has ended, microseconds. */
  readonly bookingUs: number;
  /** The second over the first; of the rounds the one in the middle. */
  readonly share: number;
  /** Part of a processor that the ledger takes while 2,000 vehicles are under way and send a fix a second. */
  readonly coreShare: number;
  /** Segments on which a round's journeys were booked. */
  readonly segments: number;
  readonly limit: number;
  readonly pass: boolean;
}

const LIMIT = LIMITS.ledgerCore.aim;
/** Vehicles that are under way, with a fix a second. */
const MOVING = 2_000;
/** As many as end a journey within a minute where 2,000 drive half an hour each. */
const PHONES = 64;
const DRIVE_S = 1_800;
const FIXES_A_PUSH = 10;
const SETTLE_MS = 1_000;
/** Other jobs with ended journeys, such as packing their tracks, are done by then: they run every minute. */
const OTHERS_DONE_MS = 130_000;
/** In which the server does what it does without anybody. */
const IDLE_MS = 60_000;
const LOOKED_EVERY_MS = 5_000;
const BOOKED_WITHIN_MS = 180_000;
/** A journey is booked once nothing was received for ten minutes. */
const QUIET = "interval '11 minutes'";

/**
 * Phones drive half an hour of the road from Douala to Yaoundé and push it, ten fixes at a time; then their journeys are booked on the
 * segments by the server's own job. Processor time of server and PostgreSQL for the pushes, and for the booking less what the idle server
 * takes in as long a time. The ledger gets the journeys once all other jobs with ended ones are done.
 */
export async function runLedger(
  { rounds }: BenchArguments,
  notify: (line: string) => void,
): Promise<LedgerResult> {
  notify('starting the service');
  const server = await startProduction();
  try {
    const phones = await signedIn(server, PHONES);
    const pushed: Pushed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { journeyIds, pushUs } = await pushDrives(server, phones, round);
      notify(`round ${round + 1}: a push ${pushUs} us`);
      pushed.push({ journeyIds, pushUs });
    }
    await letOthersWork(server);
    const idleUsAMs = await idleCost(server);
    const bookings: number[] = [];
    for (const [round, { journeyIds }] of pushed.entries()) {
      const us = await book(server, { journeyIds, idleUsAMs });
      notify(`round ${round + 1}: the booking of ten fixes ${us} us`);
      bookings.push(us);
    }
    const pushUs = medianOf(pushed.map((round) => round.pushUs));
    const bookingUs = medianOf(bookings);
    const coreShare = rounded((MOVING * bookingUs) / FIXES_A_PUSH / 1e6, 3);
    const segments = await segmentsBooked(server);
    return {
      name: 'ledger',
      ...{ pushUs, bookingUs, share: rounded(bookingUs / pushUs, 3), coreShare, segments },
      limit: LIMIT,
      pass: coreShare <= LIMIT && segments > 0,
    };
  } finally {
    await server.stop();
  }
}

/** Result of the pushes of one round. */
interface Pushed {
  readonly journeyIds: readonly string[];
  /** Processor time of a push, microseconds. */
  readonly pushUs: number;
}

/** Every phone drives and ends its journey. */
async function pushDrives(server: MeasuredServer, phones: readonly Phone[], round: number): Promise<Pushed> {
  const startedAtMs = Date.now() - 2 * DRIVE_S * 1_000;
  const driving = await Promise.all(
    phones.map(async (phone, at) => {
      const { fixes } = buildDrive({
        ...{ kind: 'corridor', route: 'douala-yaounde-n3', seed: round * PHONES + at },
        ...{ startedAtMs, durationS: DRIVE_S },
      });
      const { id } = await phone.startJourney({
        ...{ vehicleType: 'CAR', category: 'PRIVATE', startedAtMs },
        registrationNumber: `LT ${String(at).padStart(3, '0')} MU`,
      });
      return { phone, id, fixes };
    }),
  );
  await wait(SETTLE_MS);
  const before = cpuUsOf(server);
  await Promise.all(driving.map(({ phone, id, fixes }) => pushAll(phone, id, fixes)));
  const spentUs = cpuUsOf(server) - before;
  await Promise.all(driving.map(({ phone, id, fixes }) => phone.endJourney(id, fixes.at(-1)?.recordedAtMs)));
  const pushes = driving.reduce((sum, { fixes }) => sum + Math.ceil(fixes.length / FIXES_A_PUSH), 0);
  return { journeyIds: driving.map(({ id }) => id), pushUs: Math.round(spentUs / pushes) };
}

async function pushAll(phone: Phone, id: string, fixes: readonly PhoneFix[]): Promise<void> {
  for (let from = 0; from < fixes.length; from += FIXES_A_PUSH) {
    await phone.recordFixes(id, fixes.slice(from, from + FIXES_A_PUSH));
  }
}

/** Makes all journeys quiet, without the ledger's knowing, and waits until all else has been done with them. */
async function letOthersWork({ dataDir }: MeasuredServer): Promise<void> {
  await asOwner(dataDir, async (client) => {
    await client.query(`UPDATE journey SET last_received_at = now() - ${QUIET}`);
    await client.query('DELETE FROM segment_due');
    await wait(OTHERS_DONE_MS);
    await client.query('DELETE FROM segment_due');
  });
}

/** Processor time that the server takes by itself, microseconds a millisecond. */
async function idleCost(server: MeasuredServer): Promise<number> {
  const beforeUs = cpuUsOf(server);
  await wait(IDLE_MS);
  return (cpuUsOf(server) - beforeUs) / IDLE_MS;
}

/** Has journeys booked; gives its processor time for as many fixes as a push has, microseconds. @throws Error if it takes too long */
async function book(
  server: MeasuredServer,
  { journeyIds, idleUsAMs }: { journeyIds: readonly string[]; idleUsAMs: number },
): Promise<number> {
  const beforeUs = cpuUsOf(server);
  return asOwner(server.dataDir, async (client) => {
    const beganMs = performance.now();
    const { rows } = await client.query<{ fixes: string }>(
      `WITH due AS (INSERT INTO segment_due SELECT unnest($1::bigint[]) RETURNING journey_id)
       SELECT sum(fix_count) AS fixes FROM due JOIN journey ON journey.id = journey_id`,
      [journeyIds],
    );
    for (let left = true; left;) {
      if (performance.now() - beganMs > BOOKED_WITHIN_MS) {
        throw new Error('the journeys were not booked');
      }
      await wait(LOOKED_EVERY_MS);
      const state = await client.query<{ left: boolean }>(
        'SELECT EXISTS (SELECT FROM segment_due) OR EXISTS (SELECT FROM segment_touched) AS left',
      );
      left = state.rows[0]?.left === true;
    }
    const spentUs = cpuUsOf(server) - beforeUs - idleUsAMs * (performance.now() - beganMs);
    return Math.round(spentUs / (Number(rows[0]?.fixes) / FIXES_A_PUSH));
  });
}

async function segmentsBooked({ dataDir }: MeasuredServer): Promise<number> {
  return asOwner(dataDir, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'SELECT count(DISTINCT segment) AS count FROM segment_figure',
    );
    return Number(rows[0]?.count);
  });
}
