import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorState } from '@codemirror/state';
import { buildSchema, isObjectType, parse, validate } from 'graphql';
import { API_EXAMPLES } from '../../../graphql/examples';
import { placeAt } from '../editor/graphql-editing';
import { readOpenApi, shapeText } from '../rest/read-openapi';
import { exampleOf } from './examples';
import { scopesOf } from './scopes';
import { ownTypes, searchSchema } from './search-schema';

const SCHEMA = buildSchema(readFileSync(join(__dirname, '../../../../../schema.graphql'), 'utf8'));

it('has a valid example of every query, mutation and subscription', () => {
  const roots = ['Query', 'Mutation', 'Subscription'].map((name) => SCHEMA.getType(name));
  const fields = roots.flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );
  expect(API_EXAMPLES.map(({ field }) => field).sort()).toEqual(fields.sort());
  for (const { field, query } of API_EXAMPLES) {
    expect([field, validate(SCHEMA, parse(query))]).toEqual([field, []]);
  }
  expect(exampleOf('Query', 'statistics')?.who).toBe('anyone');
});

it('finds types and fields by their names first, then by what describes them', () => {
  const [first] = searchSchema(SCHEMA, 'provenKmh');
  expect(first?.field).toBe('provenKmh');
  expect(searchSchema(SCHEMA, 'violation')[0]).toMatchObject({ type: 'Violation' });
  expect(searchSchema(SCHEMA, 'fleet:read').map(({ field }) => field)).toContain('agencyCases');
  expect(searchSchema(SCHEMA, '  ')).toEqual([]);
  expect(searchSchema(SCHEMA, 'no such thing anywhere')).toEqual([]);
});

it('lists no types of GraphQL itself', () => {
  expect(ownTypes(SCHEMA).filter(({ name }) => name.startsWith('__'))).toEqual([]);
});

it('says which scopes of keys open a field', () => {
  const query = SCHEMA.getQueryType()?.getFields();
  expect(scopesOf(query?.agencyCases ?? {})).toEqual(['fleet:read']);
  expect(scopesOf(query?.viewer ?? {})).not.toContain('webhooks:write');
});

it.each([
  ['{ recentViolations { cau|', null],
  ['{ recentViolations { caution| { id } } }', { type: 'RecentViolations', field: 'caution' }],
  ['{ stat|istics { totalJourneys } }', { type: 'Query', field: 'statistics' }],
])('knows the place of the cursor in %s', (marked, place) => {
  const at = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: at } });
  expect(placeAt(SCHEMA, state)).toEqual(place);
});

it('reads an OpenAPI document, and nothing of one that is none', () => {
  const document = {
    tags: [{ name: 'x', description: 'Things' }],
    paths: {
      '/api/x/{id}': {
        get: {
          tags: ['x'],
          summary: 'A thing',
          security: [{}, { session: [] }],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: {
            200: { description: 'It', content: { 'application/json': { schema: { $ref: '#/a/X' } } } },
          },
        },
      },
    },
  };
  const { calls } = readOpenApi(document);
  expect(calls).toMatchObject([
    { name: 'GET /api/x/{id}', isOpen: true, values: [{ name: 'id', isRequired: true, type: 'integer' }] },
  ]);
  expect(calls[0]?.answers).toEqual([{ status: '200', type: 'X', description: 'It' }]);
  expect(readOpenApi(null)).toEqual({ about: '', tags: [], calls: [], shapes: [] });
  expect(shapeText({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } })).toBe(
    '[string | null]',
  );
});
