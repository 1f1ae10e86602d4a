import Fastify, { type FastifyInstance } from 'fastify';
import { answerError } from './http/error-answer';
import { readJsonOnly } from './json-body';
import { sharePage } from './share-page';

const MEGABYTE = 1024 * 1024;

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify({ bodyLimit: 16 * 1024 });
  readJsonOnly(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  sharePage(app);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function share(file: Blob, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  body.append('file', file, 'road.jpg');
  return fetch(`${origin}/share`, { method: 'POST', body, headers, redirect: 'manual' });
}

test.each([
  ['a word', 4],
  ['the photo of a phone', 6 * MEGABYTE],
])(
  'a form with %s is read to its end and leads to the page that asks for it once more',
  async (_what, bytes) => {
    const answer = await share(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share?late']);
  },
);

test('a form without end is refused', async () => {
  const answer = await share(new Blob([new Uint8Array(17 * MEGABYTE)])).catch(() => null);
  // The connection may be closed before the answer was read.
  expect(answer?.status ?? 413).toBe(413);
});

test.each(['application/json', 'text/plain'])('a body of %s leads nowhere', async (type) => {
  const answer = await fetch(`${origin}/share`, {
    ...{ method: 'POST', body: '{', headers: { 'content-type': type }, redirect: 'manual' },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
