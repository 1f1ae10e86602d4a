import { SCOPES } from '@wakafine/domain/keys/scopes';
import type { Scope } from '@wakafine/domain/keys/scopes';
import { issueKey } from '../../testing/api-keys';
import { outcomeOf } from '../../testing/policy/outcome';
import { newCitizen, newStaffMember, PARTY_AGENCY } from '../../testing/party/party';
import type { Person } from '../../testing/party/party';
import { onlyLooks, openTheatre, outcomesFor } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { PatientClient } from '../../testing/server/patient-client';
import type { JsonValue } from '../../testing/server/test-client';
import { TestStream } from '../../testing/server/test-streams';
import type { Outcome } from '../../modules/identity/acts/rules';
import { kindOfScope } from '@wakafine/domain/keys/scopes';
import { DECLARED, KEY_POLICY, POLICY } from './policy-table';

let theatre: Theatre;
let programs: ReadonlyMap<Scope, Person>;
beforeAll(async () => {
  theatre = await openTheatre();
  programs = new Map(
    await Promise.all(SCOPES.map(async (scope) => [scope, await programWith(scope)] as const)),
  );
});
afterAll(() => theatre.close());

/** A program whose key has one scope, and the account of somebody who may have it. */
async function programWith(scope: Scope): Promise<Person> {
  const { server } = theatre;
  const kind = kindOfScope(scope);
  const owner = {
    PUBLIC: () => newCitizen(server),
    AGENCY: () => newStaffMember(server, { role: 'AGENCY_MANAGER' }),
    AUTHORITY: () => newStaffMember(server, { role: 'ADMIN' }),
  };
  const { id: accountId } = await owner[kind]();
  const agencyName = kind === 'AGENCY' ? PARTY_AGENCY : null;
  const { secret } = await issueKey(server, { accountId, scopes: [scope], agencyName });
  const client = new PatientClient(server.url);
  client.setKey(secret);
  return { client, id: 0, name: '' };
}

function programOf(scope: Scope): Person {
  const program = programs.get(scope);
  if (program === undefined) {
    throw new Error(`No key has ${scope}.`);
  }
  return program;
}

/** Calls for which no key is looked at: probes, and messages of trackers, which have tokens of their own. */
const WITHOUT_KEYS = /^(GET \/(livez|readyz|metrics)|\w+ \/api\/trackers\/)/;

/** The stage is looked at before somebody acts on it. */
const LOOKING_FIRST = Object.entries(KEY_POLICY)
  .filter(([operation]) => !WITHOUT_KEYS.test(operation))
  .sort(([one], [other]) => Number(onlyLooks(other)) - Number(onlyLooks(one)));

/** Operations that are asked for tracks too, which no scope opens. */
const WITH_TRACKS = ['Query.journeys', 'Subscription.journeyUpdated'];

/** Operations that the authority uses to look at one person, and that its keys therefore do not open. */
const CLOSED_TO_AUTHORITY: Readonly<Record<string, Outcome>> = {
  'Query.node': 'null',
};

function expectedOf(operation: string, row: readonly Outcome[]): [Scope, Outcome | undefined][] {
  return SCOPES.map((scope, index) => {
    const closed = scope === 'authority:read' ? CLOSED_TO_AUTHORITY[operation] : undefined;
    return [scope, WITH_TRACKS.includes(operation) ? 'FORBIDDEN' : (closed ?? row[index])];
  });
}

test.each(LOOKING_FIRST)('%s comes out for a key of each scope as the table says', async (operation, row) => {
  const outcomes = await outcomesFor(operation, SCOPES, async (scope) => {
    const { owner } = await theatre.partyFor(operation, 'owner');
    const party = { server: theatre.server, owner, asker: programOf(scope), preparer: owner };
    return outcomeOf(operation, await theatre.perform(operation, party));
  });
  expect(outcomes).toEqual(Object.fromEntries(expectedOf(operation, row)));
});

test('a key of the authority lists journeys masked, and gets the track of none', async () => {
  const { client } = programOf('authority:read');
  const list = (fields: string) =>
    client.graphql(`{ journeys(first: 100) { edges { node { ${fields} } } } }`);
  const { body } = await list('registrationNumber');
  expect(outcomeOf('Query.journeys', { isOk: true, text: JSON.stringify(body) })).toBe('masked');
  for (const track of ['route { lat }', 'routeLine { points }', 'trace { __typename }']) {
    const answer = await list(track);
    expect([track, answer.body.errors?.[0].extensions.code]).toEqual([track, 'FORBIDDEN']);
  }
});

/** Shown to visitors of the web app, and of no use to a program. */
const FOR_SCREENS = ['Query.agencyInvitation', 'Query.demoAccounts', 'Query.viewer'];

test('what a visitor may read some key may read too', () => {
  const shut = Object.entries(DECLARED).filter(([operation, { scopes = [] }]) => {
    const [forVisitors = 'null'] = POLICY[operation] ?? [];
    const isRead = /^(Query\.|GET )/.test(operation) && !WITHOUT_KEYS.test(operation);
    return isRead && scopes.length === 0 && ['yes', 'masked'].includes(forVisitors);
  });
  expect(shut.map(([operation]) => operation).filter((each) => !FOR_SCREENS.includes(each))).toEqual([]);
});

