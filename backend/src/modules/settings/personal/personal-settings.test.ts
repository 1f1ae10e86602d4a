import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SETTINGS = `notifications soundAlerts alertSound vibration theme language dataSaver lookNotices speedLimitKmh alertThresholdKmh version`;
const UPDATE = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { ${SETTINGS} } } }`;
const DEFAULTS = {
  notifications: true,
  soundAlerts: true,
  alertSound: 'BOTH',
  vibration: true,
  theme: 'DARK',
  language: 'EN',
  dataSaver: 'AUTO',
  lookNotices: false,
  speedLimitKmh: 60,
  alertThresholdKmh: 50,
  version: 0,
};

let server: TestServer;
let client: TestClient & { readonly mobileNumber: string };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function update(input: Readonly<Record<string, unknown>>, by: TestClient = client): Promise<JsonValue> {
  const { body } = await by.graphql(UPDATE, { input });
  return body.errors?.[0].extensions ?? body.data.updateSettings.settings;
}

const settings = async (by: TestClient = client): Promise<JsonValue> =>
  (await by.graphql(`{ viewer { settings { ${SETTINGS} } } }`)).body.data.viewer.settings;

test('they are those of the specification until somebody chooses', async () => {
  expect(await settings()).toEqual(DEFAULTS);
});

test('a choice is stored for the account, on whatever phone it signs in, and nothing else changes', async () => {
  const asked = {
    theme: 'SYSTEM',
    dataSaver: 'ON',
    lookNotices: true,
    soundAlerts: false,
    alertSound: 'VOICE',
    speedLimitKmh: 80,
    alertThresholdKmh: 45,
  };
  expect(await update({ version: 0, ...asked })).toEqual({ ...DEFAULTS, ...asked, version: 1 });
  expect(await update({ version: 1, language: 'PIDGIN', notifications: null })).toMatchObject({ version: 2 });
  const phone = new TestClient(server.url);
  const signIn = `mutation { signIn(input: { mobileNumber: "${client.mobileNumber}", pin: "483920" }) {
    viewer { settings { ${SETTINGS} } } } }`;
  const { body } = await phone.graphql(signIn);
  const stored = { ...DEFAULTS, ...asked, language: 'PIDGIN', version: 2 };
  expect(body.data.signIn.viewer.settings).toEqual(stored);
  expect(await settings(phone)).toEqual(stored);
  expect(await settings(await TestClient.citizen(server.url))).toEqual(DEFAULTS);
});

test.each([40, 50, 60, 80, 100])('%d km/h can be chosen as limit', async (speedLimitKmh) => {
  expect(await update({ version: 0, speedLimitKmh })).toMatchObject({ speedLimitKmh });
});

test.each([
  ['speedLimitKmh', 70, 'Must be one of 40, 50, 60, 80, 100'],
  ['speedLimitKmh', 0, 'Must be one of 40, 50, 60, 80, 100'],
  ['alertThresholdKmh', 9, 'Must be a number from 10 to 200'],
  ['alertThresholdKmh', 201, 'Must be a number from 10 to 200'],
])('%s can not be %d', async (name, speedKmh, sentence) => {
  const refusal = await update({ version: 0, theme: 'LIGHT', [name]: speedKmh });
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [name]: sentence } });
  expect(await settings()).toEqual(DEFAULTS);
});

test('of two phones the second gets what the first has chosen', async () => {
  await update({ version: 0, theme: 'LIGHT' });
  expect(await update({ version: 0, theme: 'SYSTEM' })).toMatchObject({
    code: 'CONFLICT',
    current: { ...DEFAULTS, theme: 'LIGHT', version: 1 },
  });
  expect((await update({ version: 7, theme: 'SYSTEM' })).code).toBe('CONFLICT');
  expect(await update({ version: 1, theme: 'SYSTEM' })).toMatchObject({ theme: 'SYSTEM', version: 2 });
});

test('of many first choices at once exactly one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => update({ version: 0, theme: 'LIGHT' })));
  expect(answers.filter(({ version }) => version === 1)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
});

test('a visitor has none', async () => {
  expect((await update({ version: 0 }, new TestClient(server.url))).code).toBe('UNAUTHENTICATED');
});
