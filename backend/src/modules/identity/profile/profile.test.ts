import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';
import { jpegWith, JPEG_PICTURE, PNG_PICTURE } from '../../../testing/pictures';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const PROFILE = 'profile { fullName email driverLicense emergencyContact { name phone } photoUrl version }';
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { viewer { displayName ${PROFILE} } } }`;
const EMPTY = { fullName: null, email: null, driverLicense: null, emergencyContact: null, photoUrl: null };

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function update(input: Readonly<Record<string, unknown>>, by = client): Promise<JsonValue> {
  const { body } = await by.graphql(UPDATE, { input });
  return body.errors?.[0].extensions ?? body.data.updateProfile.viewer;
}

async function profile(by = client): Promise<JsonValue> {
  return (await by.graphql(`{ viewer { ${PROFILE} } }`)).body.data.viewer.profile;
}

test('a profile is empty at first, and stored once it is given', async () => {
  expect(await profile()).toEqual({ ...EMPTY, version: 0 });
  const given = {
    fullName: 'Demo Citizen',
    email: 'demo@example.cm',
    driverLicense: 'C-12345/LT',
    emergencyContact: { name: 'Demo Relative', phone: '+237 6 77 12 34 56' },
  };
  const { displayName, profile: after } = await update({ version: 0, ...given });
  expect([displayName, after]).toEqual(['Demo Citizen', { ...given, photoUrl: null, version: 1 }]);
  expect(await profile()).toEqual(after);
  const { body } = await client.rest('GET', '/api/auth/me');
  expect(body).toMatchObject({ fullName: 'Demo Citizen', email: 'demo@example.cm', profileImage: null });
});

test('what is left out stays, and null or nothing removes', async () => {
  const contact = { name: null, phone: '112' };
  await update({
    version: 0,
    fullName: 'Demo',
    email: 'd@e.cm',
    driverLicense: 'C1',
    emergencyContact: contact,
  });
  await update({ version: 1, email: null, driverLicense: '  ' });
  expect(await profile()).toEqual({
    ...{ ...EMPTY, fullName: 'Demo', emergencyContact: contact, version: 2 },
  });
  await update({ version: 2, fullName: null, emergencyContact: null });
  expect(await profile()).toEqual({ ...EMPTY, version: 3 });
});

test.each([
  'Ngo\'o “Demo” "Citizen"',
  'محمد ‏عبد',
  'Demo 🚌👨‍👩‍👧',
  '<script>alert(1)</script>',
  '=1+1',
  '%s {0} ${x}',
])('the name %s comes back as it was typed', async (fullName) => {
  await update({ version: 0, fullName: ` ${fullName} ` });
  expect((await profile()).fullName).toBe(fullName);
});

test('what is wrong is named field by field, and nothing of it is stored', async () => {
  const faulty = {
    fullName: 'x'.repeat(121),
    email: 'nobody',
    driverLicense: 'x'.repeat(41),
    emergencyContact: { name: 'a\u0000', phone: 'call me' },
  };
  expect(await update({ version: 0, ...faulty })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      fullName: 'The name must be at most 120 characters',
      email: 'Please enter a valid email address',
      driverLicense: 'The driving licence must be at most 40 characters',
      'emergencyContact.name': 'Must not contain control characters',
      'emergencyContact.phone': 'Please enter a phone number of 3 to 15 digits',
    },
  });
  expect(await profile()).toEqual({ ...EMPTY, version: 0 });
});

test('of two phones the second gets what the first has written, and can go on from there', async () => {
  await update({ version: 0, fullName: 'First Phone' });
  const refusal = await update({ version: 0, fullName: 'Second Phone' });
  expect(refusal).toMatchObject({
    code: 'CONFLICT',
    current: { ...EMPTY, fullName: 'First Phone', version: 1 },
  });
  expect((await profile()).fullName).toBe('First Phone');
  expect(await update({ version: refusal.current.version, fullName: 'Second Phone' })).toMatchObject({
    displayName: 'Second Phone',
  });
});

test('of many changes at once based on the same version exactly one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => update({ version: 0, fullName: `Demo ${index}` })),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
  expect((await profile()).version).toBe(1);
});

describe('the photo', () => {
  const photoOf = (by: TestClient, path: string) => by.send('GET', path);

  test('is stored without its metadata, and shown to its holder only', async () => {
    const photo = jpegWith(0xe1, 'Exif\0\0GPS 4.0511 9.7679').toString('base64');
    const { photoUrl } = (await update({ version: 0, photo })).profile;
    const response = await photoOf(client, photoUrl);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toMatch(/^private/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2)).toEqual(JPEG_PICTURE.subarray(0, 2));
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS/);
    expect((await client.rest('GET', '/api/auth/me')).body.profileImage).toBe(photoUrl);
    expect((await photoOf(new TestClient(server.url), photoUrl)).status).toBe(401);
    expect((await photoOf(await TestClient.citizen(server.url), photoUrl)).status).toBe(404);
    expect((await photoOf(await staffClient(server, 'ADMIN'), photoUrl)).status).toBe(404);
  });

  test('is replaced under another address, stays when something else changes, and goes', async () => {
    const first = (await update({ version: 0, photo: JPEG_PICTURE.toString('base64') })).profile.photoUrl;
    expect((await update({ version: 1, fullName: 'Demo' })).profile.photoUrl).toBe(first);
    const second = (await update({ version: 2, photo: PNG_PICTURE.toString('base64') })).profile.photoUrl;
    expect(second).not.toBe(first);
    expect((await photoOf(client, second)).headers.get('content-type')).toBe('image/png');
    expect((await update({ version: 3, photo: null })).profile.photoUrl).toBeNull();
    expect((await photoOf(client, second)).status).toBe(404);
    expect(
      await server.dataSource.query(
        'SELECT 1 FROM profile_photo JOIN account ON id = account_id WHERE username = $1',
        [(await client.rest('GET', '/api/auth/me')).body.username],
      ),
    ).toEqual([]);
  });

  test.each([
    ['a text', Buffer.from('hello').toString('base64'), 'The photo must be a JPEG, PNG or WebP picture'],
    ['no Base64', 'data:image/png;base64,AAAA', 'The photo must be a JPEG, PNG or WebP picture'],
    ['nothing', '', 'The photo must be a JPEG, PNG or WebP picture'],
    [
      'too large a file',
      Buffer.concat([JPEG_PICTURE, Buffer.alloc(PHOTO_MAX_BYTES)]).toString('base64'),
      'The photo must be at most 150 KB',
    ],
  ])('is refused when it is %s, and the rest is not stored either', async (_what, photo, sentence) => {
    const refusal = await update({ version: 0, fullName: 'Demo', photo });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { photo: sentence } });
    expect(await profile()).toEqual({ ...EMPTY, version: 0 });
  });

  test('of 150 KB fits into a request', async () => {
    const behind = Buffer.alloc(PHOTO_MAX_BYTES - JPEG_PICTURE.length);
    const photo = Buffer.concat([JPEG_PICTURE, behind]).toString('base64');
    expect((await update({ version: 0, photo })).profile.photoUrl).toBe('/api/me/photo?v=1');
  });
});

test('a visitor has no profile, and staff have their own', async () => {
  expect((await update({ version: 0 }, new TestClient(server.url))).code).toBe('UNAUTHENTICATED');
  const viewer = await staffClient(server, 'VIEWER');
  expect(await update({ version: 0, fullName: 'Demo Viewer' }, viewer)).toMatchObject({
    displayName: 'Demo Viewer',
  });
});
