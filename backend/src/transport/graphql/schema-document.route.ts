import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { packLongAnswer } from '../http/gzip-answer';
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
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === tag) {
      return reply.code(304).send();
    }
    return reply.type('application/graphql; charset=utf-8').send(text);
  });
}

async function schemaDocument(): Promise<SchemaDocument> {
  const text = await schemaText();
  // Weak, since the same document goes out packed and as it is.
  return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
}
