import type { FastifyInstance } from 'fastify';
import { packLongAnswer } from '../http/gzip-answer';
import { DOCUMENT_FRESH_S, isKnown, tagOf } from '../http/public-answer';
import { schemaText } from './schema-text';

/** Address of the schema as a document. */
export const SCHEMA_PATH = '/graphql/schema.graphql';

interface SchemaDocument {
  readonly text: string;
  /** Its entity tag. */
  readonly tag: string;
}

/** `GET /graphql/schema.graphql`: the schema in its own language, as `schema.graphql` has it, for anyone. */
export function schemaDocumentRoute(app: FastifyInstance): void {
  let made: Promise<SchemaDocument> | null = null;
  app.get(SCHEMA_PATH, { onSend: packLongAnswer }, async (request, reply) => {
    made ??= schemaDocument();
    const { text, tag } = await made;
    if (isKnown(request, reply, { tag, freshS: DOCUMENT_FRESH_S })) {
      return reply.send();
    }
    return reply.type('application/graphql; charset=utf-8').send(text);
  });
}

async function schemaDocument(): Promise<SchemaDocument> {
  const text = await schemaText();
  return { text, tag: tagOf(text) };
}
