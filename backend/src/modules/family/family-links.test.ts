import { newLinkToken } from '../../platform/secrets/crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { createSmsOutbox } from '../../testing/peers/sms-outbox';
import { provenCitizen } from '../../testing/drives/prove-number';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { deleteOldFamilyLinks } from './delete-old-family-links';

const LINK = 'id precision isSos createdAt endsAt isOpen arrivedAt arrivalMessages openCount lastOpenedAt';
const CREATE = `mutation ($input: CreateFamilyLinkInput!) { createFamilyLink(input: $input) { link { ${LINK} } } }`;
const END = `mutation ($id: ID!) { endFamilyLink(id: $id) { link { ${LINK} } } }`;
const ARRIVE = `mutation ($input: AnnounceArrivalInput!) { announceArrival(input: $input) { link { ${LINK} } } }`;
const LIST = `{ myFamilyLinks { ${LINK} } }`;
const PLACE = { lat: 3.8667, lng: 11.5167 };

const outbox = createSmsOutbox();
let server: TestServer;
let traveller: TestClient & { readonly mobileNumber: string };
let reader: TestClient;
beforeAll(async () => {
  server = await startTestServer({ sms: outbox.config });
  reader = new TestClient(server.url);
});
afterAll(async () => {
  await server.close();
  outbox.remove();
});
beforeEach(async () => {
  server.clock.passMidnight({ before: HOUR_MS, after: HOUR_MS });
  traveller = await provenCitizen(server);
});

async function ask(client: TestClient, document: string, variables = {}): Promise<JsonValue> {
  const { body } = await client.graphql(document, variables);
  if (body.errors !== undefined) {
    return { refused: body.errors[0].extensions };
  }
  const [answer]: JsonValue[] = Object.values(body.data);
  return answer.link ?? answer;
}

async function create(over: Readonly<Record<string, unknown>> = {}, client: TestClient = traveller) {
  const token = newLinkToken();
  return { token, link: await ask(client, CREATE, { input: { token, ...over } }) };
}

async function ride(): Promise<JsonValue> {
  const startedAt = new Date(server.clock.now().getTime() - MINUTE_MS);
  const journey = await start(traveller, { startedAt });
  await push(traveller, journey.id, straightDrive(startedAt, seconds(20, 40)));
  return journey;
}

