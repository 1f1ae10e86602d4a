import fc from 'fast-check';
import {
  execute,
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  parse,
} from 'graphql';
import { GraphQLSchema, GraphQLString, validate } from 'graphql';
import type { GraphQLFieldConfigMap, GraphQLOutputType } from 'graphql';
import { plannedExecution } from './execute-plan';
import { readProperty } from './plain-fields';

const must = <Type extends GraphQLOutputType>(type: Type) => new GraphQLNonNull(type);
const plain = (type: GraphQLOutputType) => ({ type, resolve: readProperty });

/** Outcomes of the resolvers of an execution, and how often those of Query were asked. */
interface World {
  readonly page: unknown;
  readonly late: () => unknown;
  asked: number;
}

const node: GraphQLObjectType<unknown, World> = new GraphQLObjectType({
  name: 'Node',
  fields: (): GraphQLFieldConfigMap<unknown, World> => ({
    id: plain(must(GraphQLInt)),
    name: plain(GraphQLString),
    marks: plain(new GraphQLList(must(GraphQLInt))),
    below: plain(node),
    late: {
      type: GraphQLInt,
      args: { plus: { type: must(GraphQLInt) } },
      resolve: async (_source, { plus }, { late }) => Number(await late()) + Number(plus),
    },
  }),
});
const page = new GraphQLObjectType<unknown, World>({
  name: 'Page',
  fields: { count: { type: must(GraphQLInt) }, nodes: plain(must(new GraphQLList(must(node)))) },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, World>({
    name: 'Query',
    fields: {
      page: {
        type: page,
        args: { isRefused: { type: GraphQLBoolean } },
        resolve: (_source, { isRefused }, world) => {
          world.asked += 1;
          if (isRefused === true) {
            throw new Error('refused');
          }
          return Promise.resolve(world.page);
        },
      },
      count: { type: must(GraphQLInt), resolve: () => 7 },
    },
  }),
});
const planned = plannedExecution(schema);

const DOCUMENTS = [
  '{ page { nodes { id name marks below { id } } count } count }',
  'query ($plus: Int! = 1) { page { nodes { ...N late(plus: $plus) } } } fragment N on Node { id other: name __typename }',
  'query ($with: Boolean!) { page { count @include(if: $with) nodes @skip(if: $with) { id } } }',
  '{ one: page(isRefused: true) { count } two: page { count } page { nodes { id } nodes { name } } }',
].map((text) => parse(text));

/** Rows of which some are not as the schema wants them. */
const row = fc.record(
  {
    id: fc.oneof({ weight: 9, arbitrary: fc.integer({ max: 99, min: 0 }) }, fc.constantFrom(null, 'x', 0.5)),
    name: fc.oneof(fc.string(), fc.constantFrom(null, undefined, 5)),
    marks: fc.oneof(fc.array(fc.integer()), fc.constantFrom(null, 5, [null])),
    below: fc.constantFrom(null, { id: 1 }, { id: null }, new Error('below')),
  },
  { requiredKeys: ['id'] },
);

test.each([0, 1, 2, 3])(
  'document %i comes out as graphql-js executes it, whatever its resolvers give',
  async (index) => {
    const document = DOCUMENTS[index] ?? parse('{ count }');
    expect(validate(schema, document)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 3 }),
        fc.constantFrom(3, null, new Error('late'), 'x'),
        fc.boolean(),
        async (nodes, late, isWith) => {
          const counted = () => (late instanceof Error ? Promise.reject(late) : Promise.resolve(late));
          const worldOf = (): World => ({ page: { count: counted, nodes }, late: counted, asked: 0 });
          const [one, other] = [worldOf(), worldOf()];
          const variables = { with: isWith };
          const outcome = (await planned.execute({ document, variables }, one))?.result;
          const expected = await execute({
            schema,
            document,
            variableValues: variables,
            contextValue: other,
          });
          expect(JSON.stringify(outcome)).toBe(JSON.stringify(expected));
          expect(one.asked).toBe(other.asked);
        },
      ),
      { numRuns: 150 },
    );
  },
);

test.each([
  ['a mutation', 'mutation { none }'],
  ['a question for the schema itself', '{ __schema { queryType { name } } }'],
  ['a directive on a fragment', '{ ... @skip(if: false) { count } }'],
])('%s has no plan', (_name, text) => {
  expect(planned.execute({ document: parse(text), variables: null }, {})).toBeNull();
});

test('variables that are no values of their types are not executed', () => {
  const document = parse('query ($with: Boolean!) { count @include(if: $with) }');
  expect(planned.execute({ document, variables: { with: 'yes' } }, {})).toBeNull();
});
