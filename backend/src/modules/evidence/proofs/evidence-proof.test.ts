import { createDecipheriv } from 'node:crypto';
import { isConsistent } from '@wakafine/domain/evidence/merkle-tree';
import { fromHex } from '@wakafine/domain/evidence/bytes';
import { canonicalJson } from '@wakafine/domain/evidence/canonical-json';
import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { judgeEvidence } from '@wakafine/domain/evidence/judge-evidence';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import { partHash } from '@wakafine/domain/evidence/record';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import type { EvidenceVerdict } from '@wakafine/domain/evidence/verify-evidence';
import { Client } from 'pg';
import { checkEd25519 } from '../../../platform/secrets/log-signers';
import { fastDrive } from '../../../testing/drives/fast-drive';
import type { FastDrive } from '../../../testing/drives/fast-drive';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { sequenceLeaves } from '../log/sequence-leaves';
import { redactEvidence } from './redact-evidence';
import { sealDueEvidence } from './seal-evidence';

const VIOLATIONS = '{ violations(first: 1) { edges { node { id proofId verifyPath } } } }';

let server: TestServer;
let drive: FastDrive;
let proofId: string;
let verifyPath: string;
beforeAll(async () => {
  server = await startTestServer();
  await sequenceLeaves(server.services);
  drive = await fastDrive(server);
  const { body } = await drive.client.graphql(VIOLATIONS);
  ({ proofId, verifyPath } = body.data.violations.edges[0].node);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.dataSource.query(text, values);
const proofFor = async (client: TestClient): Promise<JsonValue> => {
  const { status, body } = await client.rest('GET', `/api/evidence/${proofId}/proof`);
  expect(status).toBe(200);
  return body;
};
const verdictOn = async (answer: JsonValue): Promise<EvidenceVerdict> => {
  const file = readEvidenceFile(answer);
  if (file === null) {
    throw new Error('The proof is not written as evidence');
  }
  const keys = file.keys.map(parseKey).filter((key) => key !== null);
  return verifyEvidence(file, { keys, checkSignature: checkEd25519 });
};
const visitor = (): TestClient => new TestClient(server.url);

test('a violation has its record at once, which is not in the log yet', async () => {
  const answer = await proofFor(visitor());
  expect(answer).toMatchObject({ status: 'NOT_INCLUDED', kind: 'OPENED', inclusion: null, checkpoint: null });
  expect(await verdictOn(answer)).toMatchObject({ outcome: 'NOT_INCLUDED', fault: null });
});

test('what the database writes of a violation is canonical JSON, by the same hash as the domain computes', async () => {
  const parts: { body: string }[] = await query('SELECT body FROM evidence_part');
  expect(parts.length).toBeGreaterThan(1);
  for (const { body } of parts) {
    expect(canonicalJson(JSON.parse(body))).toBe(body);
  }
  expect((await verdictOn(await proofFor(drive.client))).steps.fingerprint).toBe('GOOD');
});

test('once it has ended it is sealed with its fixes, and anybody can check that it stands in the signed log', async () => {
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  const answer = await proofFor(visitor());
  expect(answer).toMatchObject({ status: 'VALID', kind: 'BUNDLE', inclusion: { size: expect.any(Number) } });
  expect(await verdictOn(answer)).toMatchObject({ outcome: 'GOOD', fault: null });
  expect(await query('SELECT is_due FROM evidence_proof')).toEqual([{ is_due: false }]);
});

test('who only holds the number is shown nothing measured; the owner all, staff all but the plate, and the owner reads that', async () => {
  const shown = (answer: JsonValue): string[] =>
    Object.entries<JsonValue>(answer.parts)
      .filter(([, { body }]) => body !== null)
      .map(([name]) => name)
      .sort();
  const whole = [
    'fixes',
    'gaps',
    'limits',
    'paper',
    'person',
    'place',
    'proof',
    'result',
    'rule',
    'vehicle',
    'witnesses',
  ];
  expect(shown(await proofFor(visitor()))).toEqual(['proof']);
  expect(shown(await proofFor(await TestClient.citizen(server.url)))).toEqual(['proof']);
  const own = await proofFor(drive.client);
  expect(shown(own)).toEqual(whole);
  expect(own.parts.person.body.registrationNumber).toBe('LT 482 KD');
  const viewer = await staffClient(server, 'VIEWER');
  expect(shown(await proofFor(viewer))).toEqual(whole.filter((name) => name !== 'person'));
  const looks = await query(`SELECT count(*)::int FROM data_look WHERE kind = 'VIOLATION'`);
  expect(looks).toEqual([{ count: 1 }]);
});

test('its fixes prove the same speed again', async () => {
  const file = readEvidenceFile(await proofFor(drive.client));
  const parts = file === null ? null : judgedPartsOf(file.parts);
  if (parts === null) {
    throw new Error('The fixes are not there');
  }
  expect(parts.result.provenDeciKmh).toBeGreaterThan(1200);
  expect(judgeEvidence(parts)).toMatchObject([{ finding: 'PROVEN', isAsSealed: true }]);
});

test('the key on paper opens place, hour and limit, as they were sealed', async () => {
  const answer = await proofFor(visitor());
  const [path, key = ''] = verifyPath.split('#');
  expect(path).toBe(`/verify/${proofId}`);
  const bytes = Buffer.from(answer.paper, 'base64');
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(-16));
  const opened = JSON.parse(cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8'));
  expect(opened.body).toMatchObject({ limitKmh: 50, vehicleType: 'CAR', latE4: expect.any(Number) });
  expect(opened.body.hourUs % 3_600_000_000).toBe(0);
  expect(Object.keys(opened.body).filter((name) => /DeciKmh/.test(name))).toEqual([]);
  expect(partHash(opened)).toBe(answer.parts.paper.digest);
});

test('the newest checkpoint is public, and begins with every earlier one', async () => {
  const { body: first } = await visitor().rest('GET', '/api/evidence/checkpoints/latest');
  const act = await staffClient(server, 'ADMIN');
  await act.rest('POST', '/api/admin/speed-limits', { caution: 51, warning: 60, danger: 70 });
  await sequenceLeaves(server.services);
  const { body } = await visitor().rest('GET', `/api/evidence/checkpoints/${first.size}/consistency`);
  expect(body.from).toEqual(first);
  expect(body.to.size).toBeGreaterThan(first.size);
  const bytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array();
  const end = ({ size, root }: JsonValue) => ({ size, root: bytes(root) });
  expect(isConsistent(end(body.from), end(body.to), body.hashes.map(bytes))).toBe(true);
  for (const size of ['63', '0', 'x', '99999999', '1.5']) {
    expect((await visitor().rest('GET', `/api/evidence/checkpoints/${size}`)).status).toBe(404);
  }
  const kinds: { kind: string }[] = await query('SELECT DISTINCT kind FROM evidence_leaf');
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['STAFF_ACT', 'THRESHOLDS', 'BUNDLE', 'OPENED', 'PADDING']),
  );
});

