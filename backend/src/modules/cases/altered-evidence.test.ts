import { Client } from 'pg';
import { accusedDrive } from '../../testing/cases/accused-drive';
import { contest, decide, move, openCase, readCase, reviewCase } from '../../testing/cases/case-calls';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { sequenceLeaves } from '../evidence/log/sequence-leaves';
import { sealDueEvidence } from '../evidence/proofs/seal-evidence';

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = new Client(server.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');
const ALTERED = { refused: { code: 'CONFLICT', clientCode: 'case-evidence-altered' } };

/** A violation whose record stands in the signed log. */
async function sealedDrive() {
  const drive = await accusedDrive(server);
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  return drive;
}

/** Changes the sealed limit of a violation behind the doors, from one speed to another. */
async function changeLimit(violationId: string, from: number, to: number): Promise<void> {
  const changed = await owner.query(
    `UPDATE evidence_part SET body = replace(body, $2, $3) WHERE name = 'limits' AND violation_id = $1 AND body LIKE '%' || $2 || '%'`,
    [violationId, `"limitKmh":${from}`, `"limitKmh":${to}`],
  );
  expect(changed.rowCount).toBe(1);
}

test('nothing is signed on a record that was altered, whichever way it goes, until it is as it was sealed', async () => {
  const { holder, violationId } = await sealedDrive();
  const { id } = await openCase(await supervisor(), violationId);
  await changeLimit(violationId, 50, 30);
  expect(await reviewCase(await supervisor(), id, true)).toMatchObject(ALTERED);
  expect(await reviewCase(await supervisor(), id, false)).toMatchObject(ALTERED);
  await contest(holder, violationId);
  for (const decision of ['UPHOLD', 'UPHOLD_LOWER', 'REJECT', 'SEND_BACK']) {
    const answer = await decide(await supervisor(), id, decision);
    expect(answer).toMatchObject(ALTERED);
    expect(answer.refused.current).toMatchObject({ caseId: id, state: 'CONTESTED', version: 3 });
  }
  expect((await readCase(await supervisor(), id)).steps).toHaveLength(3);
  await changeLimit(violationId, 30, 50);
  expect(await decide(await supervisor(), id, 'REJECT')).toMatchObject({ proposal: { decision: 'REJECT' } });
});

test('no case is opened on such a record, and one that is open can be withdrawn', async () => {
  const [altered, opened] = [await sealedDrive(), await sealedDrive()];
  await changeLimit(altered.violationId, 50, 30);
  expect(await openCase(await supervisor(), altered.violationId)).toMatchObject(ALTERED);
  const { id } = await openCase(await supervisor(), opened.violationId);
  await changeLimit(opened.violationId, 50, 30);
  expect(await move(await supervisor(), 'withdrawCase', id)).toMatchObject({ state: 'WITHDRAWN' });
});
