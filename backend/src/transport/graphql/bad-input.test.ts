import { start } from '../../testing/drives/drive-calls';
import { straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const PUSH = `mutation ($input: RecordFixesInput!) { recordFixes(input: $input) {
  accepted duplicates acceptedThrough flagged { seq reason } } }`;
const FIX = { seq: 1, lat: 4.05, lng: 9.77, recordedAt: '2026-11-20T08:00:00.000Z' };

let server: TestServer;
let client: TestClient;
let journeyId: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await TestClient.citizen(server.url);
  journeyId = (await start(client)).id;
});
afterAll(() => server.close());

async function storedCount(): Promise<number> {
  const [row] = await server.dataSource.query('SELECT count(*)::int AS count FROM fix');
  return row.count;
}

/** Sends one fix as a variable; `json` is put in as it is, since JSON has no way to say 1e999 or NaN. */
function sendVariable(name: string, json: string) {
  const fix = JSON.stringify({ ...FIX, [name]: 'VALUE' }).replace('"VALUE"', json);
  const variables = `{"input":{"journeyId":"${journeyId}","fixes":[${fix}]}}`;
  return client.rest('POST', '/graphql', `{"query":${JSON.stringify(PUSH)},"variables":${variables}}`);
}

/** Sends one fix with a value written into the document. */
function sendLiteral(name: string, literal: string) {
  const members = Object.entries({ ...FIX, [name]: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const fix = `{ ${[...members, `${name}: ${literal}`].join(', ')} }`;
  return client.graphql(
    `mutation { recordFixes(input: { journeyId: "${journeyId}", fixes: [${fix}] }) { accepted } }`,
  );
}

const WRONG_VALUES: [name: string, value: string][] = [
  ['lat', '91'],
  ['lat', '-90.0001'],
  ['lng', '180.0001'],
  ['lng', '1e999'],
  ['lat', '-1e999'],
  ['speedKmh', '1e999'],
  ['speedKmh', '301'],
  ['speedKmh', '-5'],
  ['speedKmh', '"80"'],
  ['speedKmh', 'true'],
  ['accuracyM', '100001'],
  ['accuracyM', '-0.1'],
  ['headingDeg', '361'],
  ['seq', '0'],
  ['seq', '-1'],
  ['seq', '2147483648'],
  ['seq', '1.5'],
  ['seq', '1e999'],
  ['seq', '"1"'],
  ['seq', 'null'],
  ['lat', 'null'],
  ['lat', '[4]'],
  ['clockOffsetMs', '2147483648'],
  ['recordedAt', '"yesterday"'],
  ['recordedAt', '"2026-02-30T00:00:00Z"'],
  ['recordedAt', '"2026-11-20T23:59:60Z"'],
  ['recordedAt', '"2026-11-20T08:00:00\\u0000Z"'],
  ['recordedAt', '1763625600000'],
  ['recordedAt', 'null'],
];

test.each(WRONG_VALUES)(
  'a fix with the variable %s: %s is refused and nothing is stored',
  async (name, value) => {
    const { status, body } = await sendVariable(name, value);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.data?.recordFixes).toBeUndefined();
    expect(await storedCount()).toBe(0);
  },
);

test.each([...WRONG_VALUES, ['lat', 'NaN'], ['lat', 'Infinity'], ['speedKmh', '{}']] as [string, string][])(
  'a fix with the literal %s: %s is refused and nothing is stored',
  async (name, value) => {
    const { status, body } = await sendLiteral(name, value);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(await storedCount()).toBe(0);
  },
);

test('NaN as a variable is no JSON and answers 400', async () => {
  const { status, body } = await sendVariable('lat', 'NaN');
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test('a fault out of bounds is named by its place in the list, with the request that it came in', async () => {
  const fixes = straightDrive(
    new Date(),
    Array.from({ length: 20 }, () => 30),
  );
  const faulty = fixes.map((fix, index) => (index === 17 ? { ...fix, lat: 91, speedKmh: 301 } : fix));
  const { status, body } = await client.graphql(PUSH, { input: { journeyId, fixes: faulty } });
  expect(status).toBe(200);
  expect(body.data).toBeNull();
  expect(body.errors).toHaveLength(1);
  expect(Object.keys(body.errors[0]).sort()).toEqual(['extensions', 'locations', 'message', 'path']);
  expect(body.errors[0].extensions).toEqual({
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
    fields: {
      'fixes.17.lat': 'Must be a number from -90 to 90',
      'fixes.17.speedKmh': 'Must be a number from 0 to 300',
    },
  });
  expect(await storedCount()).toBe(0);
});

test.each([0, 1_001])('a push of %i fixes is refused whole', async (count) => {
  const fixes = straightDrive(
    new Date(),
    Array.from({ length: 1_000 }, () => 30),
  ).slice(0, count);
  const { body } = await client.graphql(PUSH, { input: { journeyId, fixes } });
  expect(body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { fixes: expect.any(String) },
  });
  expect(await storedCount()).toBe(0);
});

test.each(['0', '-1', '1e3', '', '\u0000', '9'.repeat(400), '999999999999999', '__proto__'])(
  'the id %j names nothing',
  async (id) => {
    const pushed = await client.graphql(PUSH, { input: { journeyId: id, fixes: [FIX] } });
    expect([pushed.status, pushed.body.errors[0].extensions.code]).toEqual([200, 'NOT_FOUND']);
    const reported = await client.graphql(
      'mutation ($id: ID!) { reportViolation(id: $id) { violation { id } } }',
      { id },
    );
    expect(reported.body.errors[0].extensions.code).toBe('NOT_FOUND');
    const query = 'query ($id: ID!) { journey(id: $id) { id } violation(id: $id) { id } }';
    const read = await client.graphql(query, { id });
    expect(read.body.data).toEqual({ journey: null, violation: null });
    const list = await client.graphql(
      'query ($id: ID!) { violations(filter: { journeyId: $id }) { edges { cursor } totalCount } }',
      { id },
    );
    expect(list.body.data).toEqual({ violations: { edges: [], totalCount: 0 } });
  },
);

test.each([
  'journeys(first: 0) { totalCount }',
  'journeys(first: 101) { totalCount }',
  'journeys(first: -1) { totalCount }',
  'violations(first: 101) { totalCount }',
  'journeys(after: "") { totalCount }',
  'journeys(after: "\\u0000") { totalCount }',
  'violations(after: "__proto__") { totalCount }',
  'recentViolations(perZone: 0) { caution { id } }',
  'recentViolations(perZone: 21) { caution { id } }',
])('the query { %s } is refused', async (query) => {
  const { status, body } = await client.graphql(`{ ${query} }`);
  expect([status, body.errors[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
});

test.each([
  ['a syntax error', { query: '{ viewer {' }],
  ['an unknown field', { query: '{ viewer { colour } }' }],
  ['an unknown operation', { query: 'query A { viewer { id } }', operationName: 'B' }],
  ['two operations and no name', { query: 'query A { viewer { id } } query B { viewer { id } }' }],
  ['no document', {}],
  ['an empty document', { query: '' }],
  ['a document that is no text', { query: 5 }],
  ['variables that are no object', { query: '{ viewer { id } }', variables: 'x' }],
  ['a missing variable', { query: PUSH }],
  ['a batch', [{ query: '{ viewer { id } }' }]],
  ['too many tokens', { query: `{ ${'viewer { id } '.repeat(2_000)} }` }],
  ['a document nested without end', { query: '{ a'.repeat(5_000) }],
  ['a list nested without end', { query: `{ journeys(first: ${'['.repeat(5_000)}) { totalCount } }` }],
  ['a circle of fragments', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }],
  ['a subscription over HTTP', { query: 'subscription { activeJourney { id } }' }],
  ['a NUL in the document', { query: '{ viewer \u0000 { id } }' }],
])('%s is refused before execution with 400', async (_name, body) => {
  const { status, body: answer } = await client.rest('POST', '/graphql', body);
  expect(status).toBe(400);
  expect(answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(answer)).not.toMatch(/node_modules|\/src\/|stacktrace/);
});

test('a fix of last year and one of tomorrow are accepted and flagged, and move no number', async () => {
  const day = 86_400_000;
  const at = (seq: number, time: number): FixPayload => ({
    ...FIX,
    seq,
    recordedAt: new Date(time).toISOString(),
  });
  const fixes = [at(1, Date.now() - 365 * day), at(2, Date.now() + day), at(3, Date.now())];
  const { status, body } = await client.graphql(PUSH, { input: { journeyId, fixes } });
  expect(status).toBe(200);
  expect(body.data.recordFixes).toEqual({
    accepted: 3,
    duplicates: 0,
    acceptedThrough: 3,
    flagged: [
      { seq: 1, reason: 'outside_journey' },
      { seq: 2, reason: 'future' },
    ],
  });
});

test('times at the ends of the calendar and the largest seq are stored', async () => {
  const fixes = [
    { ...FIX, seq: 4, recordedAt: '0001-01-01T00:00:00Z' },
    { ...FIX, seq: 5, recordedAt: '9999-12-31T23:59:59.999Z' },
    { ...FIX, seq: 2_147_483_647, recordedAt: '1969-12-31T23:59:59Z' },
  ];
  const { body } = await client.graphql(PUSH, { input: { journeyId, fixes } });
  expect(body.data.recordFixes.flagged.map(({ reason }: { reason: string }) => reason)).toEqual([
    'outside_journey',
    'future',
    'outside_journey',
  ]);
});
