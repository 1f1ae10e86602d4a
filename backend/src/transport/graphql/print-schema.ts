import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from './schema';

/** Prints the schema as it stands in `schema.graphql`. */
async function main(): Promise<void> {
  const schema = await graphqlSchema();
  process.stdout.write(`# Emitted by \`npm run schema\`; never edited by hand.\n\n`);
  process.stdout.write(`${printSchema(lexicographicSortSchema(schema))}\n`);
}

void main();
