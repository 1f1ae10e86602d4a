import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import { DAY_MS } from '@wakafine/domain/units';
import { checkEd25519 } from '../../../platform/secrets/log-signers';
import { accusedDrive } from '../../../testing/cases/accused-drive';
import type { AccusedDrive } from '../../../testing/cases/accused-drive';
import { contest, decide, move, openCase, readCase, reviewCase } from '../../../testing/cases/case-calls';
import { settleEvents } from '../../../testing/drives/settled-events';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';
import { runCaseClock } from '../../cases/clock/run-case-clock';
import { releaseHeldEvidence } from '../../cases/erasure/release-held-evidence';
import { checkStoredLog } from '../../evidence/log/check-stored-log';
import { sequenceLeaves } from '../../evidence/log/sequence-leaves';
import { sealDueEvidence } from '../../evidence/proofs/seal-evidence';
import { eraseDueAccounts } from './erase-accounts';

const DELETE = `mutation { deleteMyAccount(input: { pin: "483920" }) { deletionDueAt } }`;
const HELD = '{ heldEvidence { caseId number violationId state since releasedAt } }';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);
const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');

async function proofIdOf(violationId: string): Promise<string> {
  const sql = `SELECT encode(proof_id, 'hex') AS id FROM evidence_proof WHERE violation_id = $1`;
  return (await query(sql, [violationId]))[0].id;
}

/** The proof as somebody gets it, and whether it leads to the signed log. */
async function proofFor(client: TestClient, violationId: string) {
  const { body } = await client.rest('GET', `/api/evidence/${await proofIdOf(violationId)}/proof`);
  const file = readEvidenceFile(body);
  if (file === null) {
    throw new Error('That is no evidence');
  }
  const keys = file.keys.map(parseKey).filter((key) => key !== null);
  const { outcome } = await verifyEvidence(file, { keys, checkSignature: checkEd25519 });
  const shown = Object.keys(file.parts).filter((name) => file.parts[name]?.salt !== null);
  return { outcome, status: file.status, commitment: file.commitment, shown: shown.sort() };
}

async function seal(): Promise<void> {
  await settleEvents(server);
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
}

/** Has the account of a drive be asked for deletion, and erased after its 30 days. */
async function erase({ holder, accountId }: AccusedDrive): Promise<void> {
  expect((await holder.graphql(DELETE)).body.errors).toBeUndefined();
  server.clock.advance(30 * DAY_MS);
  await eraseDueAccounts(server.services);
  expect(await query('SELECT 1 FROM account WHERE id = $1', [accountId])).toEqual([]);
}

/** Whether the log, the database beside it, is as it was signed. */
async function expectWholeLog(): Promise<void> {
  const keys = server.services.evidenceLog.signers.map(({ key }) => key);
  expect(await checkStoredLog(server.services.db, { keys, checkSignature: checkEd25519 })).toBeNull();
}

const held = async (client: TestClient): Promise<JsonValue[]> =>
  (await client.graphql(HELD)).body.data.heldEvidence;
const isWithdrawn = async (violationId: string): Promise<boolean> =>
  (await query('SELECT is_withdrawn FROM violation WHERE id = $1', [violationId]))[0].is_withdrawn;

/** A drive whose case somebody has opened and somebody else has confirmed. */
async function accused(): Promise<AccusedDrive & { caseId: string }> {
  const drive = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), drive.violationId);
  await reviewCase(await supervisor(), id);
  return { ...drive, caseId: id };
}

test('erasing a person withdraws their violations and leaves every proof valid, with nothing to read', async () => {
  const [leaving, staying] = [await accusedDrive(server), await accusedDrive(server)];
  await seal();
  const before = await proofFor(leaving.holder, leaving.violationId);
  expect(before).toMatchObject({
    outcome: 'GOOD',
    status: 'VALID',
    shown: expect.arrayContaining(['fixes']),
  });
  await erase(leaving);
  await seal();
  const visitor = new TestClient(server.url);
  const shown = ['limits', 'proof'];
  const after = { outcome: 'GOOD', status: 'WITHDRAWN', commitment: before.commitment };
  expect(await proofFor(await supervisor(), leaving.violationId)).toEqual({ ...after, shown });
  expect(await proofFor(visitor, leaving.violationId)).toEqual({ ...after, shown: ['proof'] });
  expect(await proofFor(visitor, staying.violationId)).toMatchObject({ outcome: 'GOOD', status: 'VALID' });
  await expectWholeLog();
});

test('what is redacted never comes back, whatever changes of the violation later', async () => {
  const drive = await accusedDrive(server);
  await seal();
  await erase(drive);
  await query('UPDATE violation SET event_id = NULL, proven_kmh = proven_kmh - 1, binding = $1', ['TYPED']);
  await seal();
  const parts = `SELECT DISTINCT name FROM evidence_part WHERE violation_id = $1`;
  expect(await query(parts, [drive.violationId])).toEqual([{ name: 'limits' }]);
  await expectWholeLog();
});

