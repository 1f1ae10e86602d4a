import { getNamedType, getNullableType, isLeafType, isListType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { lengthenLists } from '../../testing/policy/longer-lists';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import type { JsonValue } from '../../testing/server/test-client';
import { ASKERS, POLICY } from '../policy/policy-table';
import type { Asker } from '../policy/policy-table';
import { graphqlSchemaAtOnce } from './schema';

type Field = GraphQLField<unknown, unknown>;

/** A list that is asked for in pages, and the way to it. */
interface Connection {
  readonly name: string;
  readonly field: Field;
  /** Field of Query that the list is in, with its arguments; null for one of Query itself. */
  readonly within: string | null;
}

/** Lists that are not of Query itself. */
const WITHIN: Readonly<Record<string, string>> = { 'Report.violations': 'report(period: ALL)' };
/** Lists of which the stage holds fewer than three rows for anybody. */
const SHORT = ['Query.myDataLooks', 'Query.notifications', 'Query.speedLimitHistoryConnection'];
/** A cursor of the public log is the id of an event, the same at each of its doors. */
const NO_CURSOR = /^Must be (the cursor of a row of this list|the id of an event)/;

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(isObjectType);
}

function connectionsOf(schema: GraphQLSchema): Connection[] {
  return objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: given }) => getNamedType(given).name.endsWith('Connection'))
      .map((field) => {
        const name = `${type.name}.${field.name}`;
        return { name, field, within: type.name === 'Query' ? null : (WITHIN[name] ?? '') };
      }),
  );
}

const SCHEMA = graphqlSchemaAtOnce();
const CONNECTIONS = connectionsOf(SCHEMA);
const NAMED = CONNECTIONS.map((connection) => [connection.name, connection] as const);

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
  await lengthenLists(theatre);
  await lengthenLists(theatre);
});
afterAll(() => theatre.close());

/** Somebody to whom a list is shown, who sees most of it. */
function readerOf({ name, within }: Connection): Asker {
  const operation = within === null ? name : `Query.${within.split('(')[0]}`;
  const order: Asker[] = /^Query\.(my|notifications)/.test(name)
    ? ['owner']
    : ['admin', 'owner', 'agencyManager'];
  const reader = order.find((asker) => POLICY[operation]?.[ASKERS.indexOf(asker)]?.match(/^[a-z]+$/));
  if (reader === undefined) {
    throw new Error(`Nobody may ask for ${name}.`);
  }
  return reader;
}

function nodeType({ field }: Connection): GraphQLObjectType {
  const page = getNamedType(field.type);
  const nodes = isObjectType(page) ? page.getFields()['nodes'] : undefined;
  const node = nodes === undefined ? undefined : getNamedType(nodes.type);
  if (!isObjectType(node)) {
    throw new Error(`${field.name} has no nodes.`);
  }
  return node;
}

/** Fields by which the rows of a list differ: identifiers, else all values. */
function keyOf(type: GraphQLObjectType): string {
  if (type.name === 'OwnedApiKey') {
    return 'apiKey { id }';
  }
  const values = Object.values(type.getFields()).filter(
    ({ type: given, args }) => isLeafType(getNamedType(given)) && args.length === 0,
  );
  const ids = values.filter(({ name }) => /^(id|caseId|vehicleId|day|weekOf)$/.test(name));
  return (ids.length > 0 ? ids : values).map(({ name }) => name).join(' ');
}

interface Asked {
  readonly first?: number;
  readonly after?: string | null;
}

