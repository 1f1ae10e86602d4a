import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from './schema';
import { withScopes } from './scope-directive';

/** The schema as it stands in `schema.graphql`. */
export async function schemaText(): Promise<string> {
  const schema = await graphqlSchema();
  const text = withScopes(printSchema(lexicographicSortSchema(schema)), schema);
  return `# Emitted by \`npm run schema\`; never edited by hand.\n\n${text}\n`;
}
