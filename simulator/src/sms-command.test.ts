import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runSms } from './sms-command';

const SECRET = 'a secret of the gateway';

let service: Server;
let url: string;
let received: { headers: IncomingHttpHeaders; body: string } | null;
let status: number;
beforeEach(async () => {
  received = null;
  status = 200;
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received = { headers: request.headers, body };
      response.writeHead(status).end('{"outcome":"STORED"}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => service.close(resolve)));

async function run(words: readonly string[], env: NodeJS.ProcessEnv = { SMS_INTAKE_SECRET: SECRET }) {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  return { exitCode: await runSms({ words, env, print: note, warn: note }), lines };
}

it('sends a message as the gateway would, and prints what the service says', async () => {
  const { exitCode, lines } = await run(['SAFE', 'LT123AB', 'too fast', '--from', '677000001', '--url', url]);
  expect([exitCode, lines]).toEqual([0, ['{"outcome":"STORED"}']]);
  expect(JSON.parse(received?.body ?? '')).toMatchObject({
    from: '677000001',
    text: 'SAFE LT123AB too fast',
  });
  const timestamp = String(received?.headers['x-wakafine-timestamp']);
  const mark = createHmac('sha256', SECRET).update(`${timestamp}.${received?.body}`).digest('hex');
  expect(received?.headers['x-wakafine-signature']).toBe(`sha256=${mark}`);
});

it('ends with 1 where the service refuses it or is out of reach', async () => {
  status = 401;
  expect((await run(['SAFE', '--url', url])).exitCode).toBe(1);
  expect(await run(['SAFE', '--url', 'http://127.0.0.1:9'])).toEqual({
    exitCode: 1,
    lines: ['http://127.0.0.1:9 is out of reach'],
  });
});

it.each([
  [[], { SMS_INTAKE_SECRET: SECRET }],
  [['SAFE', '--nothing'], { SMS_INTAKE_SECRET: SECRET }],
  [['SAFE LT123AB'], {}],
])('says how it is used: %j', async (words, env) => {
  const { exitCode, lines } = await run(words, env);
  expect([exitCode, lines]).toEqual([2, [expect.stringContaining('usage:')]]);
});
