import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildDrive } from '../testing/build-fixes';
import { buildEvidenceFile, violationBodies } from '../testing/evidence-files';
import type { TestSigner } from '../testing/evidence-files';
import { violationsIn } from '../testing/judged';
import { readEvidenceFile } from './evidence-file';
import type { EvidenceFile } from './evidence-file';
import { parseKey } from './signed-note';
import type { CheckSignature } from './signed-note';
import { verifyEvidence } from './verify-evidence';

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

function signerOf(seed: number, name = 'wakafine.example/log'): TestSigner {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.alloc(32, seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  return {
    key: { name, publicKey: Uint8Array.from(raw) },
    sign: (message) => Uint8Array.from(sign(null, message, key)),
  };
}
const checkSignature: CheckSignature = ({ publicKey, message, signature }) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );

const signer = signerOf(7);
const trust = { keys: [signer.key], checkSignature };
/** Receivers give seven digits. */
const asReceived = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const drive = buildDrive([
  { speedKmh: 40, fixes: 90 },
  { speedKmh: 82, fixes: 40, accuracyM: 5, deviceKmh: 82 },
  { speedKmh: 40, fixes: 90 },
]).map(({ lat, lng, ...fix }) => ({ ...fix, lat: asReceived(lat), lng: asReceived(lng) }));
const [violation] = violationsIn(drive);
if (violation === undefined) {
  throw new Error('The drive shows no violation');
}
const bodies = violationBodies(drive, violation);
const file = buildEvidenceFile(bodies, { signer });

const GOLDEN = path.join(__dirname, 'golden-evidence.json');

test('a record that is as it was sealed is good, by the golden file too', async () => {
  expect(JSON.parse(readFileSync(GOLDEN, 'utf8'))).toEqual(file);
  const golden = readEvidenceFile(JSON.parse(readFileSync(GOLDEN, 'utf8')));
  if (golden === null) {
    throw new Error('The golden file was not read');
  }
  const trusted = golden.keys.map(parseKey).filter((key) => key !== null);
  expect(await verifyEvidence(golden, { ...trust, keys: trusted })).toMatchObject({
    outcome: 'GOOD',
    fault: null,
    steps: { fingerprint: 'GOOD', inclusion: 'GOOD', signature: 'GOOD' },
    checkpoint: { size: 64, origin: 'wakafine.example/log' },
  });
});

test('a record whose parts are withheld or erased is as good as before', async () => {
  const parts = Object.fromEntries(
    Object.entries(file.parts).map(([name, part]) => [name, { ...part, salt: null, body: null }]),
  );
  expect(await verifyEvidence({ ...file, parts }, trust)).toMatchObject({ outcome: 'GOOD' });
});

test('a record that is in no checkpoint yet is neither good nor altered', async () => {
  const young = { ...file, inclusion: null, checkpoint: null };
  expect(await verifyEvidence(young, trust)).toMatchObject({ outcome: 'NOT_INCLUDED', fault: null });
  const bent = { ...young, commitment: '0'.repeat(64) };
  expect(await verifyEvidence(bent, trust)).toMatchObject({ outcome: 'ALTERED', fault: 'COMMITMENT' });
});

test.each<[string, Partial<EvidenceFile>, string]>([
  ['another limit', { parts: withBody('limits', [{ ...limitsOf(), limitKmh: 80 }]) }, 'PART'],
  ['the number of another record', { proofId: 'f'.repeat(32) }, 'PROOF_ID'],
  ['a part less', { parts: without('fixes') }, 'COMMITMENT'],
  ['another kind', { kind: 'OPENED' }, 'COMMITMENT'],
  ['another place in the log', { inclusion: { ...inclusionOf(file), index: 6 } }, 'INCLUSION'],
  ['another size', { inclusion: { ...inclusionOf(file), size: 128 } }, 'INCLUSION'],
  ['no way through the tree', { inclusion: null }, 'INCLUSION'],
  ['no checkpoint', { checkpoint: null }, 'CHECKPOINT'],
  ['a checkpoint that is none', { checkpoint: 'log\n\n\u2014 log AAAAAAAAAAAA\n' }, 'CHECKPOINT'],
  [
    'another time in the checkpoint',
    { checkpoint: file.checkpoint?.replace('time 1795', 'time 1796') ?? null },
    'SIGNATURE',
  ],
  ['a log that a stranger signed', buildEvidenceFile(bodies, { signer: signerOf(8) }), 'SIGNATURE'],
])('a record with %s is found out', async (_what, change, fault) => {
  const verdict = await verifyEvidence({ ...file, ...change }, trust);
  expect(verdict).toMatchObject({ outcome: 'ALTERED', fault, part: fault === 'PART' ? 'limits' : null });
});

test('whatever single character of the file is changed is found out, or changes nothing that is sealed', async () => {
  const text = JSON.stringify({ ...file, keys: [], status: 'VALID' });
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'0123456789abcdefZ" ,'), async (at, put) => {
      fc.pre(text[at] !== put);
      const changed = readEvidenceFile(parsed(text.slice(0, at) + put + text.slice(at + 1)));
      const isSame = JSON.stringify({ ...changed, keys: [], status: 'VALID' }) === text;
      const verdict = changed === null ? null : await verifyEvidence(changed, trust);
      expect(verdict === null || verdict.outcome === 'ALTERED' || isSame).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test.each([
  null,
  [],
  'x',
  {},
  { ...file, kind: 'X' },
  { ...file, proofId: 1 },
  { ...file, parts: { A: {} } },
])('what is not written as evidence is not read (%#)', (value) => {
  expect(readEvidenceFile(value)).toBeNull();
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withBody(name: string, body: EvidenceFile['parts'][string]['body']): EvidenceFile['parts'] {
  const part = file.parts[name];
  if (part === undefined) {
    throw new Error(`There is no part ${name}`);
  }
  return { ...file.parts, [name]: { ...part, body } };
}

function without(name: string): EvidenceFile['parts'] {
  return Object.fromEntries(Object.entries(file.parts).filter(([each]) => each !== name));
}

function limitsOf(): Record<string, string> {
  return { id: 'town' };
}

function inclusionOf({ inclusion }: EvidenceFile): NonNullable<EvidenceFile['inclusion']> {
  if (inclusion === null) {
    throw new Error('The record is not in the log');
  }
  return inclusion;
}
