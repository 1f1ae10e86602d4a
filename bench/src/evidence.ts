import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { checkEd25519 } from '@wakafine/backend/platform/secrets/log-signers';
import {
  checkLog,
  CHECKPOINT_FILE,
  KEYS_FILE,
  LEAVES_FILE,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { SHA256_BYTES } from '@wakafine/domain/evidence/sha256';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { Phone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './command/arguments';
import { rounded } from './load/tally';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { asOwner } from './sides/owner-database';
import { startProduction } from './sides/production';

/** Result that `npm run bench -- evidence` prints. */
export interface EvidenceResult {
  readonly name: 'evidence';
  /** Processor time of a push that opens a violation, without the triggers of the log, microseconds. */
  readonly withoutLogUs: number;
  /** Time of the triggers of the log for a violation, microseconds; a push that opens none runs none of them. */
  readonly logUs: number;
  /** Ratio of logUs to withoutLogUs. */
  readonly share: number;
  readonly shareLimit: number;
  /** Leaves of the log that is checked, and the time of that, ms. */
  readonly leaves: number;
  readonly verifyMs: number;
  readonly verifyLimitMs: number;
  /** Processor time of serving a proof in that log, ms; and of requests one after another how long they took, ms. */
  readonly proofCpuMs: number;
  readonly proofP50Ms: number;
  readonly proofP99Ms: number;
  readonly proofLimitMs: number;
  readonly pass: boolean;
}

const SHARE_LIMIT = 0.1;
const LEAVES = 100_000;
const VERIFY_LIMIT_MS = 5_000;
const PROOF_LIMIT_MS = 5;
const PROOFS = 1_000;
const WARM_UP = 200;
const SETTLE_MS = 300;
const SEQUENCED_WITHIN_MS = 240_000;
const FIXES = 40;
const METRES_PER_DEGREE = 111_195;
const SPEED_KMH = 80;
const TRIGGER_TURNS = 500;
const TRIGGERS = ['evidence_opened', 'evidence_outdated', 'evidence_withdrawn'];

type Server = Awaited<ReturnType<typeof startProduction>>;

/**
 * Measures the cost of the log for a push that opens a violation: phones push whole drives above the limit without the triggers
 * of the log, whose own time PostgreSQL measures. Then a log of 100,000 leaves is checked as the command does it, and a proof in
 * it is asked for again and again.
 */
export async function runEvidence(
  { rounds, connections }: BenchArguments,
  print: (line: string) => void,
): Promise<EvidenceResult> {
  print('starting the service');
  const server = await startProduction({ LIMIT_BASIS: 'thresholds', SERVICE_AREA: 'none' });
  try {
    const phones = await signedIn(server, connections);
    const pushes: number[] = [];
    await switchLog(server, 'DISABLE');
    for (let round = 0; round <= rounds; round += 1) {
      const us = await pushDrives(server, phones);
      print(`round ${round}: ${us} us a push`);
      // The first round warms up and does not count.
      pushes.push(...(round === 0 ? [] : [us]));
    }
    await switchLog(server, 'ENABLE');
    const withoutLogUs = medianOf(pushes);
    const logUs = await triggersUs(server);
    const share = rounded(logUs / withoutLogUs, 3);
    await pushDrives(server, phones.slice(0, 1));
    print(`writing ${LEAVES} leaves`);
    const proofId = await growLog(server);
    const verified = await verifyLog(server);
    print(`asking for a proof ${PROOFS} times`);
    const proofs = await askForProofs(server, proofId);
    return {
      name: 'evidence',
      ...{ withoutLogUs, logUs, share, shareLimit: SHARE_LIMIT },
      ...verified,
      verifyLimitMs: VERIFY_LIMIT_MS,
      ...proofs,
      proofLimitMs: PROOF_LIMIT_MS,
      pass: share <= SHARE_LIMIT && verified.verifyMs < VERIFY_LIMIT_MS && proofs.proofCpuMs < PROOF_LIMIT_MS,
    };
  } finally {
    await server.stop();
  }
}

async function signedIn({ url }: Server, count: number): Promise<Phone[]> {
  const phones = Array.from({ length: count }, () => createPhone({ url }));
  for (const phone of phones) {
    const identity = freshIdentity();
    await phone.signUp(identity);
    await phone.signIn(identity);
  }
  return phones;
}

async function switchLog({ dataDir }: Server, act: 'ENABLE' | 'DISABLE'): Promise<void> {
  await asOwner(dataDir, async (client) => {
    for (const trigger of TRIGGERS) {
      await client.query(`ALTER TABLE violation ${act} TRIGGER ${trigger}`);
    }
  });
}

/** Time of the triggers of one violation by PostgreSQL's own clock, microseconds: of many the one in the middle. */
async function triggersUs({ dataDir }: Server): Promise<number> {
  return asOwner(dataDir, async (client) => {
    const { rows } = await client.query('SELECT id FROM vehicle LIMIT 1');
    const took: number[] = [];
    for (let turn = 0; turn < TRIGGER_TURNS; turn += 1) {
      await client.query('BEGIN');
      const plan = await client.query(
        `EXPLAIN (ANALYZE, FORMAT JSON) INSERT INTO violation (vehicle_id, vehicle_type, registration_number,
           category, started_at, speed_kmh, severity, grade, limit_kmh, limit_id, limit_source, rule_version)
         VALUES ($1, 'CAR', 'LT 482 KD', 'PRIVATE', now(), 80.5, 'DANGER', 'A', 50, 'thresholds', 'Council', 'bench')`.replace(
          '$1',
          String(Number(rows[0].id)),
        ),
      );
      await client.query('ROLLBACK');
      const triggers: { 'Trigger Name': string; Time: number }[] = plan.rows[0]['QUERY PLAN'][0].Triggers;
      took.push(triggers.find((each) => each['Trigger Name'] === 'evidence_opened')?.Time ?? 0);
    }
    return Math.round(medianOf(took) * 1000);
  });
}

/** Processor time of one push, microseconds: each phone opens one violation in a journey of its own. */
async function pushDrives(server: Server, phones: readonly Phone[]): Promise<number> {
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
      return { phone, id };
    }),
  );
  await wait(SETTLE_MS);
  const before = cpuUsOf(server);
  await Promise.all(started.map(({ phone, id }) => phone.recordFixes(id, drive(startedAtMs))));
  await wait(SETTLE_MS);
  const spentUs = cpuUsOf(server) - before;
  await Promise.all(started.map(({ phone, id }) => phone.endJourney(id)));
  return Math.round(spentUs / phones.length);
}

