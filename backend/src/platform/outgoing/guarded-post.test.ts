import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedPost } from './guarded-post';
import type { OutgoingRules } from './guarded-post';

const servers: Server[] = [];
afterAll(() =>
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

let asked = 0;
beforeEach(() => {
  asked = 0;
});

/** A receiver; gives its port and the number of requests that have reached it. */
async function receiver(listener: RequestListener): Promise<{ port: number; reached: () => number }> {
  let reached = 0;
  const server = createServer((request, response) => {
    reached += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  return { port: (server.address() as AddressInfo).port, reached: () => reached };
}

/** Rules by which a name leads to some addresses: the first ones at the first question, and so on. */
function rules(...answers: (readonly string[])[]): OutgoingRules {
  let question = 0;
  return {
    ports: [443],
    isLoopbackAllowed: true,
    resolve: () => {
      asked += 1;
      question += 1;
      return Promise.resolve(answers[question - 1] ?? []);
    },
  };
}

const post = (url: string, by: OutgoingRules, timeoutMs = 2_000) =>
  guardedPost(by, { url, headers: { 'content-type': 'application/json' }, body: '{"a":"é"}', timeoutMs });

test('what is posted arrives whole, and the beginning of the answer is given without control characters', async () => {
  const { port } = await receiver((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => response.writeHead(202).end(`\u0000got ${text}\r\n${'x'.repeat(5_000)}`));
  });
  const { status, excerpt } = await post(`http://hook.test:${port}/`, rules(['127.0.0.1']));
  expect(status).toBe(202);
  expect(excerpt).toMatch(/^got \{"a":"é"\} x+$/);
  expect(excerpt.length).toBeLessThanOrEqual(500);
});

test('a name is asked for once, so that what was looked at is what is called', async () => {
  const { port, reached } = await receiver((_request, response) => response.end('ok'));
  const rebinding = rules(['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']);
  expect((await post(`http://hook.test:${port}/`, rebinding)).status).toBe(200);
  expect([asked, reached()]).toEqual([1, 1]);
  await expect(post(`http://hook.test:${port}/`, rebinding)).rejects.toMatchObject({ kind: 'ADDRESS' });
  expect(reached()).toBe(1);
});

test.each([
  [['10.0.0.7']],
  [['8.8.8.8', '192.168.0.1']],
  [['169.254.169.254']],
  [['::ffff:10.0.0.1']],
  [['64:ff9b::a00:1']],
  [[]],
])('a name that leads to %j is not called', async (addresses) => {
  await expect(post('https://hook.test/', rules(addresses))).rejects.toMatchObject({ kind: 'ADDRESS' });
});

test.each([
  ...['http://127.0.0.1', 'http://[::1]', 'http://2130706433', 'http://0x7f.1', 'http://localhost'],
  ...[
    'http://127.0.0.1.',
    'http://0177.1',
    'http://0',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
  ],
  ...['http://[64:ff9b::7f00:1]', 'http://example.org@127.0.0.1'],
])('%s is not called in service', async (host) => {
  const { port, reached } = await receiver((_request, response) => response.end('ok'));
  const inService = { ...rules(), isLoopbackAllowed: false };
  if (host === 'http://localhost') {
    inService.resolve = () => Promise.resolve(['127.0.0.1']);
  }
  await expect(post(`${host}:${port}/`, inService)).rejects.toMatchObject({ kind: 'ADDRESS' });
  expect(reached()).toBe(0);
});

test('a redirect is an answer, and nobody follows it', async () => {
  const inside = await receiver((_request, response) => response.end('secret'));
  const { port } = await receiver((_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  );
  expect(await post(`http://hook.test:${port}/`, rules(['127.0.0.1']))).toEqual({ status: 307, excerpt: '' });
  expect(inside.reached()).toBe(0);
});

test('who does not answer, and who sends heads or informations without end, is left after the time', async () => {
  const silent = await receiver(() => undefined);
  await expect(post(`http://hook.test:${silent.port}/`, rules(['127.0.0.1']), 200)).rejects.toMatchObject({
    kind: 'TIMEOUT',
  });
  const chatty = await receiver((_request, response) => {
    const timer = setInterval(() => response.writeProcessing(), 20);
    response.on('close', () => clearInterval(timer));
  });
  await expect(post(`http://hook.test:${chatty.port}/`, rules(['127.0.0.1']), 300)).rejects.toMatchObject({
    kind: 'TIMEOUT',
  });
  const stuck = { ...rules(), resolve: () => new Promise<string[]>(() => undefined) };
  await expect(post('http://hook.test/', stuck, 100)).rejects.toMatchObject({ kind: 'TIMEOUT' });
});

test('of an answer without end or in drops no more is read than its beginning', async () => {
  let sent = 0;
  const flood = await receiver((_request, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) {
        sent += 16_384;
      }
    };
    response.on('drain', write);
    write();
  });
  expect((await post(`http://hook.test:${flood.port}/`, rules(['127.0.0.1']))).excerpt).toBe('x'.repeat(500));
  expect(sent).toBeLessThan(20_000_000);
  const drip = await receiver((_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const answer = await post(`http://hook.test:${drip.port}/`, rules(['127.0.0.1']), 300);
  expect(answer.status).toBe(200);
  expect(answer.excerpt).toMatch(/^x{1,20}$/);
});

test('what unpacks to gigabytes is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const { port } = await receiver((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb),
  );
  const { status, excerpt } = await post(`http://hook.test:${port}/`, rules(['127.0.0.1']));
  expect([status, excerpt.length <= 500]).toEqual([200, true]);
});

test('an answer that wants another protocol, or has a head without end, is a fault of the connection', async () => {
  const upgrading = await receiver((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
  });
  const wordy = await receiver((request) => {
    request.socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`);
  });
  for (const { port } of [upgrading, wordy]) {
    await expect(post(`http://hook.test:${port}/`, rules(['127.0.0.1']))).rejects.toMatchObject({
      kind: 'CONNECTION',
    });
  }
});

test('nobody at the door, and one who speaks no HTTP, are faults of the connection', async () => {
  const { port } = await receiver((request) => request.socket.end('220 mail.example ESMTP\r\n'));
  for (const target of [port, 1]) {
    await expect(post(`http://hook.test:${target}/`, rules(['127.0.0.1']))).rejects.toMatchObject({
      kind: 'CONNECTION',
    });
  }
  await expect(post(`https://hook.test:${port}/`, rules(['127.0.0.1']))).rejects.toMatchObject({
    kind: 'CONNECTION',
  });
});