test('an open case holds its evidence, for those who decide alone, until 90 days after the decision', async () => {
  const drive = await accused();
  const { violationId, caseId } = drive;
  const other = await accusedDrive(server);
  await seal();
  const announced = { caseId, violationId, state: 'NOTICE', since: null, releasedAt: null };
  expect(await held(drive.holder)).toEqual([{ ...announced, number: expect.stringMatching(/^C-20/) }]);
  expect(await held(other.holder)).toEqual([]);
  expect(await held(await supervisor())).toEqual([]);
  await contest(drive.holder, violationId);
  await erase(drive);
  await seal();
  const judge = await supervisor();
  expect(await held(judge)).toMatchObject([{ ...announced, state: 'CONTESTED', since: expect.any(String) }]);
  expect((await (await staffClient(server, 'OPERATOR')).graphql(HELD)).body.errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
  const whole = await proofFor(judge, violationId);
  expect(whole).toMatchObject({ outcome: 'GOOD', status: 'VALID', shown: expect.arrayContaining(['fixes']) });
  for (const role of ['OPERATOR', 'VIEWER'] as const) {
    expect((await proofFor(await staffClient(server, role), violationId)).shown).toEqual(['proof']);
  }
  expect(await isWithdrawn(violationId)).toBe(false);

  expect(await decide(judge, caseId, 'UPHOLD')).toMatchObject({ state: 'DECIDED', decision: 'UPHOLD' });
  const releasedAt = Date.parse((await held(judge))[0].releasedAt);
  expect(Math.abs(releasedAt - server.clock.now().getTime() - 90 * DAY_MS)).toBeLessThan(60_000);
  server.clock.advance(89 * DAY_MS);
  await releaseHeldEvidence(server.services);
  expect(await isWithdrawn(violationId)).toBe(false);
  server.clock.advance(2 * DAY_MS);
  await releaseHeldEvidence(server.services);
  await releaseHeldEvidence(server.services);
  await seal();
  const later = await supervisor();
  expect(await held(later)).toEqual([]);
  expect(await proofFor(later, violationId)).toMatchObject({
    ...{ outcome: 'GOOD', status: 'WITHDRAWN', shown: ['limits', 'proof'] },
  });
  expect(await query(`SELECT reason FROM violation_revision WHERE violation_id = $1`, [violationId])).toEqual(
    [{ reason: 'ERASED' }],
  );
  await expectWholeLog();
});

test('evidence that was not sealed yet is sealed before its fixes go', async () => {
  const drive = await accused();
  await erase(drive);
  await sequenceLeaves(server.services);
  expect(await proofFor(await supervisor(), drive.violationId)).toMatchObject({
    ...{ outcome: 'GOOD', status: 'VALID', shown: expect.arrayContaining(['fixes', 'limits']) },
  });
});

test('a case that ends without a decision holds nothing any more', async () => {
  const drive = await accused();
  await seal();
  await erase(drive);
  await releaseHeldEvidence(server.services);
  expect(await isWithdrawn(drive.violationId)).toBe(false);
  await move(await supervisor(), 'withdrawCase', drive.caseId);
  await releaseHeldEvidence(server.services);
  expect(await isWithdrawn(drive.violationId)).toBe(true);
  expect(await held(await supervisor())).toEqual([]);
});

test('one that nobody decides in 180 days goes with its end', async () => {
  const drive = await accused();
  await seal();
  await erase(drive);
  server.clock.advance(180 * DAY_MS);
  await runCaseClock(server.services);
  await releaseHeldEvidence(server.services);
  expect(await readCase(await supervisor(), drive.caseId)).toMatchObject({ state: 'CLOSED', decision: null });
  expect(await isWithdrawn(drive.violationId)).toBe(true);
});

test('an objection holds nothing: its violation is withdrawn, and so is its case', async () => {
  const drive = await accusedDrive(server);
  const { id } = await contest(drive.holder, drive.violationId);
  expect(await held(drive.holder)).toEqual([]);
  await erase(drive);
  await runCaseClock(server.services);
  expect(await isWithdrawn(drive.violationId)).toBe(true);
  expect(await readCase(await supervisor(), id)).toMatchObject({ state: 'WITHDRAWN' });
});

test('a hold survives a kill between it and the erasure, and two processes that release at once', async () => {
  const drive = await accused();
  await seal();
  await drive.holder.graphql(DELETE);
  server.clock.advance(30 * DAY_MS);
  // Killed after the hold: it is there, and the account too.
  await query('INSERT INTO evidence_hold VALUES ($1, $2, $3)', [
    drive.violationId,
    drive.caseId,
    server.clock.now(),
  ]);
  await eraseDueAccounts(server.services);
  expect(await held(await supervisor())).toHaveLength(1);
  await move(await supervisor(), 'withdrawCase', drive.caseId);
  const another = await server.another();
  await Promise.all([releaseHeldEvidence(server.services), releaseHeldEvidence(another.services)]);
  await another.close();
  expect(
    await query(`SELECT reason FROM violation_revision WHERE violation_id = $1`, [drive.violationId]),
  ).toEqual([{ reason: 'ERASED' }]);
});