function drive(startedAtMs: number) {
  return Array.from({ length: FIXES }, (_, second) => ({
    seq: second + 1,
    lat: 4.05 + ((SPEED_KMH / 3.6) * second) / METRES_PER_DEGREE,
    lng: 9.77,
    recordedAtMs: startedAtMs + second * 1000,
    accuracyM: 5,
    speedKmh: SPEED_KMH,
    headingDeg: 0,
  }));
}

/** Writes leaves behind the doors, waits until they are in the tree, and gives the number of a proof. */
async function growLog({ dataDir }: Server): Promise<string> {
  return asOwner(dataDir, async (client) => {
    await client.query(
      `SELECT count(evidence_append('CASE_STEP', NULL, ARRAY['step'], ARRAY[step::text]))
       FROM generate_series(1, $1::int) AS step`,
      [LEAVES],
    );
    const until = Date.now() + SEQUENCED_WITHIN_MS;
    for (let size = 0; size < LEAVES;) {
      await wait(1_000);
      size = Number((await client.query('SELECT max(size) AS size FROM evidence_checkpoint')).rows[0].size);
      if (Date.now() > until) {
        throw new Error(`only ${size} leaves came into the tree`);
      }
    }
    const { rows } = await client.query(
      `SELECT encode(proof_id, 'hex') AS id FROM evidence_proof
       JOIN evidence_entry ON leaf_id = coalesce(sealed_leaf_id, opened_leaf_id) LIMIT 1`,
    );
    return String(rows[0].id);
  });
}

async function verifyLog({ dataDir }: Server): Promise<{ leaves: number; verifyMs: number }> {
  const folder = join(dataDir, 'witness');
  let read = { leaves: Buffer.alloc(0), notes: '', keys: '' };
  // The files are written after the commit of the last checkpoint.
  while (read.leaves.length < LEAVES * SHA256_BYTES) {
    await wait(500);
    const [leaves, notes, keys] = await Promise.all([
      readFile(join(folder, LEAVES_FILE)),
      readFile(join(folder, CHECKPOINT_FILE), 'utf8'),
      readFile(join(folder, KEYS_FILE), 'utf8').catch(() => ''),
    ]);
    read = { leaves, notes, keys };
  }
  const started = performance.now();
  const keys = read.keys
    .split('\n')
    .map(parseKey)
    .filter((key) => key !== null);
  const verdict = await checkLog(
    { leaves: read.leaves, checkpoints: notesIn(read.notes) },
    { keys, checkSignature: checkEd25519 },
  );
  const verifyMs = rounded(performance.now() - started, 0);
  if (verdict.fault !== null || verdict.goodUntil < LEAVES) {
    throw new Error(`the log is not whole: ${JSON.stringify(verdict)}`);
  }
  return { leaves: verdict.goodUntil, verifyMs };
}

async function askForProofs(
  server: Server,
  proofId: string,
): Promise<Pick<EvidenceResult, 'proofCpuMs' | 'proofP50Ms' | 'proofP99Ms'>> {
  const took: number[] = [];
  let beforeUs = 0;
  for (let asked = 0; asked < WARM_UP + PROOFS; asked += 1) {
    beforeUs = asked === WARM_UP ? cpuUsOf(server) : beforeUs;
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/evidence/${proofId}/proof`);
    const { status }: { status?: unknown } = JSON.parse(await answer.text());
    took.push(performance.now() - started);
    if (status !== 'VALID') {
      throw new Error(`the proof is ${String(status)}`);
    }
  }
  const counted = took.slice(WARM_UP).sort((one, other) => one - other);
  return {
    proofCpuMs: rounded((cpuUsOf(server) - beforeUs) / PROOFS / 1000, 2),
    proofP50Ms: rounded(counted[PROOFS / 2] ?? 0, 2),
    proofP99Ms: rounded(counted[Math.floor(PROOFS * 0.99)] ?? 0, 2),
  };
}

function cpuUsOf({ pid }: Server): number {
  return sumCpuUs(familyOf(readProcesses(), pid));
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
