import { isDeepStrictEqual } from 'node:util';
import { start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { documentFor, fieldsOf } from '../../testing/server/any-operation';
import { answerTo, WAYS } from '../../testing/server/both-ways';
import { TestClient } from '../../testing/server/test-client';
import type { Asker } from '../policy/policy-table';

const APOLLO_CLIENT = 'application/graphql-response+json,application/json;q=0.9';
const SAME_FOR_APOLLO = 'application/graphql-response+json;q=1,application/json;q=0.9';

const PUSH = `mutation Push($input: RecordFixesInput!) { recordFixes(input: $input) {
  accepted duplicates acceptedThrough flagged { seq reason } journey { status distanceKm } } }`;

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** Measures the process as it is. */
const CHANGES_EACH_TIME = 'serviceHealth';

async function expectTheSame(client: TestClient, body: unknown) {
  const before = await answerTo(client, WAYS.direct, body);
  const apollo = await answerTo(client, WAYS.apollo, body);
  // A minute that has passed in between changes what is measured by minutes.
  const direct = isDeepStrictEqual(before, apollo) ? before : await answerTo(client, WAYS.direct, body);
  expect(direct).toEqual(apollo);
  return direct;
}

test.each<[Asker, string]>([
  ['visitor', 'UNAUTHENTICATED'],
  ['owner', 'FORBIDDEN'],
  ['other', 'FORBIDDEN'],
  ['viewer', 'FORBIDDEN'],
  ['admin', 'OK'],
])(
  'every query of a %s comes out the same, byte for byte, with and without Apollo Server',
  async (asker, met) => {
    const outcomes = new Set<string>();
    for (const field of fieldsOf(theatre.schema, 'Query').filter((name) => name !== CHANGES_EACH_TIME)) {
      const operation = `Query.${field}`;
      const party = await theatre.partyFor(operation, asker);
      const variables = (await GRAPHQL_CALLS[operation]?.(party, theatre)) ?? {};
      const room = asker === 'visitor' ? { mostFields: 50, mostLevels: 6 } : {};
      const query = documentFor(theatre.schema, 'Query', field, room);
      const { text } = await expectTheSame(party.asker.client, { query, variables });
      outcomes.add(/"code":"(\w+)"/.exec(text)?.[1] ?? 'OK');
    }
    expect([...outcomes]).toContain(met);
  },
);

/** A push as JSON text, of which one member may be what JSON itself can't say. */
function pushText(journeyId: string, fixes: readonly object[], { member = '', json = '' } = {}): string {
  const first = JSON.stringify({ ...fixes[0], ...(member === '' ? {} : { [member]: 'VALUE' }) });
  const list = [first.replace('"VALUE"', json), ...fixes.slice(1).map((fix) => JSON.stringify(fix))];
  return `{"query":${JSON.stringify(PUSH)},"variables":{"input":{"journeyId":"${journeyId}","fixes":[${list.join()}]}}}`;
}

describe('a push', () => {
  let driver: TestClient;
  let journeyId: string;
  const startedAt = new Date(Date.now() - 600_000);
  const fixes = straightDrive(startedAt, seconds(1_100, 36));
  beforeAll(async () => {
    driver = await TestClient.citizen(theatre.server.url);
    journeyId = (await start(driver, { startedAt: startedAt.toISOString() })).id;
    // The first is stored by one of the two only: from here on all are repetitions, or refused.
    await driver.send('POST', '/graphql', pushText(journeyId, fixes.slice(0, 20)));
  });

  test.each([
    ['what is stored already', {}],
    ['another number as text', { member: 'seq', json: '"7"' }],
    ['no number', { member: 'lat', json: 'NaN' }],
    ['endless', { member: 'lat', json: '1e999' }],
    ['too far', { member: 'lng', json: '180.001' }],
    ['below none', { member: 'seq', json: '0' }],
    ['broken', { member: 'seq', json: '1.5' }],
    ['null', { member: 'recordedAt', json: 'null' }],
    ['no time', { member: 'recordedAt', json: '"yesterday"' }],
    ['a time as a number', { member: 'recordedAt', json: '17' }],
    ['unknown to the schema', { member: 'altitudeM', json: '3' }],
    ['an object', { member: 'speedKmh', json: '{"at":1}' }],
    ['what objects inherit from', { member: '__proto__', json: '{"seq":1}' }],
  ])('with a value that is %s has the same answer', async (_name, value) => {
    const { status } = await expectTheSame(driver, pushText(journeyId, fixes.slice(0, 5), value));
    expect(status < 500).toBe(true);
  });

  test('of another one, of none, of staff, of nobody, of too many and of no fixes has the same answer', async () => {
    const other = await TestClient.citizen(theatre.server.url);
    const admin = (await theatre.partyFor('Query.viewer', 'admin')).asker.client;
    const some = fixes.slice(0, 3);
    const asked: [TestClient, string, string][] = [
      [other, pushText(journeyId, some), 'NOT_FOUND'],
      [driver, pushText('999999999', some), 'NOT_FOUND'],
      [driver, pushText('x', some), 'NOT_FOUND'],
      [admin, pushText(journeyId, some), 'FORBIDDEN'],
      [new TestClient(theatre.server.url), pushText(journeyId, some), 'UNAUTHENTICATED'],
      [driver, pushText(journeyId, fixes), 'BAD_USER_INPUT'],
      [driver, pushText(journeyId, []).replace('[undefined]', '[]'), 'BAD_USER_INPUT'],
      [driver, JSON.stringify({ query: PUSH }), 'BAD_USER_INPUT'],
      [driver, JSON.stringify({ query: PUSH, variables: { input: 5 } }), 'BAD_USER_INPUT'],
      [
        driver,
        `{"query":${JSON.stringify(PUSH)},"variables":"${'x'.repeat(1_100_000)}"}`,
        'PAYLOAD_TOO_LARGE',
      ],
    ];
    for (const [client, body, code] of asked) {
      expect((await expectTheSame(client, body)).text).toContain(`"code":"${code}"`);
    }
  });
});

test('requests that say more than a plain one are the same too', async () => {
  const client = (await theatre.partyFor('Query.viewer', 'owner')).asker.client;
  const query = 'query A { viewer { id } } ';
  const bodies: unknown[] = [
    { query, operationName: 'A' },
    { query, operationName: 'B' },
    { query, operationName: '' },
    { query, operationName: 5 },
    { query, variables: [] },
    { query, variables: '{}' },
    { query, extensions: { clientLibrary: { name: 'x' } } },
    { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    { query, extensions: 'x' },
    { query, more: 1 },
    { query: `${query} query B { viewer { id } }`, operationName: 'B' },
    { query: `${query} query B { viewer { id } }` },
    { query: 'subscription { settingsChanged { changedAt } }' },
    { query: '{ viewer { id nothing } }' },
    { query: '{ viewer { id }' },
    { query: 'fragment F on Viewer { id }' },
    { query: '{ __schema { queryType { name } } }' },
    { query: '{ viewer { id } }', variables: { unknown: 1 } },
    [{ query }],
    {},
  ];
  for (const body of bodies) {
    await expectTheSame(client, body);
  }
});

test('Apollo Client gets the type that it asks for by either way', async () => {
  const client = (await theatre.partyFor('Query.viewer', 'owner')).asker.client;
  for (const query of [
    '{ viewer { id } }',
    '{ viewer { nothing } }',
    'query ($id: ID!) { journey(id: $id) { id } }',
  ]) {
    const direct = await answerTo(client, APOLLO_CLIENT, { query });
    expect(direct).toEqual(await answerTo(client, SAME_FOR_APOLLO, { query }));
    expect(direct.type).toBe('application/graphql-response+json; charset=utf-8');
  }
});

test('while a lock is held both say when to ask again', async () => {
  // Not the party's client, which would ask again.
  const client = await TestClient.citizen(theatre.server.url);
  await theatre.server.dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE journey IN ACCESS EXCLUSIVE MODE');
    const answered = await expectTheSame(client, { query: '{ journeys { edges { node { id } } } }' });
    expect([answered.status, answered.retryAfter]).toEqual([503, '2']);
  });
});
