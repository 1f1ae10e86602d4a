import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { createSmsOutbox } from '../../testing/peers/sms-outbox';
import { openSmsReceiver } from '../../testing/peers/sms-receiver';
import type { SmsReceiver } from '../../testing/peers/sms-receiver';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import type { Services } from '../context/context';
import { inTransaction } from '../context/unit-of-work';
import { fileGateway } from '../sms/file-gateway';
import type { SmsGateway } from '../sms/gateway';
import { httpGateway } from '../sms/http-gateway';
import { logGateway } from '../sms/log-gateway';
import { deleteOldSms, queueSms, sendQueuedSms } from './outbox';

const SECRET = 'a secret that gateway and server share';
const TO = '+237650000001';
const TEXT = 'WakaFine: 482913';

interface Row {
  readonly id: string;
  readonly recipient: string | null;
  readonly text: string | null;
  readonly attempts: number;
  readonly sent_at: Date | null;
  readonly dropped_at: Date | null;
}

// The server has no gateway, so that its own courier leaves the messages to the tests.
let server: TestServer;
let receiver: SmsReceiver;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM sms_message');
  receiver = await openSmsReceiver();
});
afterEach(() => receiver.close());
afterAll(() => server.close());

function servicesWith(sms: SmsGateway): Services {
  return { ...server.services, sms };
}

function overHttp(): Services {
  return servicesWith(httpGateway({ url: receiver.url, secret: SECRET }));
}

function queue(over: { to?: string | null; text?: string } = {}): Promise<void> {
  const expiresAt = new Date(server.clock.now().getTime() + 10 * MINUTE_MS);
  return queueSms({ ...server.services, actor: null }, { to: TO, text: TEXT, expiresAt, ...over });
}

function rows(): Promise<Row[]> {
  return server.dataSource.query('SELECT * FROM sms_message ORDER BY created_at');
}

function idempotencyKeys(): unknown[] {
  return receiver.received.map(({ headers }) => headers['idempotency-key']);
}

test('a message over HTTP is JSON with a key of its own and the signature of its bytes', async () => {
  await queue({ text: 'Ne le donnez à personne' });
  await sendQueuedSms(overHttp());
  const [request] = receiver.received;
  const { id, to, text, at } = JSON.parse(request?.body ?? '');
  expect([to, text]).toEqual([TO, 'Ne le donnez à personne']);
  expect(Date.parse(at)).not.toBeNaN();
  expect(request?.method).toBe('POST');
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers['idempotency-key']).toBe(id);
  const signature = createHmac('sha256', SECRET)
    .update(request?.body ?? '')
    .digest('hex');
  expect(request?.headers['x-wakafine-signature']).toBe(`sha256=${signature}`);
});

test('a message that was sent is marked, its text deleted, and never sent again', async () => {
  await queue();
  await sendQueuedSms(overHttp());
  server.clock.advance(2 * MINUTE_MS);
  await sendQueuedSms(overHttp());
  expect(receiver.received).toHaveLength(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ text: null, attempts: 1, sent_at: expect.any(Date), dropped_at: null }),
  ]);
});

test('processes that send at the same time send each message once', async () => {
  for (let each = 1; each <= 25; each += 1) {
    await queue({ text: `message ${each}` });
  }
  await Promise.all([sendQueuedSms(overHttp()), sendQueuedSms(overHttp()), sendQueuedSms(overHttp())]);
  expect(new Set(idempotencyKeys()).size).toBe(25);
  expect(receiver.received).toHaveLength(25);
});

test('what a gateway refuses waits longer each time and is then sent with the same id and body', async () => {
  await queue();
  receiver.answerWith((response) => void response.writeHead(503).end());
  for (const waitMs of [2_000, 4_000, 8_000]) {
    await sendQueuedSms(overHttp());
    const tries = receiver.received.length;
    server.clock.advance(waitMs - 500);
    await sendQueuedSms(overHttp());
    expect(receiver.received).toHaveLength(tries);
    server.clock.advance(600);
  }
  receiver.answerWith((response) => void response.writeHead(200).end());
  await sendQueuedSms(overHttp());
  expect(receiver.received).toHaveLength(4);
  expect(new Set(idempotencyKeys()).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ attempts: 4, text: null })]);
});

test('a lost answer leads to a repetition that the gateway can recognise', async () => {
  await queue();
  receiver.answerWith((response) => response.destroy());
  await sendQueuedSms(overHttp());
  receiver.answerWith((response) => void response.writeHead(202).end());
  server.clock.advance(3_000);
  await sendQueuedSms(overHttp());
  expect(receiver.received).toHaveLength(2);
  expect(new Set(idempotencyKeys()).size).toBe(1);
});

