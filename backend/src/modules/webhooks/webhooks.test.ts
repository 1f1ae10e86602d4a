import { Webhook } from 'standardwebhooks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { startWebhookReceiver } from '../../testing/peers/webhook-receiver';
import type { WebhookReceiver } from '../../testing/peers/webhook-receiver';
import { logEvents } from '../../testing/server/log-events';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { deleteOldDeliveries } from './list-deliveries';

let server: TestServer;
let receivers: WebhookReceiver[] = [];
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await server.close();
  await Promise.all(receivers.map((receiver) => receiver.close()));
  receivers = [];
});

const WEBHOOK = 'id url kinds offAt offReason failingSince formerSecretUntil';
const DELIVERIES =
  'deliveries { id messageId kind status tries answerStatus tookMs excerpt fault nextAt triedAt }';
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { ${WEBHOOK} } secret } }`;
const LIST = `{ myWebhooks { ${WEBHOOK} ${DELIVERIES} } }`;
const CHANGE = `mutation ($input: ChangeWebhookInput!) { changeWebhook(input: $input) { webhook { ${WEBHOOK} } } }`;
const REPLAY = 'mutation ($input: ReplayWebhookInput!) { replayWebhook(input: $input) { queued } }';
const DELETE = 'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { webhookId } }';
const TEST = 'mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { messageId } }';
const ROTATE = `mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { webhook { ${WEBHOOK} } secret } }`;
const REPLAY_ONE = 'mutation ($input: ReplayDeliveryInput!) { replayDelivery(input: $input) { messageId } }';
const KINDS = ['VIOLATION_WITHDRAWN', 'LIMITS_CHANGED'];

interface Hook {
  readonly citizen: TestClient;
  readonly receiver: WebhookReceiver;
  readonly id: string;
  readonly secret: string;
}

async function hook(citizen?: TestClient, kinds: readonly string[] = KINDS): Promise<Hook> {
  const receiver = await startWebhookReceiver();
  receivers.push(receiver);
  const owner = citizen ?? (await TestClient.citizen(server.url));
  const { body } = await owner.graphql(CREATE, { input: { url: receiver.url, kinds } });
  const { webhook, secret } = body.data.createWebhook;
  return { citizen: owner, receiver, id: webhook.id, secret };
}

const listOf = async ({ citizen, id }: Pick<Hook, 'citizen' | 'id'>): Promise<JsonValue> => {
  const { body } = await citizen.graphql(LIST);
  return body.data.myWebhooks.find((each: { id: string }) => each.id === id);
};
const ids = ({ receiver }: Hook): string[] => receiver.messages.map(({ id }) => id);
const refuse = (receiver: WebhookReceiver, status = 500): void => {
  receiver.answer = (_message, response) => response.writeHead(status).end('not now');
};
const accept = (receiver: WebhookReceiver): void => {
  receiver.answer = (_message, response) => response.end('thank you');
};

test('a webhook gets each event of its kinds from now on, signed by Standard Webhooks, with the id of the log', async () => {
  await logEvents(server, 3);
  const made = await hook(undefined, ['LIMITS_CHANGED']);
  await logEvents(server, 6);
  await until(() => made.receiver.messages.length === 2, 10_000);
  const [message] = made.receiver.messages;
  const { body } = await made.citizen.rest('GET', '/api/events?kinds=limits.changed&after=3');
  expect(new Webhook(made.secret).verify(message?.body ?? '', { ...message?.headers })).toEqual(
    body.events[0],
  );
  expect(ids(made)).toEqual(['6', '9']);
  expect(message?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^WakaFine-Webhooks\//),
  });
  await until(
    async () => (await listOf(made)).deliveries.every((each: JsonValue) => each.status === 'DELIVERED'),
    5_000,
  );
  expect((await listOf(made)).deliveries[0]).toMatchObject({
    ...{ messageId: '9', kind: 'LIMITS_CHANGED', status: 'DELIVERED', tries: 1, answerStatus: 200 },
    ...{ excerpt: 'thank you', fault: null, nextAt: null, tookMs: expect.any(Number) },
  });
});

test('what fails is tried again after 5 s, 5 min and so on under the same id, and the queued ones follow at once when it works', async () => {
  const made = await hook();
  refuse(made.receiver);
  await logEvents(server, 2);
  await until(() => made.receiver.messages.length === 1, 10_000);
  await until(async () => (await listOf(made)).failingSince !== null, 5_000);
  const failed = (await listOf(made)).deliveries.find((each: JsonValue) => each.tries === 1);
  expect(failed).toMatchObject({ status: 'WAITING', answerStatus: 500, fault: 'STATUS', excerpt: 'not now' });
  expect(Date.parse(failed.nextAt) - Date.parse(failed.triedAt)).toBe(5_000);
  server.clock.advance(6_000);
  await until(() => made.receiver.messages.length === 2, 10_000);
  await until(async () => {
    const { deliveries } = await listOf(made);
    return deliveries.reduce((sum: number, { tries }: JsonValue) => sum + tries, 0) === 2;
  }, 5_000);
  accept(made.receiver);
  server.clock.advance(5 * MINUTE_MS + 31_000);
  await until(
    async () => (await listOf(made)).deliveries.every((each: JsonValue) => each.status === 'DELIVERED'),
    10_000,
  );
  expect(new Set(ids(made))).toEqual(new Set(['1', '2']));
  expect((await listOf(made)).failingSince).toBeNull();
});

test('after the last try a delivery has failed, and can be replayed under its id', async () => {
  const made = await hook();
  refuse(made.receiver, 307);
  await logEvents(server, 1);
  for (let tries = 1; tries <= 8; tries += 1) {
    await until(() => made.receiver.messages.length === tries, 10_000);
    await until(async () => (await listOf(made)).deliveries[0].tries === tries, 5_000);
    server.clock.advance(DAY_MS / 2 + MINUTE_MS);
    if (tries === 7) {
      server.clock.advance(DAY_MS / 2);
    }
  }
  const [failed] = (await listOf(made)).deliveries;
  expect(failed).toMatchObject({
    status: 'FAILED',
    tries: 8,
    nextAt: null,
    answerStatus: 307,
    fault: 'STATUS',
  });
  accept(made.receiver);
  const replayed = await made.citizen.graphql(REPLAY_ONE, { input: { id: failed.id } });
  expect(replayed.body.data.replayDelivery).toEqual({ messageId: '1' });
  await until(async () => (await listOf(made)).deliveries[0].status === 'DELIVERED', 10_000);
  expect(new Set(ids(made))).toEqual(new Set(['1']));
});

test('a webhook that fails for five days is switched off, its owner is notified, and once it is on again nothing is missing', async () => {
  const made = await hook();
  refuse(made.receiver);
  await logEvents(server, 1);
  await until(() => made.receiver.messages.length === 1, 10_000);
  await until(async () => (await listOf(made)).failingSince !== null, 5_000);
  server.clock.advance(5 * DAY_MS + HOUR_MS);
  await until(async () => (await listOf(made)).offReason === 'FAILURES', 10_000);
  const news = async () => {
    const list = '{ notifications(language: EN) { edges { node { kind title body } } } }';
    return (await made.citizen.graphql(list)).body.data.notifications.edges;
  };
  await until(async () => (await news()).length > 0, 10_000);
  expect((await news())[0].node).toMatchObject({
    ...{ kind: 'WEBHOOK_OFF', title: 'Your webhook is off' },
    body: expect.stringContaining('127.0.0.1'),
  });
  await logEvents(server, 3);
  accept(made.receiver);
  const { body } = await made.citizen.graphql(CHANGE, { input: { id: made.id, isOn: true } });
  expect(body.data.changeWebhook.webhook).toMatchObject({ offAt: null, offReason: null, failingSince: null });
  server.clock.advance(DAY_MS);
  await until(() => new Set(ids(made)).size === 4, 10_000);
});

test('410 switches a webhook off at once, and one that is off gets nothing', async () => {
  const made = await hook();
  refuse(made.receiver, 410);
  await logEvents(server, 1);
  await until(async () => (await listOf(made)).offReason === 'GONE', 10_000);
  const refused = await made.citizen.graphql(TEST, { input: { id: made.id } });
  expect(refused.body.errors[0].extensions.code).toBe('CONFLICT');
  const again = await made.citizen.graphql(CHANGE, { input: { id: made.id, isOn: false } });
  expect(again.body.data.changeWebhook.webhook.offReason).toBe('GONE');
});

test('a slow receiver holds its own slot and nobody else’s, and is cut off when the server closes', async () => {
  const slow = await hook();
  slow.receiver.answer = () => undefined;
  const quick = await hook();
  await logEvents(server, 1);
  await until(() => slow.receiver.messages.length === 1, 10_000);
  for (let round = 2; round <= 4; round += 1) {
    await logEvents(server, 1);
    await until(() => quick.receiver.messages.length === round, 5_000);
  }
  expect(slow.receiver.messages).toHaveLength(1);
  const startedAtMs = Date.now();
  const other = await server.another();
  await other.close();
  expect(Date.now() - startedAtMs).toBeLessThan(8_000);
});

test('of one host three webhooks are served at a time, over all processes', async () => {
  const other = await server.another();
  const made = await Promise.all(Array.from({ length: 5 }, () => hook()));
  made.forEach(({ receiver }) => {
    receiver.answer = () => undefined;
  });
  await logEvents(server, 1);
  const reached = (): number => made.filter(({ receiver }) => receiver.messages.length > 0).length;
  await until(() => reached() === 3, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(reached()).toBe(3);
  await other.close();
});

test('of one account two webhooks are served at a time', async () => {
  const citizen = await TestClient.citizen(server.url);
  const made = await Promise.all(Array.from({ length: 5 }, () => hook(citizen)));
  made.forEach(({ receiver }) => {
    receiver.answer = () => undefined;
  });
  await logEvents(server, 1);
  const reached = (): number => made.filter(({ receiver }) => receiver.messages.length > 0).length;
  await until(() => reached() === 2, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(reached()).toBe(2);
});

test('events that come while a process is killed arrive, and with several processes each once', async () => {
  const other = await server.another();
  const made = await hook();
  await logEvents(server, 30);
  await other.close();
  await logEvents(server, 5);
  await until(() => new Set(ids(made)).size === 35, 20_000);
  const counted = ids(made);
  expect(counted.length - new Set(counted).size).toBeLessThanOrEqual(1);
  expect([...counted].sort((one, another) => Number(one) - Number(another)).at(-1)).toBe('35');
});

test('a replaced secret signs beside the former one for a day', async () => {
  const made = await hook();
  const { body } = await made.citizen.graphql(ROTATE, { input: { id: made.id } });
  const { secret, webhook } = body.data.rotateWebhookSecret;
  expect([secret === made.secret, webhook.formerSecretUntil]).toEqual([false, expect.any(String)]);
  await logEvents(server, 1);
  await until(() => made.receiver.messages.length === 1, 10_000);
  const [both] = made.receiver.messages;
  for (const each of [secret, made.secret]) {
    expect(new Webhook(each).verify(both?.body ?? '', { ...both?.headers })).toMatchObject({ id: '1' });
  }
  server.clock.advance(DAY_MS + MINUTE_MS);
  await logEvents(server, 1);
  await until(() => made.receiver.messages.length === 2, 10_000);
  expect(made.receiver.messages[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
});

test('a test arrives with a type of its own, and a range is replayed under its ids', async () => {
  const made = await hook();
  const tested = await made.citizen.graphql(TEST, { input: { id: made.id } });
  const { messageId } = tested.body.data.testWebhook;
  expect(messageId).toMatch(/^test_/);
  await until(() => made.receiver.messages.length === 1, 10_000);
  expect(JSON.parse(made.receiver.messages[0]?.body ?? '')).toMatchObject({
    ...{ id: messageId, type: 'test', data: {} },
  });
  await logEvents(server, 5);
  await until(() => made.receiver.messages.length === 6, 10_000);
  await until(
    async () => (await listOf(made)).deliveries.every((each: JsonValue) => each.status === 'DELIVERED'),
    5_000,
  );
  const { body } = await made.citizen.graphql(REPLAY, { input: { id: made.id, after: '1', until: '3' } });
  expect(body.data.replayWebhook).toEqual({ queued: 2 });
  await until(() => made.receiver.messages.length === 8, 10_000);
  expect(ids(made).slice(6).sort()).toEqual(['2', '3']);
});

test('five webhooks are the most, addresses inside and foreign webhooks are out of reach', async () => {
  const citizen = await TestClient.citizen(server.url);
  const create = async (url: string): Promise<JsonValue> =>
    (await citizen.graphql(CREATE, { input: { url, kinds: KINDS } })).body;
  for (const url of ['http://10.0.0.1/', 'https://example.org:22/', 'https://a:b@example.org/', 'x', '']) {
    const { errors } = await create(url);
    expect([url, errors[0].extensions.code, Object.keys(errors[0].extensions.fields)]).toEqual([
      ...[url, 'BAD_USER_INPUT'],
      [expect.stringMatching(/url$/)],
    ]);
  }
  const made = await Promise.all(Array.from({ length: 7 }, () => create('https://hook.invalid/')));
  expect(made.filter(({ data }) => data !== null)).toHaveLength(5);
  expect(made.find(({ data }) => data === null).errors[0].extensions.code).toBe('CONFLICT');
  const { id } = made.find(({ data }) => data !== null).data.createWebhook.webhook;
  const stranger = await TestClient.citizen(server.url);
  expect((await stranger.graphql(LIST)).body.data.myWebhooks).toEqual([]);
  const tries = [
    ...[DELETE, TEST, ROTATE, REPLAY_ONE, REPLAY].map((each) => stranger.graphql(each, { input: { id } })),
    stranger.graphql(CHANGE, { input: { id, isOn: false } }),
  ];
  for (const { body } of await Promise.all(tries)) {
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  const deleted = await citizen.graphql(DELETE, { input: { id } });
  expect(deleted.body.data.deleteWebhook).toEqual({ webhookId: id });
});

test('a name without a public address is called by nobody, and neither it nor a secret stands anywhere', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { body } = await citizen.graphql(CREATE, { input: { url: 'https://hook.invalid/', kinds: KINDS } });
  await logEvents(server, 1);
  const made = { citizen, id: body.data.createWebhook.webhook.id };
  await until(async () => (await listOf(made)).deliveries[0]?.fault === 'ADDRESS', 15_000);
  const [row] = await server.dataSource.query('SELECT sealed_secret FROM webhook_endpoint');
  expect(row.sealed_secret).not.toContain(body.data.createWebhook.secret.slice(6));
});

test('deliveries are deleted after 14 days, but for those that wait, and with the account all of it', async () => {
  const made = await hook();
  await logEvents(server, 2);
  await until(
    async () =>
      (await listOf(made)).deliveries.filter((each: JsonValue) => each.status === 'DELIVERED').length === 2,
    10_000,
  );
  server.clock.advance(15 * DAY_MS);
  await deleteOldDeliveries(server.services);
  expect(await server.dataSource.query('SELECT FROM webhook_delivery')).toEqual([]);
  await server.dataSource.query('DELETE FROM account');
  expect(await server.dataSource.query('SELECT FROM webhook_endpoint')).toEqual([]);
});
