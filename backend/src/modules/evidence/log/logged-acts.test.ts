import { askLimits, proposalInput } from '../../../testing/limit-calls';
import { fastDrive } from '../../../testing/drives/fast-drive';
import { staffClient } from '../../../testing/staff';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REVEAL = `mutation ($ids: [ID!]!) {
  revealRegistrations(input: { vehicleIds: $ids, reason: COURT_ORDER }) { registrationNumber } }`;

let server: TestServer;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
  await fastDrive(server);
});
afterAll(() => server.close());

const query = (sql: string): Promise<JsonValue[]> => server.dataSource.query(sql);

/** The leaves that come of something, by their kinds, with what their part `row` says. */
async function leavesOf(act: () => Promise<unknown>): Promise<{ kind: string; body: string | null }[]> {
  const [{ last }] = await query('SELECT coalesce(max(id), 0)::int AS last FROM evidence_leaf');
  await act();
  return query(`SELECT leaf.kind, part.body FROM evidence_leaf leaf
    LEFT JOIN evidence_part part ON part.leaf_id = leaf.id AND part.name = 'row'
    WHERE leaf.id > ${Number(last)} ORDER BY leaf.id`);
}

test('a plate that staff reveal is a leaf, with the act and not the plate', async () => {
  const [{ id }] = await query('SELECT vehicle_id AS id FROM violation');
  const leaves = await leavesOf(async () => {
    const { body } = await supervisor.graphql(REVEAL, { ids: [String(id)] });
    expect(body.errors).toBeUndefined();
  });
  expect(leaves).toEqual([{ kind: 'STAFF_ACT', body: expect.stringContaining('REVEALED') as string }]);
  const [{ plate }] = await query('SELECT registration_number AS plate FROM violation');
  expect(leaves[0]?.body).not.toContain(plate);
});

test('a limit that two people set is a leaf, beside their acts', async () => {
  const leaves = await leavesOf(async () => {
    const proposal = await askLimits(supervisor, 'propose', proposalInput());
    await askLimits(await staffClient(server, 'ADMIN'), 'second', { ids: [proposal.id] });
  });
  const kinds = leaves.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'LIMIT')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'STAFF_ACT').length).toBeGreaterThanOrEqual(2);
  expect(leaves.find(({ kind }) => kind === 'LIMIT')?.body).toContain('Pouma');
});

test('thresholds that change are a leaf, beside the act', async () => {
  const leaves = await leavesOf(async () => {
    const admin = await staffClient(server, 'ADMIN');
    await admin.rest('POST', '/api/admin/speed-limits', { caution: 52, warning: 61, danger: 72 });
  });
  expect(leaves.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['THRESHOLDS', 'STAFF_ACT']));
});

test('what is rolled back leaves no leaf', async () => {
  const leaves = await leavesOf(async () => {
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE violation SET is_withdrawn = true');
    await runner.rollbackTransaction();
    await runner.release();
  });
  expect(leaves).toEqual([]);
});
