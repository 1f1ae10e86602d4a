import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { schemaText } from './schema-text';
import { graphqlSchema } from './schema';

const SCHEMA_FILE = join(__dirname, '../../../../schema.graphql');

test('schema.graphql at the root is what the code serves', async () => {
  expect(await schemaText()).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
});

test('every type, field and argument of ours says what it is', async () => {
  const schema = await graphqlSchema();
  const types = Object.values(schema.getTypeMap()).flatMap((type) => {
    const hasFields = type instanceof GraphQLObjectType || type instanceof GraphQLInputObjectType;
    return hasFields && !type.name.startsWith('__') ? [type] : [];
  });
  const silent = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const args = 'args' in field ? field.args : [];
      const undescribed = [field, ...args].filter(({ description }) => !description);
      return undescribed.map(({ name }) => `${type.name}.${field.name}: ${name}`);
    }),
  );
  expect(types.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});