async function ask(connection: Connection, { first, after = null }: Asked): Promise<JsonValue> {
  const { field, within, name } = connection;
  const party = await theatre.partyFor('Query.node', readerOf(connection));
  const given = (await GRAPHQL_CALLS[name]?.(party, theatre)) ?? {};
  const others = field.args.filter(({ name: each }) => each in given && each !== 'first' && each !== 'after');
  const declared = [
    '$first: Int!',
    '$after: String',
    ...others.map((each) => `$${each.name}: ${String(each.type)}`),
  ];
  const passed = ['first', 'after', ...others.map((each) => each.name)].map((each) => `${each}: $${each}`);
  const key = keyOf(nodeType(connection));
  const page = `${field.name}(${passed.join(', ')}) { edges { cursor node { ${key} } } nodes { ${key} }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  const query = `query (${declared.join(', ')}) { ${within === null ? page : `${within} { ${page} }`} }`;
  const { body } = await party.asker.client.graphql(query, { ...given, first, after });
  return body;
}

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: unknown }[];
  readonly nodes: readonly unknown[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

async function pageOf(connection: Connection, asked: Asked): Promise<Page> {
  const body = await ask(connection, asked);
  expect(body.errors).toBeUndefined();
  const [value] = Object.values<JsonValue>(body.data);
  return connection.within === null ? value : value[connection.field.name];
}

/** All pages of a list from a cursor on. */
async function pagesOf(connection: Connection, first: number, from: string | null = null): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after = from, isMore = true; isMore;) {
    const page = await pageOf(connection, { first, after });
    pages.push(page);
    after = page.pageInfo.endCursor;
    isMore = page.pageInfo.hasNextPage && pages.length < 200;
  }
  return pages;
}

const nodesIn = (pages: readonly Page[]): unknown[] =>
  pages.flatMap(({ edges }) => edges.map(({ node }) => node));

/** Lists of Query without pages, which no use of the service makes longer for ever, and the reason. */
const PLAIN: Readonly<Record<string, string>> = {
  activeAlerts: 'in force now',
  agenciesOfMine: 'agencies, at most 100',
  agencyCases: 'what is to do first; all of them are in agencyCasesConnection',
  agencyDrivers: 'a ranking',
  agencyRanking: 'a ranking',
  agencyVehicles: 'one fleet, at most 500',
  apiKeys: 'what is to do first; all of them are in apiKeysConnection',
  attentionPeople: 'staff who can be asked, at most 200',
  apiKeyUse: 'the hours of a day',
  apiKeyUseByDay: 'the days that were asked for, at most 90',
  campaigns: 'few a year, the newest 200',
  patrolNights: 'the last 30',
  patrolPlaces: 'the 60 that promise most',
  patrolTowns: 'some fifty towns',
  demoAccounts: 'fixed',
  hazards: 'in force now',
  incidentResponseTimes: 'one for each severity',
  interventions: 'of one time, few a year',
  myApiKeys: 'one person’s, the latest 50',
  myDevices: 'one person’s',
  myExports: 'of one day, at most 20',
  myFamilyLinks: 'of 30 days, the latest 50',
  mySessions: 'live ones, at most 10',
  myTrackers: 'one person’s',
  myWebhooks: 'one person’s, at most five',
  openDataSets: 'a catalogue, read as a whole: eight rows a month',
  segments: 'a ranking',
  similarIncidents: 'the newest 10',
  topViolators: 'a ranking',
  trafficCounts: 'the latest 100',
  transportAgencies: 'names to choose from',
  vehicleRanking: 'a ranking',
};

test('every list of Query that grows has pages', () => {
  const lists = Object.values(SCHEMA.getQueryType()?.getFields() ?? {}).filter(
    ({ type, deprecationReason }) => isListType(getNullableType(type)) && deprecationReason === undefined,
  );
  expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(PLAIN).sort());
});

test('there are many of them, and each is reached', () => {
  expect(CONNECTIONS.length).toBeGreaterThan(20);
  expect(CONNECTIONS.filter(({ within }) => within === '').map(({ name }) => name)).toEqual([]);
});

test.each(NAMED)('%s has the form of a connection', (_name, { field }) => {
  const page = getNamedType(field.type);
  const fields = isObjectType(page) ? page.getFields() : {};
  const edge = getNamedType(fields['edges']?.type ?? field.type);
  const edgeFields = isObjectType(edge) ? edge.getFields() : {};
  const node = getNamedType(edgeFields['node']?.type ?? field.type).name;
  expect(String(fields['edges']?.type)).toBe(`[${edge.name}!]!`);
  expect(edge.name.endsWith('Edge')).toBe(true);
  expect(String(edgeFields['cursor']?.type)).toBe('String!');
  expect(String(edgeFields['node']?.type)).toBe(`${node}!`);
  expect(String(fields['nodes']?.type)).toBe(`[${node}!]!`);
  expect(String(fields['pageInfo']?.type)).toBe('PageInfo!');
  const args = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
  expect(args).toMatchObject({ first: 'Int!', after: 'String' });
  expect(String(field.type)).toBe(`${page.name}!`);
});

test.each(NAMED)('%s gives every row once, in pages of any length', async (name, connection) => {
  const whole = await pagesOf(connection, 100);
  const rows = nodesIn(whole);
  if (!SHORT.includes(name)) {
    expect(rows.length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  for (const first of [1, 2]) {
    const pages = await pagesOf(connection, first);
    expect(nodesIn(pages)).toEqual(rows.slice(0, nodesIn(pages).length));
    expect(nodesIn(pages).length).toBe(Math.min(rows.length, first * 200));
    pages.forEach(({ edges, nodes, pageInfo }, index) => {
      expect(nodes).toEqual(edges.map(({ node }) => node));
      expect(pageInfo).toMatchObject({
        hasPreviousPage: index > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      });
      expect(edges.length).toBeLessThanOrEqual(first);
    });
  }
});

test.each(NAMED)('%s is empty behind its last row', async (_name, connection) => {
  const cursor = (await pagesOf(connection, 100)).at(-1)?.pageInfo.endCursor ?? null;
  if (cursor !== null) {
    const { edges, nodes, pageInfo } = await pageOf(connection, { first: 5, after: cursor });
    expect({ edges, nodes }).toEqual({ edges: [], nodes: [] });
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
  }
});

test.each(
  NAMED.flatMap(([name, connection]) =>
    ['x', '17', '', Buffer.from('-1').toString('base64url'), Buffer.from('1e999').toString('base64url')].map(
      (after) => [name, after, connection] as const,
    ),
  ),
)('%s refuses the cursor %j', async (_name, after, connection) => {
  const body = await ask(connection, { first: 5, after });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { after: expect.stringMatching(NO_CURSOR) },
  });
});

test.each(
  NAMED.flatMap(([name, connection]) => [0, -1, 101].map((first) => [name, first, connection] as const)),
)('%s refuses a page of %d', async (_name, first, connection) => {
  const body = await ask(connection, { first });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { first: expect.any(String) },
  });
});

test('rows that come in between move, repeat and hide none of those behind a cursor', async () => {
  const before = new Map<Connection, { cursor: string; rest: unknown[] }>();
  for (const connection of CONNECTIONS) {
    const cursor = (await pageOf(connection, { first: 1 })).pageInfo.endCursor;
    if (cursor !== null) {
      before.set(connection, { cursor, rest: nodesIn(await pagesOf(connection, 100, cursor)) });
    }
  }
  await lengthenLists(theatre);
  for (const [connection, { cursor, rest }] of before) {
    const now = nodesIn(await pagesOf(connection, 2, cursor)).map((row) => JSON.stringify(row));
    const known = rest.map((row) => JSON.stringify(row)).slice(0, 400);
    expect([connection.name, now.filter((row) => known.includes(row))]).toEqual([connection.name, known]);
  }
});
