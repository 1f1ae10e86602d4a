import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { isPageRequest, sendPage, webApp } from './web-app';

const HTML = { accept: 'text/html' };
const SESSION = { cookie: 'wf_session=anything' };

let folder: string;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-web-'));
  for (const name of ['index', 'signin', 'home']) {
    writeFileSync(join(folder, `${name}.html`), name);
  }
  app = Fastify();
  await app.register(cookie);
  await webApp(app, folder);
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(reply) : reply.code(404).send(),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/', {}, 'index'],
  ['/journeys/12?x=1', HTML, 'index'],
  ['/', SESSION, 'home'],
  ['/journeys/12', { ...HTML, ...SESSION }, 'home'],
  ['/signin', HTML, 'signin'],
  ['/signin?next=1', { ...HTML, ...SESSION }, 'signin'],
])('the page at %s for a browser with %j is %s', async (url, headers, page) => {
  const answer = await fetch(origin + url, { headers });
  expect(await answer.text()).toBe(page);
  // A cache between must not give one person's page to another.
  expect(answer.headers.get('vary')).toBe('cookie');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('what asks for no page gets none', async () => {
  const answer = await fetch(`${origin}/nothing`, { headers: { accept: 'application/json' } });
  expect(answer.status).toBe(404);
});
