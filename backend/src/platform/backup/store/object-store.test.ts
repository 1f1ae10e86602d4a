import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedSignature } from '../../../testing/object-store/signature-version-4';
import { StoreServer } from '../../../testing/object-store/store-server';
import type { BackupStoreConfig } from '../../config/backup-config';
import { copyToStore } from './copy-to-store';
import { readStoreState } from './last-stored';
import { ObjectStore } from './object-store';

const PATIENCE = { tries: 3, firstWaitMs: 1, requestMs: 400 };
const PART_BYTES = 1_000;
const CONTENT = Buffer.from('0123456789'.repeat(250));
const FILE = 'wakafine-2026-03-02.backup';
const KEY = `wakafine/north/${FILE}`;
const MADE_AT = '2026-03-02T01:00:00.000Z';

let folder: string;
let server: StoreServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-store-'));
  writeFileSync(join(folder, FILE), CONTENT);
  server = await StoreServer.start();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function copy(more: Partial<BackupStoreConfig> = {}): Promise<boolean> {
  const config = server.config(more);
  const store = new ObjectStore(config, PATIENCE, PART_BYTES);
  return copyToStore({ folder, file: FILE, madeAt: MADE_AT }, { store, count: config.count });
}

test('the test server signs as the published example does', () => {
  // "GET Object" of the documentation of Signature Version 4 for Amazon S3.
  const request = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': createHash('sha256').digest('hex'),
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const signed = expectedSignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY');
  expect(signed?.expected).toBe(signed?.given);
});

test('a backup goes into the store in parts, is read back, and only the oldest of ours go', async () => {
  const theirs = [
    'wakafine/north/notes.txt',
    'wakafine/north/wakafine-old.backup',
    'wakafine/south/wakafine-2020-01-01.backup',
    'wakafine-2020-01-01.backup',
  ];
  const ours = ['2026-02-27', '2026-02-28', '2026-03-01'].map(
    (day) => `wakafine/north/wakafine-${day}.backup`,
  );
  [...theirs, ...ours].forEach((key) => server.objects.set(key, Buffer.from('before')));
  server.uploads.set('cut off', { key: 'wakafine/north/wakafine-2026-03-01.backup', parts: new Map() });
  server.uploads.set('of others', { key: 'wakafine/south/wakafine-2026-03-01.backup', parts: new Map() });
  expect(await copy()).toBe(true);
  expect(server.objects.get(KEY)).toEqual(CONTENT);
  expect([...server.objects.keys()].sort()).toEqual([...theirs, ...ours.slice(1), KEY].sort());
  expect([...server.uploads.keys()]).toEqual(['of others']);
  expect(server.asked.filter((kind) => kind === 'PUT part')).toHaveLength(3);
  const { last, fault } = await readStoreState(folder);
  expect(fault).toBeNull();
  expect(last).toMatchObject({ file: FILE, madeAt: MADE_AT, bytes: CONTENT.length });
  const asked = server.asked.length;
  expect(await copy()).toBe(false);
  expect(server.asked).toHaveLength(asked);
});

test.each([
  ['a key that is not known', { keyId: 'AKIAANOTHER' }, '403 InvalidAccessKeyId'],
  ['another secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['another bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
])('%s is refused at once, said and written down without the secret', async (_, more, said) => {
  await expect(copy(more)).rejects.toMatchObject({
    reason: 'NOT_STORED',
    message: expect.stringContaining(said),
  });
  const { last, fault } = await readStoreState(folder);
  expect(last).toBeNull();
  expect(fault?.message).toContain(said);
  expect(readFileSync(join(folder, 'last-stored.json'), 'utf8')).not.toContain(server.config(more).secret);
});

test('nobody at the address is a fault with its reason', async () => {
  const gone = await StoreServer.start();
  const { endpoint } = gone.config();
  await gone.stop();
  await expect(copy({ endpoint })).rejects.toMatchObject({
    reason: 'NOT_STORED',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a store that has much to do, breaks off or falls silent for a moment is asked again', async () => {
  server.fault = (kind, count) => {
    if (kind === 'PUT part' && count === 2) {
      return { status: 503, code: 'SlowDown' };
    }
    if (kind === 'PUT part' && count === 4) {
      return 'silent';
    }
    return kind === 'GET object' && count === 1 ? 'cut' : null;
  };
  expect(await copy()).toBe(true);
  expect(server.objects.get(KEY)).toEqual(CONTENT);
  expect((await readStoreState(folder)).fault).toBeNull();
});

test.each([
  ['is full', 'PUT part', { status: 507, code: 'InsufficientStorage' }, '507 InsufficientStorage'],
  ['always cuts off', 'GET object', 'cut', 'no whole answer'],
  ['stays silent', 'GET uploads', 'silent', 'no whole answer'],
  ['gives back something else', 'GET object', 'altered', 'gives back something else'],
  [
    'can not put the parts together',
    'POST complete',
    { status: 400, code: 'InvalidPart' },
    '400 InvalidPart',
  ],
] as const)('a store that %s deletes nothing, and the next try ends well', async (_, at, fault, said) => {
  const old = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'].map(
    (day) => `wakafine/north/wakafine-${day}.backup`,
  );
  old.forEach((key) => server.objects.set(key, Buffer.from('before')));
  server.fault = (kind) => (kind === at ? fault : null);
  await expect(copy()).rejects.toMatchObject({
    reason: 'NOT_STORED',
    message: expect.stringContaining(said),
  });
  expect(old.filter((key) => server.objects.has(key))).toEqual(old);
  expect((await readStoreState(folder)).fault?.message).toContain(said);
  expect([...server.uploads]).toEqual([]);
  server.fault = () => null;
  expect(await copy()).toBe(true);
  expect((await readStoreState(folder)).fault).toBeNull();
  expect([...server.objects.keys()].sort()).toEqual([...old.slice(2), KEY]);
});

test('a store that lists no unfinished uploads is used all the same', async () => {
  server.fault = (kind) => (kind === 'GET uploads' ? { status: 501, code: 'NotImplemented' } : null);
  expect(await copy()).toBe(true);
  expect(server.objects.get(KEY)).toEqual(CONTENT);
});

test('an altered copy is not left in the store under the name of a backup', async () => {
  server.fault = (kind) => (kind === 'GET object' ? 'altered' : null);
  await expect(copy()).rejects.toMatchObject({ reason: 'NOT_STORED' });
  expect([...server.objects.keys()]).toEqual([]);
});
