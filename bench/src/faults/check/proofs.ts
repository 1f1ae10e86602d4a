import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import {
  checkLog,
  CHECKPOINT_FILE,
  KEYS_FILE,
  LEAVES_FILE,
  linesIn,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import type { CheckSignature, NoteKey } from '@wakafine/domain/evidence/signed-note';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import type { Client } from 'pg';

const SAMPLE = 20;
const SEALED_WITHIN_MS = 120_000;
const ASK_AGAIN_AFTER_MS = 200;
const PROOFS = `SELECT encode(proof_id, 'hex') AS id FROM evidence_proof JOIN violation ON violation.id = violation_id
  WHERE NOT is_withdrawn ORDER BY md5(violation_id::text) LIMIT ${SAMPLE}`;

/** Public part of an Ed25519 key in DER is behind these bytes. */
const KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const checkSignature: CheckSignature = ({ publicKey, message, signature }) => {
  const key = createPublicKey({ key: Buffer.concat([KEY_PREFIX, publicKey]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
};

/** Sentences on proofs of a sample of violations that nobody could verify, as anyone who was given their number would. */
export async function checkProofs(client: Client, url: string, keys: readonly NoteKey[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(PROOFS);
  const places = new Set<number | undefined>();
  const wrong: string[] = [];
  for (const { id } of rows) {
    const file = await sealedProof(url, id);
    const outcome =
      file === null ? 'UNSEALED' : (await verifyEvidence(file, { keys, checkSignature })).outcome;
    if (outcome !== 'GOOD') {
      wrong.push(`the proof ${id} is ${outcome}`);
    }
    places.add(file?.inclusion?.index);
  }
  return places.size < rows.length ? [...wrong, 'two proofs share a place in the log'] : wrong;
}

/** The proof of a violation once it is sealed with its fixes and stands in the log; null when it does not within two minutes. */
async function sealedProof(url: string, id: string) {
  for (const untilMs = Date.now() + SEALED_WITHIN_MS; Date.now() < untilMs; await wait(ASK_AGAIN_AFTER_MS)) {
    const response = await fetch(`${url}/api/evidence/${id}/proof`).catch(() => null);
    const file = readEvidenceFile(await response?.json().catch(() => null));
    if (file?.status === 'VALID' && file.kind === 'BUNDLE') {
      return file;
    }
  }
  return null;
}

/** Keys that the witnesses of this service know. */
export async function witnessKeys(witnessFolder: string): Promise<NoteKey[]> {
  const lines = linesIn(await readFile(join(witnessFolder, KEYS_FILE), 'utf8'));
  return lines.map(parseKey).filter((key) => key !== null);
}

/** Sentences on what witnesses have: every checkpoint in turn, over leaves without a gap, and all that was seen. */
export async function checkWitnessFiles(
  witnessFolder: string,
  seen: readonly { readonly note: string }[],
): Promise<string[]> {
  const [leaves, checkpoints, keys] = await Promise.all([
    readFile(join(witnessFolder, LEAVES_FILE)),
    readFile(join(witnessFolder, CHECKPOINT_FILE), 'utf8'),
    witnessKeys(witnessFolder),
  ]);
  const notes = notesIn(checkpoints);
  const against = seen.map(({ note }) => note);
  const { fault } = await checkLog({ leaves, checkpoints: notes }, { keys, checkSignature, against });
  return [
    ...(fault === null ? [] : [`the files for witnesses are wrong: ${JSON.stringify(fault)}`]),
    ...(notes.length < seen.length ? ['witnesses have fewer checkpoints than were shown'] : []),
  ];
}
