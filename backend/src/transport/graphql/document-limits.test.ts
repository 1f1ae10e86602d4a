import 'reflect-metadata';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { getIntrospectionQuery, getNamedType, GraphQLObjectType, parse, validate } from 'graphql';
import { costFault, documentRules } from './document-limits';
import { graphqlSchema } from './schema';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await graphqlSchema();
});

function faultsOf(query: string): string[] {
  return validate(schema, parse(query), documentRules).map(({ message }) => message);
}

function isTooDear(query: string, variables: Record<string, unknown> = {}): boolean {
  return costFault({ schema, document: parse(query), operationName: null, variables }) !== null;
}

test('one document can not try a hundred PINs under as many aliases', () => {
  const tries = Array.from(
    { length: 100 },
    (_, index) =>
      `a${index}: signIn(input: { mobileNumber: "650000000", pin: "48392${index % 10}" }) { viewer { id } }`,
  );
  expect(faultsOf(`mutation { ${tries.join(' ')} }`)).not.toEqual([]);
  expect(faultsOf(`mutation { ${tries.slice(0, 2).join(' ')} }`)).toEqual([]);
});

test('one operation checks one secret', () => {
  const signIn = (alias: string) =>
    `${alias}: signIn(input: { mobileNumber: "650000000", pin: "483920" }) { viewer { id } }`;
  expect(isTooDear(`mutation { ${signIn('a')} }`)).toBe(false);
  expect(isTooDear(`mutation { ${signIn('a')} ${signIn('b')} }`)).toBe(true);
});

test('fragments that multiply each other are refused without being counted out', () => {
  const doubling = Array.from(
    { length: 30 },
    (_, index) => `fragment f${index} on Viewer { ...f${index + 1} ...f${index + 1} }`,
  );
  const query = `query { viewer { ...f0 } } ${doubling.join(' ')} fragment f30 on Viewer { id }`;
  expect(isTooDear(query)).toBe(true);
});

test('aliases hidden in fragments count as well', () => {
  const fields = Array.from({ length: 30 }, (_, index) => `a${index}: mobileNumber`).join(' ');
  expect(faultsOf(`query { viewer { ...f } } fragment f on Viewer { ${fields} }`)).not.toEqual([]);
});

test('a document that nests without end is refused, the introspection of tools is not', () => {
  const deep = `{ __typename ${'... on Query { '.repeat(40)} viewer { id } ${'}'.repeat(40)} }`;
  expect(faultsOf(deep)).not.toEqual([]);
  expect(faultsOf(getIntrospectionQuery())).toEqual([]);
});

test('the cost of an operation grows with its pages, also when a variable says how long they are', () => {
  const list = `query ($n: Int) { journeys(first: $n) { edges { node { id route { lat lng } violations { id } } } } }`;
  expect(isTooDear(list, { n: 20 })).toBe(false);
  expect(isTooDear(list, { n: 100 })).toBe(true);
  expect(isTooDear('{ violations(first: 100) { edges { node { id speedKmh severity startedAt } } } }')).toBe(
    false,
  );
});

test('no mutation answers with a paged list, which is why their cost is counted once', () => {
  const reached = new Set<string>();
  const reach = (type: GraphQLNamedType): string[] => {
    if (reached.has(type.name) || !(type instanceof GraphQLObjectType)) {
      return [];
    }
    reached.add(type.name);
    return Object.values(type.getFields()).flatMap((field) => [
      ...field.args.filter(({ name }) => name === 'first').map(() => `${type.name}.${field.name}`),
      ...reach(getNamedType(field.type)),
    ]);
  };
  const mutations = schema.getMutationType();
  expect(mutations).toBeDefined();
  expect(mutations ? reach(mutations) : []).toEqual([]);
  expect(reached.size).toBeGreaterThan(10);
});
