import type { FastifyInstance } from 'fastify';
import { DOCUMENT_FRESH_S, isKnown, tagOf } from '../http/public-answer';
import { packLongAnswer } from '../http/gzip-answer';
import { schemaText } from './schema-text';

/** Serves the schema as text at `/graphql/schema.graphql`, for anyone. */
export function schemaRoute(app: FastifyInstance): void {
  let known: Promise<{ text: string; tag: string }> | null = null;
  app.get('/graphql/schema.graphql', { onSend: packLongAnswer }, async (request, reply) => {
    known ??= schemaText().then((text) => ({ text, tag: tagOf(text) }));
    const { text, tag } = await known;
    if (isKnown(request, reply, { tag, freshS: DOCUMENT_FRESH_S })) {
      return reply.send();
    }
    return reply.type('application/graphql; charset=utf-8').send(text);
  });
}
