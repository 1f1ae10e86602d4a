import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sequenceLeaves } from '../modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from '../modules/evidence/proofs/seal-evidence';
import { fastDrive } from '../testing/drives/fast-drive';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { verifyPage } from './verify-page';

const PAGE =
  '<!doctype html><html><head><title>WakaFine</title></head><body><div id="root"></div></body></html>';

let folder: string;
let server: TestServer;
let app: FastifyInstance;
let origin: string;
let proofId: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-web-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  server = await startTestServer();
  const { client } = await fastDrive(server);
  const { body } = await client.graphql('{ violations(first: 1) { edges { node { proofId } } } }');
  ({ proofId } = body.data.violations.edges[0].node);
  app = Fastify();
  const send = verifyPage(server.services, folder);
  app.setNotFoundHandler((request, reply) => send(request, reply) ?? reply.code(418).send());
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const pageOf = async (id: string, language = 'en'): Promise<{ status: number; html: string }> => {
  const answer = await fetch(`${origin}/verify/${id}`, { headers: { 'accept-language': language } });
  return { status: answer.status, html: await answer.text() };
};

test('a reader without scripts gets word and sentence, in their language, and nothing measured', async () => {
  expect((await pageOf(proofId)).html).toContain('<noscript><main><p>Record ');
  expect((await pageOf(proofId)).html).toContain('<h1>Not yet included</h1>');
  await sealDueEvidence(server.services);
  await sequenceLeaves(server.services);
  const { status, html } = await pageOf(proofId);
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Valid · Record [0-9A-F]{4}-[0-9A-F]{4}/);
  expect(html).toContain('<h1>Valid</h1><p>This is the record that was sealed on ');
  expect(html).not.toMatch(/km\/h|LT 482/);
  expect((await pageOf(proofId, 'fr-CM,fr;q=0.9,en;q=0.8')).html).toContain('<h1>Valide</h1>');
  expect((await pageOf(proofId, 'de')).html).toContain('<h1>Valid</h1>');
  await server.dataSource.query('UPDATE violation SET is_withdrawn = true');
  expect((await pageOf(proofId)).html).toContain('<h1>Withdrawn</h1>');
});

test.each(['0'.repeat(32), 'x', '%3Cscript%3E', "';--"])('the number %s is that of no record', async (id) => {
  const { status, html } = await pageOf(id);
  expect(status).toBe(404);
  expect(html).toContain('<h1>No record has this number</h1>');
  expect(html).not.toContain('<script>');
});

test('other pages are none of its business', async () => {
  for (const url of ['/verify', '/verify/', '/verify/a/b', '/journeys']) {
    expect((await fetch(origin + url)).status).toBe(418);
  }
});
