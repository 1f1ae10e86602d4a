import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLog, CHECKPOINT_FILE, LEAVES_FILE, notesIn } from '@wakafine/domain/evidence/log-files';
import type { LogVerdict } from '@wakafine/domain/evidence/log-files';
import { checkEd25519, logSigner } from '../../../platform/secrets/log-signers';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { appendLeaf } from './append-leaf';
import { sequenceLeaves } from './sequence-leaves';

const KEYS = { evidenceKey: '11'.repeat(32), formerEvidenceKey: '22'.repeat(32) };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'));
  server = await startTestServer({ ...KEYS, witnessFolder: folder });
  await sequenceLeaves(server.services);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const count = async (text: string): Promise<number> => {
  const [row] = await server.dataSource.query(`SELECT count(*)::int AS count FROM ${text}`);
  return row.count;
};
const write = (steps: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: steps }, (_, step) =>
      appendLeaf(server.services, { kind: 'CASE_STEP', violationId: null, parts: { step: { step } } }),
    ),
  );
const files = async (): Promise<{ leaves: Uint8Array; checkpoints: readonly string[] }> => ({
  leaves: await readFile(join(folder, LEAVES_FILE)),
  checkpoints: notesIn(await readFile(join(folder, CHECKPOINT_FILE), 'utf8')),
});
const check = async (keys: readonly string[]): Promise<LogVerdict> =>
  checkLog(await files(), {
    keys: keys.map((key) => logSigner('wakafine/evidence', key).key),
    checkSignature: checkEd25519,
  });

test('leaves come into the tree once each, filled up to a multiple of 64, and not in the order of their writing', async () => {
  const before = await count('evidence_entry');
  const ids = await write(40);
  await sequenceLeaves(server.services);
  await sequenceLeaves(server.services);
  expect(await count('evidence_entry')).toBe(before + 64);
  expect(await count('evidence_leaf LEFT JOIN evidence_entry ON leaf_id = id WHERE leaf_id IS NULL')).toBe(0);
  const rows: { id: string }[] = await server.dataSource.query(
    'SELECT leaf_id AS id FROM evidence_entry WHERE position >= $1 ORDER BY position',
    [before],
  );
  const order = rows.map(({ id }) => Number(id));
  expect([...order].sort((one, other) => one - other)).toEqual(expect.arrayContaining(ids));
  expect(order).not.toEqual([...order].sort((one, other) => one - other));
});

test('witnesses find every checkpoint right, by either of the keys while they rotate, and by no other', async () => {
  await write(70);
  await sequenceLeaves(server.services);
  const size = await count('evidence_entry');
  for (const key of Object.values(KEYS)) {
    expect(await check([key])).toEqual({ fault: null, failsAt: null, goodUntil: size });
  }
  expect(await check(['33'.repeat(32)])).toMatchObject({ fault: 'SIGNATURE', goodUntil: 0 });
});

test('files that a killed process has left cut off go on where they were whole', async () => {
  for (const name of [LEAVES_FILE, CHECKPOINT_FILE]) {
    const { length } = await readFile(join(folder, name));
    await truncate(join(folder, name), length - 37);
  }
  await write(3);
  await sequenceLeaves(server.services);
  const size = await count('evidence_entry');
  expect(await check([KEYS.evidenceKey])).toEqual({ fault: null, failsAt: null, goodUntil: size });
  expect((await files()).checkpoints).toHaveLength(await count('evidence_checkpoint'));
});

test('a leaf whose transaction commits late is not passed over', async () => {
  const late = server.dataSource.createQueryRunner();
  await late.startTransaction();
  const [{ id }] = await late.query(
    `SELECT evidence_append('CASE_STEP', NULL, ARRAY['step'], ARRAY['1']) AS id`,
  );
  await write(5);
  await sequenceLeaves(server.services);
  await write(5);
  await sequenceLeaves(server.services);
  expect(await count(`evidence_entry WHERE leaf_id = ${id}`)).toBe(0);
  await late.commitTransaction();
  await late.release();
  await sequenceLeaves(server.services);
  expect(await count(`evidence_entry WHERE leaf_id = ${id}`)).toBe(1);
});

test('two processes that sequence at once put nothing in twice, and leave no gap', async () => {
  const other = await server.another();
  await write(500);
  await Promise.all([sequenceLeaves(server.services), sequenceLeaves(other.services)]);
  await sequenceLeaves(other.services);
  const size = await count('evidence_entry');
  expect(await count('evidence_leaf')).toBe(size);
  expect(await count(`(SELECT max(position) AS last FROM evidence_entry) e WHERE last = ${size - 1}`)).toBe(
    1,
  );
  await other.close();
});

test('neither the role that serves nor the owner changes what the log holds', async () => {
  for (const table of ['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint']) {
    for (const change of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
      const refused = { code: '42501' };
      await expect(server.dataSource.query(change)).rejects.toMatchObject({ driverError: refused });
      await expect(server.services.owner.run(change, [])).rejects.toMatchObject(refused);
    }
  }
  const update = `UPDATE evidence_leaf SET kind = 'LIMIT'`;
  await expect(server.services.owner.run(update, [])).rejects.toMatchObject({ code: '42501' });
});

test('each violation of a statement has its own leaf, number and key, and a claim has them once it is proven', async () => {
  const query = server.dataSource.query.bind(server.dataSource);
  const [vehicle] = await query(
    `INSERT INTO vehicle (plate, created_at) VALUES ('LT482KE', now()) RETURNING id`,
  );
  const opened: { id: string; is_claimed: boolean }[] = await query(
    `INSERT INTO violation (vehicle_id, vehicle_type, registration_number, category, started_at, speed_kmh, severity, grade,
       rule_version, is_claimed)
     SELECT $1, 'CAR', 'LT 482 KE', 'PRIVATE', now(), speed, 'DANGER', 'A', 'x', speed = 90 FROM generate_series(80, 90, 5) speed
     RETURNING id, is_claimed`,
    [vehicle.id],
  );
  const leaves = async (): Promise<{ id: string; record: string; salts: number; secrets: number }[]> =>
    query(
      `SELECT proof.violation_id AS id, leaf.record, count(DISTINCT part.salt)::int AS salts,
         count(DISTINCT proof.proof_id || proof.paper_key)::int AS secrets
       FROM evidence_proof proof JOIN evidence_leaf leaf ON leaf.id = proof.opened_leaf_id
       JOIN evidence_part part ON part.leaf_id = leaf.id AND part.violation_id = proof.violation_id
       WHERE proof.violation_id = ANY ($1) AND leaf.record ~ '^wakafine evidence 1\\nOPENED\\n'
       GROUP BY proof.violation_id, leaf.record ORDER BY proof.violation_id`,
      [opened.map(({ id }) => id)],
    );
  const observed = await leaves();
  expect(observed.map(({ id }) => id)).toEqual(opened.filter((row) => !row.is_claimed).map(({ id }) => id));
  const claim = opened.find((row) => row.is_claimed)?.id;
  await query('UPDATE violation SET is_claimed = false WHERE id = $1', [claim]);
  await query('UPDATE violation SET is_claimed = true WHERE id = $1', [claim]);
  await query('UPDATE violation SET is_claimed = false WHERE id = $1', [claim]);
  const proven = await leaves();
  expect(proven.map(({ id }) => id)).toEqual(opened.map(({ id }) => id));
  expect(new Set(proven.map(({ record }) => record)).size).toBe(opened.length);
  expect(proven.every(({ salts, secrets }) => salts === 2 && secrets === 1)).toBe(true);
});
