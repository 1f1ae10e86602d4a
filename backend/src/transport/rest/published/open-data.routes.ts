import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPEN_FORMATS, OPEN_LICENCE } from '@wakafine/domain/opendata/open-sets';
import { contentOf, getOpenFile, getOpenSums } from '../../../modules/open-data/read/get-open-file';
import type { OpenFile } from '../../../modules/open-data/read/get-open-file';
import { getOpenCatalogue, getOpenDictionary } from '../../../modules/open-data/read/list-open-data';
import { acceptsGzip } from '../../http/gzip-answer';
import { GET_OPEN_CATALOGUE, GET_OPEN_DICTIONARY, GET_OPEN_FILE, GET_OPEN_SUMS } from './open-data.schemas';
import type { ServeCall } from '../door/rest-door';

const YEAR_S = 365 * 24 * 3600;
/** The catalogue grows by a month, and dictionaries with the program. */
const CATALOGUE_S = 300;
const FOR_EVER = `public, max-age=${YEAR_S}, immutable`;
const FOR_A_WHILE = `public, max-age=${CATALOGUE_S}`;

/** The calls under `/data`: the same for everybody, so that every cache on the way may store them. */
export function openDataRoutes(serve: ServeCall): void {
  serve(GET_OPEN_CATALOGUE, getOpenCatalogue, async ({ ctx, request, reply }) => {
    asOpen(reply, { type: 'application/ld+json; charset=utf-8', caching: FOR_A_WHILE });
    return JSON.stringify(await getOpenCatalogue(ctx, `${request.protocol}://${request.host}`));
  });

  serve(GET_OPEN_DICTIONARY, getOpenDictionary, async ({ ctx, request, reply }) => {
    const dictionary = await getOpenDictionary(ctx, paramOf(request, 'set'));
    asOpen(reply, { type: 'application/json; charset=utf-8', caching: FOR_A_WHILE });
    return JSON.stringify(dictionary);
  });

  serve(GET_OPEN_SUMS, getOpenSums, async ({ ctx, request, reply }) => {
    const sums = await getOpenSums(ctx, paramOf(request, 'version'));
    asOpen(reply, { type: 'text/plain; charset=utf-8', caching: FOR_EVER });
    return sums;
  });

  serve(GET_OPEN_FILE, getOpenFile, async ({ ctx, request, reply }) => {
    const file = await getOpenFile(ctx, { set: paramOf(request, 'set'), file: paramOf(request, 'file') });
    return sendFile(request, reply, file);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: OpenFile): Promise<unknown> {
  const { sha256, format, publishedAt } = file;
  const isPacked = format !== 'parquet' && acceptsGzip(request.headers['accept-encoding']);
  // Each form of the same file has a mark of its own (RFC 9110, section 8.8.3).
  const etag = isPacked ? `"${sha256}-gzip"` : `"${sha256}"`;
  asOpen(reply, { type: OPEN_FORMATS[format], caching: FOR_EVER });
  reply
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .header('last-modified', publishedAt.toUTCString())
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`);
  if (hasMark(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (isPacked) {
    return reply.header('content-encoding', 'gzip').send(file.body);
  }
  return reply.send(await contentOf(file));
}

function asOpen(reply: FastifyReply, { type, caching }: { type: string; caching: string }): void {
  reply
    .type(type)
    .header('cache-control', caching)
    .header('link', `<${OPEN_LICENCE.path}>; rel="license"`)
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag, repr-digest, link')
    .header('x-content-type-options', 'nosniff');
}

function hasMark(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

function paramOf({ params }: FastifyRequest, name: string): string {
  const given: unknown =
    typeof params === 'object' && params !== null
      ? Object.entries(params).find(([key]) => key === name)?.[1]
      : null;
  return String(given);
}
