import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../../../platform/version';
import { packLongAnswer } from '../../http/gzip-answer';
import { DOCUMENT_FRESH_S, isKnown, tagOf } from '../../http/public-answer';
import { SECURITY_SCHEMES, TAGS } from '../door/declare-call';
import { SHAPES } from './shapes';

/** Page of the web app. */
const REFERENCE = '/developers/rest';
const SEE_OTHER = 303;

/**
 * Collects the routes that come after it into an OpenAPI document, made of the schemas by which they validate and
 * serialise.
 */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'WakaFine',
        version: VERSION,
        description:
          'The documented calls of the national road-safety and speed-monitoring service of Cameroon. JSON in and out; ids are whole numbers, times ISO 8601 in UTC, unknown values null. Every answer carries RateLimit-Policy ("default"; q points in w seconds) and RateLimit (r points left, t seconds until all are back): a plain call is one point, shared with GraphQL and sockets of the same session, known device or address; sign-in, sign-up and reset cost none. Above it 429 with Retry-After. GraphQL at /graphql offers more.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema.$id === 'string' ? schema.$id : `shape-${index}`,
    },
  });
  for (const [name, shape] of Object.entries(SHAPES)) {
    app.addSchema({ $id: name, ...shape });
  }
}

/** `GET /api/openapi.json`, for anyone; `/api/docs` leads to the page of the web app that shows it. */
export function openApiRoutes(app: FastifyInstance): void {
  let known: { text: string; tag: string } | null = null;
  app.get('/api/openapi.json', { onSend: packLongAnswer }, (request, reply) => {
    const text = known?.text ?? JSON.stringify(app.swagger());
    known ??= { text, tag: tagOf(text) };
    return isKnown(request, reply, { tag: known.tag, freshS: DOCUMENT_FRESH_S })
      ? reply.send()
      : reply.type('application/json').send(text);
  });

  app.get('/api/docs', (_request, reply) => reply.redirect(REFERENCE, SEE_OTHER));
}
