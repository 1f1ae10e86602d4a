import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../../platform/context/context';
import { newStaffMember } from '../../../testing/party/party';
import type { Person } from '../../../testing/party/party';
import { fillPatrolLedger } from '../../../testing/patrols';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';
import { staffClient } from '../../../testing/staff';
import { saveView, VIEW_FIELDS } from '../../../testing/views';
import { mailDueViews } from './mail-due-views';

const WITHIN_MS = 10_000;
const SUBSCRIBE = `mutation ($input: SubscribeToViewInput!) { subscribeToView(input: $input) { view { ${VIEW_FIELDS} } } }`;
const UNSUBSCRIBE = `mutation ($input: UnsubscribeFromViewInput!) { unsubscribeFromView(input: $input) { view { mail { dueAt } } } }`;
const STOP = `mutation ($input: StopViewMailInput!) { stopViewMail(input: $input) { wasRunning } }`;
const CHANGE = `mutation ($input: ChangeViewInput!) { changeView(input: $input) { view { id } } }`;
const PAGE = `query ($filter: SegmentFilterInput!) {
  segmentAnalytics(filter: $filter) { whole { events judgedKm rate { per1000Km low high } } }
  segments(filter: $filter, first: 10) { road fromKm toKm events rate { per1000Km low high } }
}`;

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const folder = mkdtempSync(join(tmpdir(), 'wakafine mail '));
const outbox = join(folder, 'outbox.jsonl');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    publicUrl: 'https://wakafine.test',
    mail: { gateway: 'file', outbox },
  });
  await fillPatrolLedger(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function mailsTo(email: string): Sent[] {
  try {
    const lines = readFileSync(outbox, 'utf8').split('\n').filter(Boolean);
    // The gateway writes objects of this shape.
    return lines.map((line) => JSON.parse(line) as Sent).filter(({ to }) => to === email);
  } catch {
    return [];
  }
}

async function reader(): Promise<Person & { email: string }> {
  const person = await newStaffMember(server, { role: 'VIEWER' });
  const email = `${randomUUID()}@wakafine.test`;
  await server.dataSource.query('UPDATE account SET email = $2 WHERE id = $1', [person.id, email]);
  return { ...person, email };
}

async function subscribe(client: TestClient, viewId: string, part: object = {}): Promise<JsonValue> {
  const { body } = await client.graphql(SUBSCRIBE, { input: { viewId, rhythm: 'DAILY', ...part } });
  expect(body.errors).toBeUndefined();
  return body.data.subscribeToView.view;
}

/** Lets the time pass until a minute after the next mails are due, and has them written by as many processes at once. */
async function pastSix(processes = 1, services: Services = server.services): Promise<void> {
  const nowMs = server.clock.now().getTime();
  server.clock.advance(startOfDayMs(civilDayOf(nowMs - 6 * HOUR_MS) + 1) + 6 * HOUR_MS + MINUTE_MS - nowMs);
  await Promise.all(Array.from({ length: processes }, () => mailDueViews(services)));
}

const tenth = (value: number): string => value.toFixed(1);

test('the mail of a view has the figures of its page, first the answer with its range, once over several processes', async () => {
  const { client, email } = await reader();
  const view = await saveView(client, { name: 'Everything', sentence: 'days=28' });
  const { mail } = await subscribe(client, view.id);
  expect(new Date(mail.dueAt).getTime() - server.clock.now().getTime()).toBeLessThanOrEqual(DAY_MS);
  await pastSix(4);
  await until(() => mailsTo(email).length > 0, WITHIN_MS);
  const sent = mailsTo(email);
  expect(sent).toHaveLength(1);

  // The session of the reader has ended as idle meanwhile.
  const page = await (await staffClient(server, 'VIEWER')).graphql(PAGE, { filter: { days: 28 } });
  const { whole } = page.body.data.segmentAnalytics;
  const { per1000Km, low, high } = whole.rate;
  const [{ subject, text } = { subject: '', text: '' }] = sent;
  expect(subject).toContain('WakaFine: Everything, ');
  expect(text.split('\n')[0]).toContain(
    `${tenth(per1000Km)} violations per 1,000 km, 90 % range ${tenth(low)} to ${tenth(high)}`,
  );
  expect(text).toContain('Figures of: all vehicles, all roads, last 4 weeks, against the same time before.');
  expect(text).toContain('no counts were entered');
  const rows = text.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(rows).toHaveLength(page.body.data.segments.length);
  page.body.data.segments.forEach(({ road, fromKm, events, rate }: JsonValue, index: number) => {
    expect(rows[index]).toContain(`${road}, km ${Math.round(fromKm)}–`);
    expect(rows[index]).toContain(`violations: ${events}`);
    expect(rows[index]).toContain(rate === null ? 'under 200 km' : `${tenth(rate.per1000Km)} per 1,000 km`);
  });
  expect(text).toContain(`https://wakafine.test/admin/analytics/view-${view.id}`);

  await pastSix();
  await until(() => mailsTo(email).length > 1, WITHIN_MS);
  expect(mailsTo(email)).toHaveLength(2);
});

test('the overview is mailed in the language of its reader, with the roads', async () => {
  const { client, email } = await reader();
  const view = await saveView(client, { name: 'Le mois', page: 'OVERVIEW', sentence: 'range=30d' });
  await subscribe(client, view.id, { language: 'FR' });
  await pastSix();
  await until(() => mailsTo(email).length > 0, WITHIN_MS);
  const [{ text } = { text: '' }] = mailsTo(email);
  expect(text).toMatch(/Chiffres de\s: 30 derniers jours\./);
  expect(text).toMatch(/Trop peu de distance pour un taux|infractions par 1/);
  expect(text).toMatch(/^1\. N3/m);
});

test('the link in a mail ends them without signing in, and no other link does', async () => {
  const { client, email } = await reader();
  const { id } = await saveView(client);
  await subscribe(client, id);
  await pastSix();
  await until(() => mailsTo(email).length > 0, WITHIN_MS);
  const token = /stop-mail#([\w.-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
  const anyone = new TestClient(server.url);
  const stop = async (given: string): Promise<boolean> =>
    (await anyone.graphql(STOP, { input: { token: given } })).body.data.stopViewMail.wasRunning;
  expect(await stop(`1${token}`)).toBe(false);
  expect(await stop(`${token.slice(0, -4)}AAAA`)).toBe(false);
  expect(await stop('1.')).toBe(false);
  expect(await stop(token)).toBe(true);
  expect(await stop(token)).toBe(false);
  await pastSix();
  expect(mailsTo(email)).toHaveLength(1);
});

test.each([
  ['is suspended', 'UPDATE account SET is_suspended = true WHERE id = $1'],
  [
    'loses the permission',
    `UPDATE account SET role = 'AGENCY_VIEWER', agency_name = 'Musango Bus Service' WHERE id = $1`,
  ],
  ['has no address any more', 'UPDATE account SET email = NULL WHERE id = $1'],
])('mails end with an account that %s', async (_what, change) => {
  const { client, id, email } = await reader();
  const view = await saveView(client);
  await subscribe(client, view.id);
  await server.dataSource.query(change, [id]);
  await pastSix();
  const left = await server.dataSource.query('SELECT id FROM view_subscription WHERE account_id = $1', [id]);
  expect(left).toEqual([]);
  expect(mailsTo(email)).toEqual([]);
});

test('a colleague’s mails end with the sharing, and one’s own on the page', async () => {
  const [owner, colleague] = [await reader(), await reader()];
  const { id } = await saveView(owner.client, { isShared: true });
  await subscribe(owner.client, id, { rhythm: 'MONTHLY' });
  await subscribe(colleague.client, id, { rhythm: 'WEEKLY', weekday: 5 });
  const { mail } = await subscribe(colleague.client, id, { rhythm: 'WEEKLY', weekday: 1 });
  expect(mail).toMatchObject({ rhythm: 'WEEKLY', weekday: 1 });
  const count = async (): Promise<number> =>
    (await server.dataSource.query('SELECT id FROM view_subscription WHERE view_id = $1', [id])).length;
  expect(await count()).toBe(2);
  await owner.client.graphql(CHANGE, { input: { id, isShared: false } });
  expect(await count()).toBe(1);
  const { body } = await owner.client.graphql(UNSUBSCRIBE, { input: { viewId: id } });
  expect(body.data.unsubscribeFromView.view.mail).toBeNull();
  expect(await count()).toBe(0);
});

test('a mail that cannot be written waits for another try and delays no other one', async () => {
  const [broken, whole] = [await reader(), await reader()];
  const view = await saveView(broken.client);
  await subscribe(broken.client, view.id);
  await subscribe(whole.client, (await saveView(whole.client)).id);
  const [{ id }] = await server.dataSource.query('SELECT id FROM view_subscription WHERE view_id = $1', [
    view.id,
  ]);
  const { sessionTokens } = server.services;
  const mark = (subject: string): Buffer => {
    if (subject.endsWith(` ${id}`)) {
      throw new Error('The key is out of reach.');
    }
    return sessionTokens.mark(subject);
  };
  await pastSix(1, { ...server.services, sessionTokens: { ...sessionTokens, mark } });
  await until(() => mailsTo(whole.email).length > 0, WITHIN_MS);
  expect(mailsTo(broken.email)).toEqual([]);
  await mailDueViews(server.services);
  expect(mailsTo(broken.email)).toEqual([]);
  server.clock.advance(11 * MINUTE_MS);
  await mailDueViews(server.services);
  await until(() => mailsTo(broken.email).length > 0, WITHIN_MS);
});

test('nothing is subscribed to without an address, and no more than 20 views', async () => {
  const { client, id } = await newStaffMember(server, { role: 'VIEWER' });
  const view = await saveView(client);
  const first = await client.graphql(SUBSCRIBE, { input: { viewId: view.id, rhythm: 'DAILY' } });
  expect(first.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await server.dataSource.query('UPDATE account SET email = $2 WHERE id = $1', [id, 'one@wakafine.test']);
  for (let count = 0; count < 20; count += 1) {
    await subscribe(client, (await saveView(client, { name: `View ${count}` })).id);
  }
  const { body } = await client.graphql(SUBSCRIBE, { input: { viewId: view.id, rhythm: 'DAILY' } });
  expect(body.errors?.[0]?.extensions.code).toBe('CONFLICT');
});
