import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors';

/** A body stream as Fastify counts it: bytes that came over the wire beside those that it reads. */
interface CountedStream extends Readable {
  receivedEncodedLength?: number;
}

/**
 * Unpacks a gzip body before it is parsed; Fastify's body limit then counts unpacked bytes.
 * @throws UNSUPPORTED_MEDIA_TYPE for another encoding
 */
export function unpackBody(request: FastifyRequest, payload: Readable): Readable {
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') {
    return payload;
  }
  if (encoding !== 'gzip') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { sentence: 'The body may be plain or gzip.' });
  }
  const unpacked: CountedStream = payload.pipe(createGunzip());
  unpacked.receivedEncodedLength = Number(request.headers['content-length'] ?? 0);
  unpacked.on('error', (cause) => Object.assign(cause, { statusCode: 400 }));
  payload.on('error', (cause) => unpacked.destroy(cause));
  return unpacked;
}
