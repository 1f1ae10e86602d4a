import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../../../platform/version';
import { packLongAnswer } from '../../http/gzip-answer';
import { DOCUMENT_FRESH_S, isKnown, tagOf } from '../../http/public-answer';
import { TAGS } from '../door/declare-call';
import { SHAPES } from './shapes';

const DOCS = '/api/docs';
const HOUR_S = 3600;
/** Folder of the page's script and style; the package's own entry would load the whole script into the server. */
const PARTS_FOLDER = dirname(require.resolve('swagger-ui-dist/package.json'));

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
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wf_session' } },
      },
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

/** `GET /api/openapi.json`, and a page at `/api/docs` that reads it: all of it from this server, for anyone. */
export function openApiRoutes(app: FastifyInstance): void {
  let known: { text: string; tag: string } | null = null;
  app.get('/api/openapi.json', { onSend: packLongAnswer }, (request, reply) => {
    const text = known?.text ?? JSON.stringify(app.swagger());
    known ??= { text, tag: tagOf(text) };
    return isKnown(request, reply, { tag: known.tag, freshS: DOCUMENT_FRESH_S })
      ? reply.send()
      : reply.type('application/json').send(text);
  });

  app.get(DOCS, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get(`${DOCS}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const [file, type] of PARTS) {
    app.get(`${DOCS}/${file}`, (_request, reply) => {
      reply.type(type).header('cache-control', `public, max-age=${HOUR_S}`);
      return reply.send(createReadStream(join(PARTS_FOLDER, file)));
    });
  }
}

const PARTS = [
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
] as const;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>WakaFine: the documented calls</title>
    <link rel="stylesheet" href="${DOCS}/swagger-ui.css" />
  </head>
  <body>
    <noscript>The same as JSON: <a href="/api/openapi.json">/api/openapi.json</a></noscript>
    <div id="calls"></div>
    <script src="${DOCS}/swagger-ui-bundle.js"></script>
    <script src="${DOCS}/start.js"></script>
  </body>
</html>
`;

// A file of its own, because the content security policy lets no inline script run.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  validatorUrl: null,
});
`;