test.each(['x', '0'.repeat(32), 'F'.repeat(32), '..', "';--", '0'.repeat(33), '0'.repeat(4000)])(
  'a number that is none is that of nothing (%#)',
  async (number) => {
    const path = `/api/evidence/${encodeURIComponent(number)}/proof`;
    const { status } = await visitor().rest('GET', path);
    expect([404, 414]).toContain(status);
  },
);

test.each([
  [
    'a part',
    `UPDATE evidence_part SET body = replace(body, '"limitKmh":50', '"limitKmh":80') WHERE name = 'limits'`,
  ],
  ['a salt', `UPDATE evidence_part SET salt = sha256(salt) WHERE name = 'fixes'`],
  ['the violation itself', 'UPDATE violation SET fix_count = fix_count + 1'],
  ['the number', `UPDATE evidence_proof SET sealed_leaf_id = (SELECT max(leaf_id) FROM evidence_entry)`],
])('what is changed behind the doors is said to be altered: %s', async (_what, change) => {
  const owner = new Client(server.ownerUrl);
  await owner.connect();
  await owner.query('ALTER TABLE violation DISABLE TRIGGER USER');
  for (const table of ['evidence_part', 'violation', 'evidence_proof']) {
    await owner.query(`CREATE TEMPORARY TABLE kept_${table} AS TABLE ${table}`);
  }
  await owner.query(change);
  expect(await proofFor(visitor())).toMatchObject({ status: 'ALTERED' });
  await owner.query(
    'UPDATE evidence_part SET body = kept.body, salt = kept.salt FROM kept_evidence_part kept WHERE (kept.leaf_id, kept.name) = (evidence_part.leaf_id, evidence_part.name)',
  );
  await owner.query(
    'UPDATE violation SET fix_count = kept.fix_count FROM kept_violation kept WHERE kept.id = violation.id',
  );
  await owner.query(
    'UPDATE evidence_proof SET sealed_leaf_id = kept.sealed_leaf_id FROM kept_evidence_proof kept WHERE kept.violation_id = evidence_proof.violation_id',
  );
  await owner.query('ALTER TABLE violation ENABLE TRIGGER USER');
  await owner.end();
  expect(await proofFor(visitor())).toMatchObject({ status: 'VALID' });
});

test('a withdrawn violation is shown as such, and that it was is a record of its own', async () => {
  await query('UPDATE violation SET is_withdrawn = true');
  expect(await proofFor(visitor())).toMatchObject({ status: 'WITHDRAWN' });
  expect(await query(`SELECT count(*)::int FROM evidence_leaf WHERE kind = 'WITHDRAWN'`)).toEqual([
    { count: 1 },
  ]);
  await query('UPDATE violation SET is_withdrawn = false');
});

test('one that is judged otherwise later is sealed anew, under the same number', async () => {
  const before = await proofFor(visitor());
  const revised = `SELECT count(*)::int FROM evidence_leaf WHERE kind = 'REVISED'`;
  const [{ count }] = await query(revised);
  await query('UPDATE violation SET proven_kmh = proven_kmh - 1');
  expect(await proofFor(visitor())).toMatchObject({ status: 'VALID', commitment: before.commitment });
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  const after = await proofFor(visitor());
  expect(after.status).toBe('VALID');
  expect(after.commitment).not.toBe(before.commitment);
  expect(await query(revised)).toEqual([{ count: count + 1 }]);
});

test('erasing its person leaves the proof valid, and nothing to read', async () => {
  const [{ id }] = await query('SELECT id FROM violation');
  await redactEvidence(server.services, [Number(id)]);
  const answer = await proofFor(drive.client);
  expect(answer).toMatchObject({ status: 'VALID', paper: null });
  expect(await verdictOn(answer)).toMatchObject({ outcome: 'GOOD', fault: null });
  expect(Object.keys(answer.parts).filter((name) => answer.parts[name].body !== null)).toEqual([
    'limits',
    'proof',
  ]);
});