test('the document of REST names for each call the scopes that open it to a key, and no other', async () => {
  const { body } = await new PatientClient(theatre.server.url).rest('GET', '/api/openapi.json');
  expect(body.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  const apart: unknown[] = [];
  let named = 0;
  for (const [path, calls] of Object.entries<JsonValue>(body.paths)) {
    for (const [method, call] of Object.entries<JsonValue>(calls)) {
      const operation = `${method.toUpperCase()} ${path}`;
      const ways: { key?: string[] }[] = call.security;
      const opening = SCOPES.filter((scope) =>
        ways.some(({ key }) => key !== undefined && (key.length === 0 || key.includes(scope))),
      );
      const expected = SCOPES.filter((_, index) => KEY_POLICY[operation]?.[index] !== 'FORBIDDEN');
      named += opening.length;
      if (KEY_POLICY[operation] === undefined || opening.join() !== expected.join()) {
        apart.push({ operation, opening, expected });
      }
    }
  }
  expect(apart).toEqual([]);
  expect(named).toBeGreaterThan(20);
});

test('no key changes anything, but by the scope of webhooks', () => {
  const changing = Object.entries(DECLARED).filter(([operation]) =>
    /^(Mutation\.|POST |PATCH )/.test(operation),
  );
  const open = changing.filter(([operation, { scopes = [] }]) => {
    return !operation.startsWith('POST /graphql') && scopes.some((scope) => scope !== 'webhooks:write');
  });
  expect(open).toEqual([]);
});

/** A field of Query that each of some scopes opens, and none of the others. */
const FIELD_OF: Readonly<Partial<Record<Scope, string>>> = {
  'statistics:read': 'statistics { totalJourneys }',
  'violations:public': 'topViolators { rank }',
  'fleet:read': 'agencyVehicles { id }',
  'authority:read': 'agencyRanking { __typename }',
};

test.each([
  ['alias', (open: string, closed: string) => `{ statistics: ${closed} open: ${open} }`],
  ['order', (open: string, closed: string) => `{ closed: ${closed} open: ${open} again: ${closed} }`],
  [
    'fragment',
    (open: string, closed: string) =>
      `query { ...Open ... on Query { ...Closed } } fragment Open on Query { open: ${open} } fragment Closed on Query { closed: ${closed} }`,
  ],
  [
    'directive',
    (open: string, closed: string) =>
      `{ open: ${open} ... on Query @include(if: true) { closed: ${closed} } ... @skip(if: true) { skipped: ${closed} } }`,
  ],
  [
    'other operation of the document',
    (open: string, closed: string) =>
      `query Asked { open: ${open} closed: ${closed} } query Other { ${open} }`,
  ],
])('the scopes of a key do not widen by %s', async (_, write) => {
  const known = Object.entries(FIELD_OF);
  for (const [scope, open] of known) {
    for (const [, closed] of known.filter(([other]) => other !== scope)) {
      const asker = programOf(scope as Scope);
      const query = write(open, closed);
      const operationName = query.includes('Asked') ? 'Asked' : null;
      const { body } = await asker.client.rest('POST', '/graphql', { query, operationName });
      const codes = (body.errors ?? []).map(
        ({ path, extensions }: { path: string[]; extensions: { code: string } }) => [
          path[0],
          extensions.code,
        ],
      );
      const refused = ['statistics', 'closed', 'again', 'skipped'].filter((name) =>
        codes.some(([path]: [string]) => path === name),
      );
      const isOpenToBoth =
        DECLARED[`Query.${closed.split(' ')[0]}`]?.scopes?.includes(scope as Scope) === true;
      expect([query, scope, refused.length > 0]).toEqual([query, scope, !isOpenToBoth]);
      expect(codes.every(([, code]: [string, string]) => code === 'FORBIDDEN')).toBe(true);
    }
  }
});

test('a batch of operations is refused whole, for a key as for everybody', async () => {
  const { client } = programOf('statistics:read');
  const { status } = await client.rest('POST', '/graphql', [
    { query: '{ statistics { totalJourneys } }' },
    { query: '{ topViolators { rank } }' },
  ]);
  expect(status).toBe(400);
});

/** Subscriptions without arguments, each open to some scopes. */
const STREAMED = ['violationCreated { id }', 'dashboardUpdated { range }', 'alertBroadcast { id }'];

test.each(SCOPES)('a stream opens to a key of %s what its scope does, and no more', async (scope) => {
  const { client } = programOf(scope);
  for (const field of STREAMED) {
    const stream = await TestStream.open(client, `subscription { ${field} }`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const isRefused = stream.response.status !== 200 || JSON.stringify(stream.values).includes('FORBIDDEN');
    stream.leave();
    const row = KEY_POLICY[`Subscription.${field.split(' ')[0]}`] ?? [];
    expect([field, isRefused]).toEqual([field, row[SCOPES.indexOf(scope)] === 'FORBIDDEN']);
  }
});
