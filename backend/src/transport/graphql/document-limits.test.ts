import 'reflect-metadata';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { getIntrospectionQuery, getNamedType, GraphQLObjectType, parse } from 'graphql';
import type { Actor } from '../../modules/identity/accounts/actor';
import { costFault, readDocument, sizeFault } from './document-limits';
import { measureDocument } from './document-size';
import { pointsOf } from '@wakafine/domain/api/operation-cost';
import { graphqlSchema } from './schema';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await graphqlSchema();
});

const SIGNED_IN: Actor = { accountId: 1, sessionId: 1, role: 'CITIZEN' };

function isTooLarge(query: string, actor: Actor = SIGNED_IN): boolean {
  return sizeFault(parse(query), { actor, key: null }) !== null;
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
  expect(isTooLarge(`mutation { ${tries.join(' ')} }`)).toBe(true);
  expect(isTooLarge(`mutation { ${tries.slice(0, 2).join(' ')} }`)).toBe(false);
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
  expect(isTooLarge(query)).toBe(true);
  expect(isTooDear(query)).toBe(true);
  expect(measureDocument(parse(query)).visited).toBe(63);
});

test('aliases hidden in fragments count as well', () => {
  const fields = Array.from({ length: 30 }, (_, index) => `a${index}: mobileNumber`).join(' ');
  expect(isTooLarge(`query { viewer { ...f } } fragment f on Viewer { ${fields} }`)).toBe(true);
});

test('a document that nests without end is refused, the introspection of tools is not', () => {
  const deep = `{ __typename ${'... on Query { '.repeat(40)} viewer { id } ${'}'.repeat(40)} }`;
  expect(isTooLarge(deep)).toBe(true);
  expect(isTooLarge(getIntrospectionQuery())).toBe(false);
});

test('the cost of an operation grows with its pages, also when a variable says how long they are', () => {
  const list = `query ($n: Int) { journeys(first: $n) { edges { node { id route { lat lng } violations { id } } } } }`;
  expect(isTooDear(list, { n: 20 })).toBe(false);
  expect(isTooDear(list, { n: 100 })).toBe(true);
  const lines = `query ($n: Int) { journeys(first: $n) { edges { node { id routeLine { points } violations { id } } } } }`;
  expect(isTooDear(lines, { n: 20 })).toBe(false);
  expect(isTooDear(lines, { n: 100 })).toBe(true);
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

const fields = (count: number) => Array.from({ length: count }, () => 'id').join(' ');

test('a visitor may have 100 fields in six levels, somebody signed in more', () => {
  expect(isTooLarge(`{ viewer { ${fields(99)} } }`, null)).toBe(false);
  expect(isTooLarge(`{ viewer { ${fields(100)} } }`, null)).toBe(true);
  expect(isTooLarge(`{ viewer { ${fields(100)} } }`)).toBe(false);
  const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
  expect(isTooLarge(nested(6), null)).toBe(false);
  expect(isTooLarge(nested(7), null)).toBe(true);
  expect(isTooLarge(nested(10))).toBe(false);
  expect(isTooLarge(nested(11))).toBe(true);
});

test('fields in fragments count where they are spread, and those that nobody spreads count too', () => {
  const fragment = `fragment f on Viewer { ${fields(49)} }`;
  expect(isTooLarge(`{ viewer { ...f ...f } } ${fragment}`, null)).toBe(false);
  expect(isTooLarge(`{ viewer { ...f ...f id id } } ${fragment}`, null)).toBe(true);
  expect(isTooLarge(`{ viewer { id } } fragment f on Viewer { ${fields(110)} }`, null)).toBe(true);
  expect(isTooLarge('{ viewer { ...f } } fragment f on Viewer { id ...f }')).toBe(true);
});

test('a visitor may have the introspection of tools, but not hide other fields behind it', () => {
  const every = { inputValueDeprecation: true, oneOf: true, schemaDescription: true, specifiedByUrl: true };
  expect(isTooLarge(getIntrospectionQuery({ ...every, directiveIsRepeatable: true }), null)).toBe(false);
  expect(isTooLarge(`{ __schema { description } viewer { ${fields(100)} } }`, null)).toBe(true);
  expect(isTooLarge(`{ __typename ${fields(110)} }`, null)).toBe(true);
});

test.each([
  ['a megabyte of spaces', ' '.repeat(1024 * 1024)],
  ['a megabyte of one comment', `# ${'x'.repeat(1024 * 1024)}\n{ viewer { id } }`],
  ['three thousand fields', `{ viewer { ${fields(3_000)} } }`],
  ['three thousand levels', `${'{ a '.repeat(3_000)}${'}'.repeat(3_000)}`],
  ['three thousand directives', `{ viewer { id ${'@skip(if: true) '.repeat(3_000)} } }`],
])('%s are refused before there is a document to measure', (_, query) => {
  expect(() => readDocument(query)).toThrow();
});

test('a flood of directives is refused after one look at each selection', () => {
  const document = parse(`{ viewer { id ${'@skip(if: true) '.repeat(300)} } }`);
  expect(sizeFault(document, { actor: SIGNED_IN, key: null })).not.toBeNull();
  expect(measureDocument(document).visited).toBe(2);
});

test('a plain operation is a point, a long list some, and those with a secret have budgets of their own', () => {
  const points = (query: string, variables = {}) => pointsOf({ schema, document: parse(query), variables });
  const SIGN_IN = 'signIn(input: { mobileNumber: "650000000", pin: "483920" }) { viewer { id } }';
  expect(points('{ viewer { id displayName } }')).toBe(1);
  expect(points('{ violations(first: 100) { edges { node { id speedKmh severity startedAt } } } }')).toBe(3);
  expect(points(`mutation { ${SIGN_IN} }`)).toBe(0);
  expect(points(`mutation { ${SIGN_IN} endAllJourneys { ended } }`)).toBeGreaterThan(10);
  expect(points('query { signIn: viewer { id } }')).toBe(1);
  expect(points('mutation { signIn: endAllJourneys { ended } }')).toBe(1);
  expect(points(getIntrospectionQuery())).toBeGreaterThanOrEqual(10);
});

test.each([Infinity, Number.NaN, -1, 1e300, '100', null, [100], {}])(
  'a page length of %p makes no charge that is no number of points',
  (first) => {
    const query = 'query ($n: Int) { journeys(first: $n) { edges { node { id } } } }';
    const operation = { schema, document: parse(query), variables: { n: first } };
    const points = pointsOf(operation);
    expect(points).toBeGreaterThanOrEqual(1);
    expect(points).toBeLessThanOrEqual(20);
  },
);