test('a gateway that never answers is given up after five seconds, and a redirection is not followed', async () => {
  await queue();
  receiver.answerWith(() => undefined);
  await sendQueuedSms(overHttp());
  receiver.answerWith((response) => void response.writeHead(307, { location: receiver.url }).end());
  server.clock.advance(3_000);
  await sendQueuedSms(overHttp());
  expect(receiver.received).toHaveLength(2);
  expect(await rows()).toEqual([expect.objectContaining({ attempts: 2, sent_at: null, text: TEXT })]);
});

test('a message of a process that died with it is leased again after half a minute', async () => {
  await queue();
  const [claimed] = await rows();
  await server.dataSource.query(`UPDATE sms_message SET attempts = 1, next_try_at = $1`, [
    new Date(server.clock.now().getTime() + 30_000),
  ]);
  await sendQueuedSms(overHttp());
  expect(receiver.received).toEqual([]);
  server.clock.advance(31_000);
  await sendQueuedSms(overHttp());
  expect(idempotencyKeys()).toEqual([claimed?.id]);
});

test('a message that has lost its use is given up and its text deleted, also where nothing can be sent', async () => {
  await queue();
  server.clock.advance(10 * MINUTE_MS);
  await sendQueuedSms(server.services);
  await sendQueuedSms(overHttp());
  expect(receiver.received).toEqual([]);
  expect(await rows()).toEqual([
    expect.objectContaining({ text: null, sent_at: null, dropped_at: expect.any(Date) }),
  ]);
});

test('a message for nobody leaves a row without a text, and is never sent', async () => {
  await queue({ to: null });
  await sendQueuedSms(overHttp());
  expect(receiver.received).toEqual([]);
  expect(await rows()).toEqual([expect.objectContaining({ recipient: null, text: null, attempts: 0 })]);
});

test('a message of a transaction that is rolled back was never written', async () => {
  const work = inTransaction({ ...server.services, actor: null }, async (tx) => {
    await queueSms(tx, { to: TO, text: TEXT, expiresAt: new Date(server.clock.now().getTime() + 1) });
    throw new Error('on purpose');
  });
  await expect(work).rejects.toThrow('on purpose');
  expect(await rows()).toEqual([]);
});

test('messages of more than a day ago are deleted, unless they wait', async () => {
  await queue();
  await sendQueuedSms(overHttp());
  server.clock.advance(DAY_MS);
  await queue();
  await deleteOldSms(server.services);
  expect(await rows()).toEqual([expect.objectContaining({ text: TEXT })]);
});

test('a failure logs neither number nor text', async () => {
  await queue();
  const logged: unknown[] = [];
  const warn = (...words: unknown[]): void => void logged.push(words);
  receiver.answerWith((response) => void response.writeHead(500).end());
  const failing = overHttp();
  await sendQueuedSms({ ...failing, log: Object.assign(Object.create(failing.log), { warn }) });
  const [[facts]] = JSON.parse(JSON.stringify(logged));
  expect(facts).toEqual({ smsId: expect.any(String), attempts: 1, reason: 'The SMS gateway answered 500' });
});

test('the file gets a line of JSON for each message and is readable by nobody else', async () => {
  const outbox = createSmsOutbox();
  await queue();
  await queue({ text: 'two\nlines' });
  await sendQueuedSms(servicesWith(fileGateway(outbox.path)));
  const lines = readFileSync(outbox.path, 'utf8').trimEnd().split('\n');
  const messages = lines.map((line) => JSON.parse(line));
  expect(messages.map(({ text }) => text).sort()).toEqual([TEXT, 'two\nlines']);
  expect(messages[0]).toEqual({ to: TO, text: expect.any(String), at: expect.stringMatching(/Z$/) });
  expect(statSync(outbox.path).mode & 0o077).toBe(0);
  outbox.remove();
});

test('the log gets number and text', async () => {
  const logged: unknown[] = [];
  const gateway = logGateway({ ...SILENT, info: (...words: unknown[]) => void logged.push(words) });
  await gateway.send({ id: '1', to: TO, text: TEXT, at: new Date() });
  expect(JSON.parse(JSON.stringify(logged))).toEqual([[{ to: TO, text: TEXT }, 'a short message']]);
});

test('a server sends what was written, also by another process, and what failed before', async () => {
  const sending = await startTestServer({
    sharing: server,
    sms: { gateway: 'http', url: receiver.url, secret: SECRET },
  });
  try {
    // The tests before have moved the other clock by days.
    sending.clock.advance(server.clock.now().getTime() - sending.clock.now().getTime() + 1_000);
    receiver.answerWith((response) => void response.writeHead(500).end());
    await queue();
    await until(() => receiver.received.length === 1, 5_000);
    receiver.answerWith((response) => void response.writeHead(200).end());
    sending.clock.advance(5_000);
    await until(async () => (await rows())[0]?.sent_at !== null, 5_000);
    expect(new Set(idempotencyKeys()).size).toBe(1);
  } finally {
    await sending.close();
  }
});

const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