async function page(token: string, headers: Readonly<Record<string, string>> = {}, again = '') {
  const answer = await reader.send('GET', `/shared/${token}${again}`, undefined, headers);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('a link shows place and age in words, never who, in what or how fast, and its opening is counted', async () => {
  await ride();
  const { token, link } = await create();
  expect(link).toMatchObject({
    precision: 'COARSE',
    isSos: false,
    isOpen: true,
    openCount: 0,
    lastOpenedAt: null,
  });
  const shown = await page(token);
  expect(shown.status).toBe(200);
  expect(shown.html).toMatch(/<h1>[^<]+<\/h1><p>Seen there at \d\d:\d\d, just now<\/p>/);
  expect(shown.html).not.toMatch(/km\/h|LT 482|maps|65\d{7}/);
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  await page(token, {}, '?again=1');
  expect(await ask(traveller, LIST)).toMatchObject([
    { id: link.id, openCount: 1, lastOpenedAt: expect.any(String) },
  ]);
  server.clock.advance(10 * MINUTE_MS);
  // What was not open for so long is opened, whatever it says.
  const old = await page(token, { 'accept-language': 'fr' }, '?again=1');
  expect(old.html).toContain('il y a 10\u00a0min');
  expect(old.html).toContain('Le téléphone n’a rien envoyé depuis.');
  expect(await ask(traveller, LIST)).toMatchObject([{ openCount: 2 }]);
});

test('a coarse link has no coordinates, an exact one leads to a map', async () => {
  await ride();
  expect((await page((await create()).token)).html).not.toMatch(/maps\?q=|\d\.\d{3}/);
  const { token } = await create({ precision: 'EXACT' });
  expect((await page(token)).html).toMatch(/maps\?q=\d\.\d{6},\d+\.\d{6}/);
});

test('wrong, ended and revoked links answer alike, byte by byte', async () => {
  const journey = await ride();
  const expired = await create({ lastsMin: 15 });
  server.clock.advance(15 * MINUTE_MS);
  const revoked = await create();
  const arrived = await create();
  const ofJourney = await create();
  await ask(traveller, END, { id: revoked.link.id });
  await ask(traveller, ARRIVE, { input: { linkId: arrived.link.id, language: 'EN' } });
  await end(traveller, journey.id);
  server.clock.advance(29 * MINUTE_MS);
  expect((await page(ofJourney.token)).status).toBe(200);
  server.clock.advance(2 * MINUTE_MS);
  const tokens = [expired, revoked, arrived, ofJourney].map(({ token }) => token);
  const answers = await Promise.all(
    [...tokens, newLinkToken(), 'x', '%00', 'a'.repeat(90)].map((each) => page(each)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
});

test('a previewing messenger is shown nothing and counts for nothing', async () => {
  await ride();
  const { token } = await create({ precision: 'EXACT' });
  const preview = await page(token, { 'user-agent': 'WhatsApp/2.23.20.0' });
  expect(preview.html).toBe((await page(newLinkToken(), { 'user-agent': 'WhatsApp/2.23.20.0' })).html);
  expect(await ask(traveller, LIST)).toMatchObject([{ openCount: 0 }]);
});

test('the same token is the same link, another content or another account is refused, twenty at once make one', async () => {
  await ride();
  const { token, link } = await create();
  const same = await Promise.all(
    Array.from({ length: 20 }, () => ask(traveller, CREATE, { input: { token } })),
  );
  expect(new Set(same.map(({ id }) => id))).toEqual(new Set([link.id]));
  const refusals = [
    await ask(traveller, CREATE, { input: { token, precision: 'EXACT' } }),
    await ask(await provenCitizen(server), CREATE, { input: { token } }),
  ];
  expect(refusals.map(({ refused }) => refused.code)).toEqual([
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_MISMATCH',
  ]);
  const [{ hash }] = await server.dataSource.query(
    "SELECT encode(token_hash, 'hex') AS hash FROM family_link WHERE id = $1",
    [link.id],
  );
  expect(hash).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('a link needs a journey, unless it is a cry for help with a place, which outlasts a journey', async () => {
  expect((await create()).link.refused).toMatchObject({ code: 'CONFLICT' });
  expect((await create({ place: PLACE })).link.refused).toMatchObject({ code: 'CONFLICT' });
  expect((await create({ isSos: true })).link.refused).toMatchObject({ code: 'CONFLICT' });
  const without = await create({ isSos: true, precision: 'EXACT', place: PLACE });
  expect((await page(without.token)).html).toMatch(/asks for help.*Yaoundé.*maps\?q=3\.866700,11\.516700/);
  const journey = await ride();
  const within = await create({ isSos: true, place: PLACE });
  await end(traveller, journey.id);
  server.clock.advance(HOUR_MS);
  expect((await page(within.token)).status).toBe(200);
});

test('five links are open at once at most, and twenty are created on a day', async () => {
  await ride();
  for (let count = 0; count < 20; count += 1) {
    const { link } = await create();
    expect(link.isOpen).toBe(true);
    if (count === 4) {
      expect((await create()).link.refused.code).toBe('CONFLICT');
    }
    if (count >= 4) {
      await ask(traveller, END, { id: link.id });
    }
  }
  expect((await create()).link.refused).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterS: expect.any(Number),
  });
});

test("somebody else's link is not there", async () => {
  await ride();
  const { link } = await create();
  const other = await provenCitizen(server);
  expect(await ask(other, LIST)).toEqual([]);
  expect((await ask(other, END, { id: link.id })).refused.code).toBe('NOT_FOUND');
  const arrival = { input: { linkId: link.id, language: 'EN', recipients: [{ mobileNumber: '677000001' }] } };
  expect((await ask(other, ARRIVE, arrival)).refused.code).toBe('NOT_FOUND');
  expect(outbox.sentTo('677000001')).toEqual([]);
});

test('word of an arrival is sent once, in the chosen language, and its numbers are not stored', async () => {
  await ride();
  const { token, link } = await create();
  const recipients = ['677000011', '+237 677 00 00 11', '677000012'].map((mobileNumber) => ({
    mobileNumber,
  }));
  const input = { linkId: link.id, language: 'FR', recipients };
  expect(await ask(traveller, ARRIVE, { input })).toMatchObject({ isOpen: false, arrivalMessages: 2 });
  expect(await ask(traveller, ARRIVE, { input })).toMatchObject({ isOpen: false, arrivalMessages: 2 });
  expect((await page(token)).status).toBe(404);
  await until(() => outbox.sentTo('677000012').length > 0, 5_000);
  await until(() => outbox.sentTo('677000011').length > 0, 5_000);
  const texts = outbox.sentTo('677000011').map(({ text }) => text);
  expect(texts).toHaveLength(1);
  const [text = ''] = texts;
  expect(text).toMatch(/^WakaFine, \+237 6 .* est bien arrivé, \d\d:\d\d\./);
  expect(text.length).toBeLessThanOrEqual(160);
  const found = await server.dataSource.query(
    "SELECT subject FROM allowance_use WHERE subject LIKE '%67700001%'",
  );
  expect(found).toEqual([]);
});

test('an unproven account writes to nobody, a number gets four messages a day, and the link ends all the same', async () => {
  await ride();
  const stranger = { mobileNumber: '677000021' };
  const unproven = traveller;
  await server.dataSource.query('UPDATE account SET number_proven_at = NULL WHERE mobile_number = $1', [
    unproven.mobileNumber,
  ]);
  const refused = await create();
  const asked = await ask(unproven, ARRIVE, {
    input: { linkId: refused.link.id, language: 'EN', recipients: [stranger] },
  });
  expect(asked.refused).toMatchObject({ code: 'FORBIDDEN', clientCode: 'number-not-proven' });
  expect((await page(refused.token)).status).toBe(200);
  const sent: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    traveller = await provenCitizen(server);
    await ride();
    const { link } = await create();
    const input = { linkId: link.id, language: 'EN', recipients: [stranger] };
    const arrived = await ask(traveller, ARRIVE, { input });
    expect(arrived.isOpen).toBe(false);
    sent.push(arrived.arrivalMessages);
  }
  expect(sent).toEqual([1, 1, 1, 1, 0, 0]);
});

test.each([
  ['a short token', { token: 'abc' }],
  ['no time', { lastsMin: 0 }],
  ['thirteen hours', { lastsMin: 780 }],
  ['half a minute more', { lastsMin: 60.5 }],
  ['a place beyond the pole', { isSos: true, place: { lat: 91, lng: 0 } }],
])('%s is refused with its field', async (_name, over) => {
  const { link } = await create(over);
  expect(link.refused.code).toBe('BAD_USER_INPUT');
});

test('a link is deleted after 30 days, and all of it is in the export of its owner', async () => {
  await ride();
  const { link } = await create();
  const { body } = await traveller.rest('GET', '/api/me/export.json');
  expect(body.familyLinks).toMatchObject([{ id: Number(link.id), precision: 'COARSE', openCount: 0 }]);
  server.clock.advance(30 * DAY_MS + MINUTE_MS);
  await deleteOldFamilyLinks(server.services);
  expect(await server.dataSource.query('SELECT id FROM family_link WHERE id = $1', [link.id])).toEqual([]);
});
