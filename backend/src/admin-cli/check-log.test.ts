import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKPOINT_FILE, KEYS_FILE, linesIn } from '@wakafine/domain/evidence/log-files';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { Client } from 'pg';
import { runVerification } from '../evidence-cli/run-verification';
import { appendLeaf } from '../modules/evidence/log/append-leaf';
import { sequenceLeaves } from '../modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from '../modules/evidence/proofs/seal-evidence';
import { logSigner } from '../platform/secrets/log-signers';
import { fastDrive } from '../testing/drives/fast-drive';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { checkedLog } from './check-log';

const KEYS = ['11', '22', '33'].map((pair) => pair.repeat(32));

let folder: string;
let server: TestServer;
let old: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'));
  server = await startTestServer({ witnessFolder: folder });
  await fastDrive(server);
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  old = join(folder, 'old');
  await writeFile(old, await readFile(join(folder, CHECKPOINT_FILE)));
  await grow();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function grow(evidenceLog = server.services.evidenceLog): Promise<void> {
  await appendLeaf(server.services, { kind: 'CASE_STEP', violationId: null, parts: { step: 1 } });
  await sequenceLeaves({ ...server.services, evidenceLog });
}

async function check(given: { against?: string; keys?: string[] } = {}) {
  const { exitCode, lines } = await checkedLog(server.services, {
    ...{ act: 'check-log', against: given.against ?? null, keys: given.keys ?? [] },
  });
  return { exitCode, text: lines.join('\n') };
}

/** Does something as an intruder who owns the database, has the log checked, and undoes it. */
async function whileChanged(change: string, undo: string) {
  const owner = new Client(server.ownerUrl);
  await owner.connect();
  const guarded = ['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint'];
  await owner.query(guarded.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER refuse_change`).join(';'));
  await owner.query(change);
  const found = await check();
  await owner.query(undo);
  await owner.query(
    guarded.map((table) => `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER refuse_change`).join(';'),
  );
  await owner.end();
  return found;
}

test('a whole log is good, with its size, and goes on from a checkpoint of before', async () => {
  const { exitCode, text } = await check({ against: old });
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^GOOD: all \d+ leaves are as they were signed/);
  expect(text).toContain('The log goes on from every checkpoint of the file.');
  expect(text).toContain(keyText(server.services.evidenceLog.signers[0].key));
});

test('what was changed ends with 2 and names the first place', async () => {
  const edited = `UPDATE evidence_part SET body = replace(body, '"limitKmh":50', '"limitKmh":80') WHERE name = 'limits'`;
  const undone = `UPDATE evidence_part SET body = replace(body, '"limitKmh":80', '"limitKmh":50') WHERE name = 'limits'`;
  const { exitCode, text } = await whileChanged(edited, undone);
  expect(exitCode).toBe(2);
  expect(text).toMatch(
    /^ALTERED: the part "limits" of the record at position \d+ \(leaf \d+\) is not what was sealed\./,
  );
  const gone = await whileChanged(
    'CREATE TABLE gone AS SELECT * FROM evidence_entry WHERE position = 70; DELETE FROM evidence_entry WHERE position = 70',
    'INSERT INTO evidence_entry SELECT * FROM gone; DROP TABLE gone',
  );
  expect(gone).toMatchObject({ exitCode: 2, text: expect.stringContaining('no leaf at position 70') });
  expect(await check()).toMatchObject({ exitCode: 0 });
});

test('a checkpoint of another history ends with 2, and what is no checkpoint or no key can not be checked', async () => {
  const other = await startTestServer({ witnessFolder: join(folder, 'other') });
  await appendLeaf(other.services, { kind: 'CASE_STEP', violationId: null, parts: { step: 1 } });
  await sequenceLeaves(other.services);
  await other.close();
  const found = await check({ against: join(folder, 'other', CHECKPOINT_FILE) });
  expect(found).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('first checkpoint that fails: 64'),
  });
  const empty = join(folder, 'empty');
  await writeFile(empty, 'nothing');
  await expect(check({ against: empty })).rejects.toThrow('is no checkpoint');
  await expect(check({ against: join(folder, 'missing') })).rejects.toThrow('ENOENT');
  await expect(check({ keys: ['nobody'] })).rejects.toThrow('a key is not written');
  const stranger = keyText(logSigner('wakafine/evidence', '44'.repeat(32)).key);
  expect(await check({ keys: [stranger] })).toMatchObject({ exitCode: 2 });
});

test('a log whose key has changed twice is checked whole by all of its keys, and fails without one of them', async () => {
  const { evidenceLog } = server.services;
  const signers = KEYS.map((key) => logSigner(evidenceLog.name, key));
  const [first, second, third] = signers;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('There are three keys');
  }
  await grow({ ...evidenceLog, signers: [first, ...evidenceLog.signers] });
  await grow({ ...evidenceLog, signers: [second, first] });
  await grow({ ...evidenceLog, signers: [second] });
  await grow({ ...evidenceLog, signers: [third, second] });
  const known = linesIn(await readFile(join(folder, KEYS_FILE), 'utf8'));
  expect(known).toEqual([...evidenceLog.signers, ...signers].map(({ key }) => keyText(key)));
  expect(await check()).toMatchObject({ exitCode: 0 });
  expect(await runVerification(['--log', folder, '--against', old])).toMatchObject({ exitCode: 0 });
  const [oldest = '', ...rest] = known;
  const given = (keys: readonly string[]): string[] => keys.flatMap((key) => ['--key', key]);
  expect(await runVerification(['--log', folder, ...given(known)])).toMatchObject({ exitCode: 0 });
  expect(await runVerification(['--log', folder, ...given(rest)])).toMatchObject({ exitCode: 2 });
  // While both signed, either is enough.
  const { text } = await check({ keys: [oldest] });
  expect(text).toContain('a checkpoint is signed by no known key');
});
