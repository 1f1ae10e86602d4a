import { randomUUID } from 'node:crypto';
import { askLimits, proposalInput, registerVersion, townInput } from '../../../testing/limit-calls';
import { staffClient } from '../../../testing/staff';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { ensureShippedLimits } from '../register/ensure-shipped-limits';

const EDEA = 'osm-331133522';

let server: TestServer;
let supervisor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register' });
  await ensureShippedLimits(server.services);
  supervisor = await staffClient(server, 'SUPERVISOR');
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

async function proposed(client = supervisor): Promise<JsonValue> {
  return askLimits(client, 'propose', proposalInput());
}

test('nobody seconds or refuses their own proposal, and only they withdraw it', async () => {
  const { id } = await proposed();
  const refusal = { input: { proposalIds: [id], reason: 'No sign there' } };
  expect(await askLimits(supervisor, 'second', { ids: [id] })).toMatchObject({ code: 'CONFLICT' });
  expect(await askLimits(supervisor, 'refuse', refusal)).toMatchObject({ code: 'CONFLICT' });
  expect(await askLimits(admin, 'withdraw', { ids: [id] })).toMatchObject({ code: 'FORBIDDEN' });
  const [withdrawn] = await askLimits(supervisor, 'withdraw', { ids: [id] });
  expect(withdrawn).toMatchObject({ outcome: 'WITHDRAWN', inForceFrom: null });
  expect(await askLimits(admin, 'second', { ids: [id] })).toMatchObject({
    code: 'CONFLICT',
    current: { proposalId: id, outcome: 'WITHDRAWN' },
  });
});

test('a refusal needs a reason, stores it, and changes no limit', async () => {
  const { id } = await proposed();
  const version = await registerVersion(server);
  const without = { input: { proposalIds: [id], reason: ' x ' } };
  expect(await askLimits(admin, 'refuse', without)).toMatchObject({ fields: { reason: expect.any(String) } });
  const [refused] = await askLimits(admin, 'refuse', {
    input: { proposalIds: [id], reason: 'No sign there' },
  });
  expect(refused).toMatchObject({ outcome: 'REFUSED', decisionReason: 'No sign there' });
  expect(await registerVersion(server)).toBe(version);
});

test('of decisions at the same moment exactly one wins', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await proposed();
    const others = await Promise.all([1, 2, 3].map(() => staffClient(server, 'ADMIN')));
    const refusal = { input: { proposalIds: [id], reason: 'No sign there' } };
    const answers = await Promise.all([
      ...others.map((each) => askLimits(each, 'second', { ids: [id] })),
      askLimits(admin, 'refuse', refusal),
      askLimits(supervisor, 'withdraw', { ids: [id] }),
    ]);
    expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'CONFLICT')).toHaveLength(4);
  }
});

test('of changes of one limit that are proposed at the same moment exactly one waits', async () => {
  const change = { limitId: EDEA, limit: townInput({ placeName: 'Edéa' }) };
  const answers = await Promise.all(
    [supervisor, admin, supervisor].map((client, index) =>
      askLimits(client, 'propose', proposalInput({ ...change, reason: `Reason ${index}` })),
    ),
  );
  const conflicts = answers.filter(({ code }) => code === 'CONFLICT');
  const waiting = answers.find(({ id }) => id !== undefined);
  expect(conflicts).toHaveLength(2);
  expect(conflicts[0].current).toEqual({ proposalId: waiting.id });
});

test('several are decided on together or not at all', async () => {
  const [one, other] = [await proposed(), await proposed(admin)];
  const version = await registerVersion(server);
  const ids = [one.id, other.id];
  expect(await askLimits(admin, 'second', { ids })).toMatchObject({ code: 'CONFLICT' });
  expect(await askLimits(admin, 'second', { ids: [one.id, '999999'] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await askLimits(admin, 'second', { ids: [one.id, one.id] })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await askLimits(admin, 'second', { ids: [] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await registerVersion(server)).toBe(version);
});

test.each(['VIEWER', 'OPERATOR'] as const)('a %s looks and changes nothing', async (role) => {
  const client = await staffClient(server, role);
  expect(await askLimits(client, 'list')).toMatchObject({ totalCount: expect.any(Number) });
  expect(await askLimits(client, 'propose', proposalInput())).toMatchObject({ code: 'FORBIDDEN' });
  expect(await askLimits(client, 'second', { ids: ['1'] })).toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  ['reason', { reason: ' ' }],
  ['clientId', { clientId: 'mine' }],
  ['validFrom', { validFrom: '2020-01-01T00:00:00Z' }],
  ['validFrom', { validFrom: '2999-01-01T00:00:00Z' }],
  ['validUntil', { validUntil: '2020-01-01T00:00:00Z' }],
  ['limitId', { limitId: 'osm-0' }],
  ['limitId', { limit: null }],
  ['limit.limitKmh', { limit: townInput({}, 200) }],
  ['limit.classLimits', { limit: townInput({ classLimits: [] }) }],
  ['limit.shape', { limit: townInput({ shape: { kind: 'CIRCLE' } }) }],
  ['limit.geometry', { limit: townInput({ shape: { kind: 'CIRCLE', centre: [2, 48], radiusM: 500 } }) }],
  [
    'limit.geometry',
    {
      limit: townInput({
        shape: {
          kind: 'POLYGON',
          rings: [
            [
              [10, 4],
              [10.1, 4],
              [10, 4],
            ],
          ],
        },
      }),
    },
  ],
  ['limit.zone', { limit: townInput({ zone: 'OPEN_ROAD' }) }],
])('reports a wrong %s', async (field, over) => {
  const answer = await askLimits(supervisor, 'propose', proposalInput(over));
  expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
});

test('a planned change stands in the way of an earlier one, and a limit like the one in force is refused', async () => {
  const { id } = await proposed();
  const [{ limitId }] = await askLimits(admin, 'second', { ids: [id] });
  server.clock.advance(1_000);
  const same = await askLimits(admin, 'propose', proposalInput({ limitId }));
  expect(same).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { limitId: 'The register says this already' },
  });
  const validFrom = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const limit = townInput({}, 30);
  const planned = await askLimits(admin, 'propose', proposalInput({ limitId, limit, validFrom }));
  await askLimits(supervisor, 'second', { ids: [planned.id] });
  const earlier = await askLimits(admin, 'propose', proposalInput({ limitId, limit: townInput({}, 40) }));
  expect(earlier).toMatchObject({ code: 'CONFLICT' });
});

test('two people also where somebody gets around the act', async () => {
  const { id } = await proposed();
  await expect(
    server.dataSource.query(
      `UPDATE limit_proposal SET outcome = 'SECONDED', decided_by = proposed_by, decided_at = now(),
         in_force_from = now(), limit_id = $2 WHERE id = $1`,
      [id, randomUUID()],
    ),
  ).rejects.toThrow(/limit_proposal/);
});
