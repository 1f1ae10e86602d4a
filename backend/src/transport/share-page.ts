import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors';

/** Address of the app's share target (`manifest.webmanifest`). */
const SHARE_PATH = '/share';
/** Browsers show no answer before they have sent the file: a longer one than any photo of a phone is cut off, bytes. */
const READ_MAX_BYTES = 16 * 1024 * 1024;

/**
 * `POST /share`: a file from the share sheet of a phone on which the app's service worker does not run yet. Nothing of it is looked at or
 * stored; the answer leads to the page that asks to share it once more.
 */
export function sharePage(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('multipart/form-data', (_request, body, read) => discard(body, read));
    scope.post(SHARE_PATH, (_request, reply) => reply.redirect(`${SHARE_PATH}?late`, 303));
    done();
  });
}

function discard(body: IncomingMessage, read: (error: Error | null) => void): void {
  let bytes = 0;
  body
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > READ_MAX_BYTES) {
        body.removeAllListeners('data').pause();
        read(new AppError('PAYLOAD_TOO_LARGE'));
      }
    })
    .once('end', () => read(null))
    .once('error', read);
}
