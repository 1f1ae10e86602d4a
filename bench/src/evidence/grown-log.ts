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
  linesIn,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { SHA256_BYTES } from '@wakafine/domain/evidence/sha256';
import { parseCheckpoint, parseKey, parseNote } from '@wakafine/domain/evidence/signed-note';
import { rounded } from '../load/tally';
import { asOwner } from '../sides/owner-database';
import { cpuUsOf } from './measured-server';
import type { MeasuredServer } from './measured-server';

/** Size of the log that is checked. */
export const LEAVES = 100_000;
/** Number of requests for a proof. */
export const PROOFS = 1_000;
const WARM_UP = 200;
const SEQUENCED_WITHIN_MS = 240_000;

/** Writes leaves behind the doors, waits until they are in the tree, and gives the number of a proof. */
export async function growLog({ dataDir }: MeasuredServer): Promise<string> {
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

/** Checks the files for witnesses as the command does. */
export async function verifyLog({ dataDir }: MeasuredServer): Promise<{ leaves: number; verifyMs: number }> {
  const folder = join(dataDir, 'witness');
  let read = { leaves: Buffer.alloc(0), notes: '', keys: '' };
  // The files are written after the commit of the last checkpoint, the leaves first.
  while (read.leaves.length < LEAVES * SHA256_BYTES || sizeIn(read.notes) < LEAVES) {
    await wait(500);
    const [leaves, notes, keys] = await Promise.all([
      readFile(join(folder, LEAVES_FILE)),
      readFile(join(folder, CHECKPOINT_FILE), 'utf8'),
      readFile(join(folder, KEYS_FILE), 'utf8').catch(() => ''),
    ]);
    read = { leaves, notes, keys };
  }
  const started = performance.now();
  const keys = linesIn(read.keys)
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

/** Number of leaves of the last checkpoint. */
function sizeIn(notes: string): number {
  const note = parseNote(notesIn(notes).at(-1) ?? '');
  return note === null ? 0 : (parseCheckpoint(note.text)?.size ?? 0);
}

/** Times of serving a proof, ms: of the processors, and of requests one after another. */
export interface ProofTimes {
  readonly proofCpuMs: number;
  readonly proofP50Ms: number;
  readonly proofP99Ms: number;
}

/** Asks for a proof again and again. */
export async function askForProofs(server: MeasuredServer, proofId: string): Promise<ProofTimes> {
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
