import 'reflect-metadata';
import { schemaText } from './schema-text';

/** Prints the schema as it stands in `schema.graphql`. */
async function main(): Promise<void> {
  process.stdout.write(await schemaText());
}

void main();
