import { getNamedType, isInterfaceType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { globalIdOf } from '../../platform/nodes/global-id';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { STAGE_MARKS } from '../../testing/party/things';
import { watchStatements } from '../../testing/server/watched-statements';
import { ASKERS } from '../policy/policy-table';
import type { Asker } from '../policy/policy-table';
import { graphqlSchemaAtOnce } from './schema';

/** Queries that give one thing by its id, with its type. */
function ownQueries(schema: GraphQLSchema): Record<string, GraphQLObjectType> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return Object.fromEntries(
    fields.flatMap(({ name, args, type }) => {
      const given = getNamedType(type);
      const isOfOne = args.length === 1 && args[0]?.name === 'id' && String(args[0].type) === 'ID!';
      return isOfOne && isObjectType(given) ? [[name, given]] : [];
    }),
  );
}

const OWN = ownQueries(graphqlSchemaAtOnce());

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** Fields that move while a file is made in the background. */
const MOVING = ['byteCount', 'done', 'downloadUrl', 'finishedAt', 'status', 'total'];

/** Everything of a thing that is a value and stands still, and the same through `node`. */
function documents(query: string, type: GraphQLObjectType): { own: string; node: string } {
  const values = Object.values(type.getFields()).filter(
    ({ name, type: given, args }) =>
      isLeafType(getNamedType(given)) &&
      args.length === 0 &&
      !(type.name === 'ExportJob' && MOVING.includes(name)),
  );
  const selection = `{ __typename ${values.map(({ name }) => name).join(' ')} }`;
  return {
    own: `query ($id: ID!) { thing: ${query}(id: $id) ${selection} }`,
    node: `query ($id: ID!) { thing: node(id: $id) { ... on ${type.name} ${selection} } }`,
  };
}

async function idFor(
  query: string,
  asker: Asker,
): Promise<{ id: string; party: Awaited<ReturnType<Theatre['partyFor']>> }> {
  const party = await theatre.partyFor(`Query.${query}`, asker);
  if (query === 'exportJob' && party.asker.name !== '') {
    const started = 'mutation { startExport(input: { kind: INCIDENTS }) { id } }';
    const { body } = await party.asker.client.graphql(started);
    return { id: body.data?.startExport?.id ?? '1', party };
  }
  const { id } = (await GRAPHQL_CALLS[`Query.${query}`]?.(party, theatre)) ?? {};
  return { id: String(id), party };
}

test('every type that can be asked for by its id is a Node, and every Node can be', () => {
  const { schema } = theatre;
  const node = schema.getType('Node');
  const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  expect(
    Object.values(OWN)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(nodes.sort());
});

const ASKED = Object.entries(OWN).flatMap(([query, type]) =>
  ASKERS.map((asker) => [query, asker, type] as const),
);

test.each(ASKED)(
  'node gives what %s gives to %s, and null where that refuses',
  async (query, asker, type) => {
    const { id, party } = await idFor(query, asker);
    const { client } = party.asker;
    const asked = documents(query, type);
    const { body: own } = await client.graphql(asked.own, { id });
    const { body: found } = await client.graphql(asked.node, { id: globalIdOf(type.name, id) });
    expect(found.errors).toBeUndefined();
    expect(found.data.thing).toEqual(own.data?.thing ?? null);
  },
);

test.each(Object.entries(OWN))('somebody is shown what %s gives', async (query, type) => {
  const { id, party } = await idFor(query, 'admin');
  const { body } = await party.asker.client.graphql(documents(query, type).node, {
    id: globalIdOf(type.name, id),
  });
  expect(body.data.thing).toMatchObject({ __typename: type.name, id, globalId: globalIdOf(type.name, id) });
});

test('by the id of a public row node gives the public row, from which no edge leads on', async () => {
  const party = await theatre.partyFor('Query.node', 'other');
  const listed = await party.asker.client.graphql(
    '{ violations(first: 100, filter: { scope: PUBLIC }) { edges { node { id globalId } } } }',
  );
  const [row] = listed.body.data.violations.edges;
  const { body } = await party.asker.client.graphql(
    `query ($id: ID!) { node(id: $id) { id ... on Violation {
       journeyId registrationNumber latitude journey { id } vehicle { id } case { id } } } }`,
    { id: row.node.globalId },
  );
  expect(body.data.node).toMatchObject({ id: row.node.id, journeyId: null, latitude: null });
  expect(body.data.node).toMatchObject({ journey: null, vehicle: null, case: null });
  expect(JSON.stringify(body)).not.toContain(STAGE_MARKS.full[0]);
});

test.each([
  '17',
  'Journey:17',
  globalIdOf('Account', '1'),
  globalIdOf('__proto__', '1'),
  '',
  'x'.repeat(5_000),
])('node(id: %j) is a clear fault of the caller', async (id) => {
  const party = await theatre.partyFor('Query.node', 'visitor');
  const { body } = await party.asker.client.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'Must be the globalId of a thing' },
  });
});

test.each(['1e999', '-1', '0', '999999999999', "1'; --", '\u0000'])(
  'nothing is there under Journey %j',
  async (id) => {
    const party = await theatre.partyFor('Query.node', 'admin');
    const asked =
      'query ($journey: ID!, $agency: ID!) { journey: node(id: $journey) { id } agency: node(id: $agency) { id } }';
    const { body } = await party.asker.client.graphql(asked, {
      journey: globalIdOf('Journey', id),
      agency: globalIdOf('Agency', id),
    });
    expect(body).toMatchObject({ data: { journey: null, agency: null } });
    expect(body.errors).toBeUndefined();
  },
);

const EDGES = `{ violations(first: 50) { edges { node {
  id journeyId vehicleId journey { id restId vehicle { id agency { name } } } vehicle { id agency { name phone } } } } } }`;

test('the edges of a page lead where its ids do, in one statement for each kind', async () => {
  const { server } = theatre;
  const { asker } = await theatre.partyFor('Query.node', 'admin');
  const statements = watchStatements(server.app);
  let rows: {
    journeyId: string;
    vehicleId: string;
    journey: { id: string; restId: number; vehicle: { id: string } };
    vehicle: { id: string };
  }[] = [];
  const ran = await statements.during(async () => {
    const { body } = await asker.client.graphql(EDGES);
    expect(body.errors).toBeUndefined();
    rows = body.data.violations.edges.map(({ node }: { node: unknown }) => node);
  });
  statements.stop();
  expect(rows.length).toBeGreaterThan(0);
  for (const { journeyId, vehicleId, journey, vehicle } of rows) {
    expect(journey).toMatchObject({ id: journeyId, restId: Number(journeyId) });
    expect(vehicle.id).toBe(vehicleId);
    expect(typeof journey.vehicle.id).toBe('string');
  }
  expect(ran.filter((name) => name === 'vehicles.by-id').length).toBeLessThanOrEqual(2);
  expect(ran.length).toBeLessThanOrEqual(6);
});

test('an owner is led to the own journey, and to no vehicle', async () => {
  const { asker } = await theatre.partyFor('Query.node', 'owner');
  const { body } = await asker.client.graphql(EDGES);
  const [first] = body.data.violations.edges;
  expect(first.node).toMatchObject({ vehicle: null, journey: { id: first.node.journeyId, vehicle: null } });
});
