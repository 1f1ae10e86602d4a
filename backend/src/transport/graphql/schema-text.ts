import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from './schema';

/** The schema as it stands in `schema.graphql`. */
export async function schemaText(): Promise<string> {
  const schema = await graphqlSchema();
  return `# Emitted by \`npm run schema\`; never edited by hand.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
}
