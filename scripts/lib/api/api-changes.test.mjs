import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as inspector from '@graphql-inspector/core';
import * as graphql from 'graphql';
import { apiChanges, apiNews, unannounced } from './api-changes.mjs';
import { readDeprecation } from './deprecations.mjs';
import { graphqlChanges } from './graphql-changes.mjs';
import { openapiChanges } from './openapi-changes.mjs';

// The tests of all workspaces run from the root.
const ROOT = process.cwd();
const tools = { graphql, inspector };
const TODAY = new Date().toISOString().slice(0, 10);
const REASON = 'Use `other`. Deprecated since 2026-11-28, may be removed from 2027-06-01 on.';

const schemaWith = (fields) => `type Query { ${fields} }
  enum Colour { RED GREEN }`;
const changesOf = (before, after, day = '2026-12-01') =>
  graphqlChanges(schemaWith(before), schemaWith(after), { day, tools });
const breaks = async (...given) => unannounced(await changesOf(...given)).map(({ at }) => at);

test('the API breaks nothing of the last release before its day', async () => {
  expect(unannounced(await apiChanges(ROOT, { day: TODAY, tools }))).toEqual([]);
});

test('every deprecation says what to use instead, and from when on it may be gone', () => {
  const schema = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');
  const reasons = [...schema.matchAll(/@deprecated\(\s*reason: "([^"]*)"/g)].map(([, reason]) => reason);
  expect(schema.match(/@deprecated/g)).toHaveLength(reasons.length);
  expect(reasons.filter((reason) => readDeprecation(reason) === null)).toEqual([]);
});

test.each([
  ['a field that is gone', 'a: Int b: Int', 'a: Int', ['Query.b']],
  ['a type that is another', 'a: Int', 'a: String', ['Query.a']],
  ['a value that may be null', 'a: Int!', 'a: Int', ['Query.a']],
  ['an argument that is wanted', 'a: Int', 'a(x: Int!): Int', ['Query.a.x']],
  ['nothing', 'a: Int', 'a: Int b: Colour', []],
  ['nothing, where a field is sure to be there', 'a: Int', 'a: Int!', []],
])('of GraphQL %s breaks clients', async (_name, before, after, at) => {
  expect(await breaks(before, after)).toEqual(at);
});

test('a deprecated field may be gone from its day on, and not before', async () => {
  const before = `a: Int b: Int @deprecated(reason: "${REASON}")`;
  expect(await breaks(before, 'a: Int', '2027-05-31')).toEqual(['Query.b']);
  expect(await breaks(before, 'a: Int', '2027-06-01')).toEqual([]);
  expect(await breaks('a: Int b: Int @deprecated(reason: "old")', 'a: Int', '2099-01-01')).toEqual([
    'Query.b',
  ]);
});

test('a type goes with the deprecated field that alone led to it', async () => {
  const type = 'type Old { x: Int }';
  const old = `type Query { a: Int b: Old @deprecated(reason: "${REASON}") } ${type}`;
  const changes = await graphqlChanges(old, 'type Query { a: Int }', { day: '2027-06-01', tools });
  expect(unannounced(changes)).toEqual([]);
  expect(
    unannounced(await graphqlChanges(old, 'type Query { a: Int }', { day: '2027-01-01', tools })).length,
  ).toBe(2);
});

const answer = (schema) => ({ 200: { content: { 'application/json': { schema } } } });
const call = (over = {}) => ({
  parameters: [],
  responses: answer({ $ref: '#/components/schemas/Thing' }),
  ...over,
});
const THING = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    colour: { type: 'string', enum: ['RED'] },
    next: { $ref: '#/components/schemas/Thing' },
  },
};
const document = (get, thing = THING) => ({
  paths: { '/x': { get } },
  components: { schemas: { Thing: thing } },
});
const body = (schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
const wants = (required) => body({ type: 'object', required, properties: { a: { type: 'string' } } });
const shown = (over) => ({ ...THING, properties: { ...THING.properties, ...over } });

test.each([
  ['a call that is gone', document(call()), { paths: {}, components: { schemas: {} } }, true],
  ['a call that was deprecated and is gone', document(call({ deprecated: true })), { paths: {} }, false],
  [
    'a member of the answer that is gone',
    document(call()),
    document(call(), { ...THING, properties: {} }),
    true,
  ],
  ['a member that may be left out', document(call()), document(call(), { ...THING, required: [] }), true],
  ['a member of another type', document(call()), document(call(), shown({ id: { type: 'string' } })), true],
  [
    'a member that may be null',
    document(call()),
    document(call(), shown({ id: { type: ['integer', 'null'] } })),
    true,
  ],
  ['a member more', document(call()), document(call(), shown({ more: { type: 'string' } })), false],
  ['a value more', document(call()), document(call(), shown({ colour: { enum: ['RED', 'GREEN'] } })), false],
  ['a member that is asked for now', document(call(wants([]))), document(call(wants(['a']))), true],
  ['a member that is not asked for any more', document(call(wants(['a']))), document(call(wants([]))), false],
  [
    'a parameter that is wanted',
    document(call()),
    document(call({ parameters: [{ in: 'query', name: 'a', required: true, schema: { type: 'string' } }] })),
    true,
  ],
  ['nothing', document(call()), document(call()), false],
])('of REST %s breaks clients as it should', (_name, before, after, isBreaking) => {
  expect(unannounced(openapiChanges(before, after)).length > 0).toBe(isBreaking);
});

test('the news of the API name what was added without its parts, and first what is other than before', async () => {
  const changes = await changesOf('a: Int b: Int', 'a: Int c(x: Int): Colour');
  const news = apiNews([...changes, ...openapiChanges(document(call()), { ...document(call()), paths: {} })]);
  expect(news).toMatch(/^### API\n\n\*\*Other than before/);
  expect(news).toContain("- Field 'b' was removed from object type 'Query'.");
  expect(news).toContain('- GET /x was removed.');
  expect(news).toContain("- Field 'c' was added to object type 'Query'.");
  expect(news).not.toContain("Argument 'x");
  expect(apiNews([])).toBe('');
});
