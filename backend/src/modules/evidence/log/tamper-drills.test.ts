import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHECKPOINT_FILE, LEAVES_FILE, notesIn } from '@wakafine/domain/evidence/log-files';
import { Client } from 'pg';
import { checkEd25519 } from '../../../platform/secrets/log-signers';
import { fastDrive } from '../../../testing/drives/fast-drive';
import { createTestDatabase } from '../../../testing/server/test-database';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { sealDueEvidence } from '../proofs/seal-evidence';
import { appendLeaf } from './append-leaf';
import { checkStoredLog } from './check-stored-log';
import type { StoredLogFault, Witnessed } from './check-stored-log';
import { sequenceLeaves } from './sequence-leaves';

const TABLES = ['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint'];

let server: TestServer;
let owner: Client;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'));
  server = await startTestServer({ witnessFolder: folder });
  owner = new Client(server.ownerUrl);
  await owner.connect();
  await fastDrive(server);
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  await grow(150);
});
afterEach(async () => {
  await owner.end();
  await server.close();
  await rm(folder, { recursive: true });
});

async function grow(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await appendLeaf(server.services, { kind: 'CASE_STEP', violationId: null, parts: { step: { step } } });
  }
  await sequenceLeaves(server.services);
}

/** An intruder who owns the database and wants to change the log disables its guards first. */
async function asIntruder(...changes: string[]): Promise<void> {
  for (const table of TABLES) {
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER refuse_change`);
  }
  for (const change of changes) {
    await owner.query(change);
  }
}
const trust = () => ({
  keys: server.services.evidenceLog.signers.map(({ key }) => key),
  checkSignature: checkEd25519,
});
const check = (witnessed?: Witnessed): Promise<StoredLogFault | null> =>
  checkStoredLog(server.services.db, trust(), witnessed);
const copied = async (): Promise<Witnessed> => ({
  leaves: await readFile(join(folder, LEAVES_FILE)),
  checkpoints: notesIn(await readFile(join(folder, CHECKPOINT_FILE), 'utf8')),
});
const size = async (): Promise<number> =>
  Number((await owner.query('SELECT count(*) FROM evidence_entry')).rows[0].count);

test('a log that nobody touched is whole, alone and beside what witnesses have', async () => {
  expect(await check()).toBeNull();
  expect(await check(await copied())).toBeNull();
});

test('an edited payload is found, with its place and its part', async () => {
  await asIntruder(
    `UPDATE evidence_part SET body = replace(body, '"limitKmh":50', '"limitKmh":80') WHERE name = 'limits'`,
  );
  const { rows } = await owner.query(`SELECT position::int, leaf_id::int AS "leafId" FROM evidence_entry
    JOIN evidence_part USING (leaf_id) WHERE name = 'limits'`);
  expect(await check()).toEqual({ kind: 'PART', part: 'limits', ...rows[0] });
});

test('an edited record is found, with its place', async () => {
  await asIntruder(
    `UPDATE evidence_leaf SET record = left(record, -9) || E'00000000\\n' WHERE kind = 'BUNDLE'`,
  );
  const { rows } = await owner.query(`SELECT position::int, leaf_id::int AS "leafId" FROM evidence_entry
    JOIN evidence_leaf ON id = leaf_id WHERE kind = 'BUNDLE'`);
  expect(await check()).toEqual({ kind: 'RECORD', ...rows[0] });
});

test('a leaf that was deleted in the middle is missed', async () => {
  await asIntruder('DELETE FROM evidence_entry WHERE position = 70');
  expect(await check()).toEqual({ kind: 'MISSING', position: 70 });
});

test('a tail that was deleted is missed by every checkpoint over it, and by witnesses where those went too', async () => {
  const before = await copied();
  const [last, left] = [await size(), (await size()) - 64];
  await asIntruder(`DELETE FROM evidence_entry WHERE position >= ${left}`);
  expect(await check()).toMatchObject({ kind: 'CHECKPOINT', verdict: { fault: 'SHORT', failsAt: last } });
  await asIntruder(
    `DELETE FROM evidence_checkpoint WHERE size > ${left}`,
    `DELETE FROM evidence_node WHERE level = 6 AND index >= ${left / 64}`,
    `DELETE FROM evidence_part WHERE NOT EXISTS (SELECT FROM evidence_entry e WHERE e.leaf_id = evidence_part.leaf_id)`,
    'DELETE FROM evidence_leaf WHERE NOT EXISTS (SELECT FROM evidence_entry e WHERE e.leaf_id = id)',
  );
  expect(await check(before)).toMatchObject({
    kind: 'CHECKPOINT',
    verdict: { fault: 'SHORT', failsAt: last },
  });
});

test('two leaves that changed places are found, in their batch, and exactly by witnesses', async () => {
  const before = await copied();
  await asIntruder(
    'UPDATE evidence_entry SET position = 1000000 WHERE position = 66',
    'UPDATE evidence_entry SET position = 66 WHERE position = 99',
    'UPDATE evidence_entry SET position = 99 WHERE position = 1000000',
  );
  expect(await check()).toEqual({ kind: 'BATCH', position: 64 });
  expect(await check(before)).toMatchObject({ kind: 'WITNESSED', position: 66 });
});

test('a chain that is rewritten as a whole, by someone who has the key too, is found by what witnesses have', async () => {
  const before = await copied();
  await asIntruder(
    ...TABLES.filter((table) => table !== 'evidence_leaf').map((table) => `DELETE FROM ${table}`),
    `UPDATE evidence_leaf SET record = left(record, -9) || E'00000000\\n' WHERE kind = 'OPENED'`,
    `DELETE FROM evidence_part WHERE leaf_id IN (SELECT id FROM evidence_leaf WHERE kind = 'OPENED')`,
  );
  await sequenceLeaves({
    ...server.services,
    evidenceLog: { ...server.services.evidenceLog, witnessFolder: null },
  });
  expect(await check()).toBeNull();
  const found = await check(before);
  expect(found?.kind).toBe('WITNESSED');
  // Leaves are shuffled anew: by chance some of the first may lie where they lay.
  expect(found?.position).toBeLessThan(64);
  expect(await check({ checkpoints: before.checkpoints })).toMatchObject({
    kind: 'CHECKPOINT',
    position: 0,
    verdict: { fault: 'ROOT', failsAt: 64 },
  });
});

test('a copy of yesterday that was put back is found by what witnesses have, and by what it grows on to', async () => {
  const yesterday = await size();
  await owner.query(`CREATE TABLE copy AS SELECT * FROM evidence_entry`);
  await grow(10);
  const today = await copied();
  await asIntruder(
    `DELETE FROM evidence_checkpoint WHERE size > ${yesterday}`,
    `DELETE FROM evidence_node WHERE (index + 1) * 2 ^ level > ${yesterday}`,
    'DELETE FROM evidence_entry WHERE leaf_id NOT IN (SELECT leaf_id FROM copy)',
    'DELETE FROM evidence_part WHERE leaf_id NOT IN (SELECT leaf_id FROM copy)',
    'DELETE FROM evidence_leaf WHERE id NOT IN (SELECT leaf_id FROM copy)',
  );
  expect(await check()).toBeNull();
  expect(await check(today)).toMatchObject({
    kind: 'CHECKPOINT',
    position: yesterday,
    verdict: { fault: 'SHORT' },
  });
  await grow(10);
  expect(await check(today)).toMatchObject({ kind: 'WITNESSED', position: yesterday });
});

test('a violation without its record, and a record that never came into the tree, are found', async () => {
  await asIntruder('DELETE FROM evidence_proof');
  const { rows } = await owner.query('SELECT id::int AS "violationId" FROM violation');
  expect(await check()).toEqual({ kind: 'LEFT_OUT', position: null, ...rows[0] });
});

test('a server that is killed while a violation opens leaves both the violation and its leaf, or neither', async () => {
  const database = await createTestDatabase();
  const doomed = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const client = new Client(database.url);
      client.on('error', () => undefined);
      await client.connect();
      return client;
    }),
  );
  const watcher = new Client(database.ownerUrl);
  await watcher.connect();
  const { rows } = await watcher.query(
    `INSERT INTO vehicle (plate, created_at) VALUES ('LT482KD', now()) RETURNING id`,
  );
  const insert = `INSERT INTO violation (vehicle_id, vehicle_type, registration_number, category, started_at, speed_kmh,
      severity, grade, rule_version) VALUES ($1, 'CAR', 'LT 482 KD', 'PRIVATE', now(), 80, 'DANGER', 'A', 'x')`;
  const writing = doomed.map(async (client) => {
    for (;;) {
      await client.query(insert, [rows[0].id]);
    }
  });
  const ended = Promise.allSettled(writing);
  const failed = Promise.race(writing);
  for (let found = 0; found < 200;) {
    // A writer that can not write fails the test, which would else wait for ever.
    await Promise.race([failed, wait(5)]);
    found = Number((await watcher.query('SELECT count(*) FROM violation')).rows[0].count);
  }
  const killer = new Client(database.url);
  await killer.connect();
  await killer.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()',
  );
  await killer.end();
  await ended;
  const { rows: apart } = await watcher.query(`SELECT violation.id, proof.violation_id FROM violation
    FULL JOIN evidence_proof proof ON proof.violation_id = violation.id
    FULL JOIN evidence_leaf leaf ON leaf.id = proof.opened_leaf_id
    WHERE violation.id IS NULL OR leaf.id IS NULL`);
  expect(apart).toEqual([]);
  await Promise.all(doomed.map((client) => client.end().catch(() => undefined)));
  await watcher.end();
  await database.drop();
});
