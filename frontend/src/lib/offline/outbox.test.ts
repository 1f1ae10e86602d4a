import 'fake-indexeddb/auto';
import { clearOutbox, dropItem, queueItem, makingRoom, readOutbox } from './outbox';
import type { OutboxItem } from './outbox-item';

const PHOTO = 'data:image/jpeg;base64,YWJj';
const REPORT = { accountId: '7', kind: 'incident', id: 'one', content: { note: 'a' }, photo: null } as const;

beforeEach(clearOutbox);
afterEach(() => jest.restoreAllMocks());

/** A disk on which whatever `isTooMuch` finds no room any more. */
function fillDisk(isTooMuch: (item: OutboxItem) => boolean): void {
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function tryToPut(
    this: IDBObjectStore,
    value: OutboxItem,
  ) {
    if (isTooMuch(value)) {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    }
    return put.call(this, value);
  });
}

it('stores one thing once, in its last state and at the time it was stored first, for its account alone', async () => {
  await queueItem(REPORT);
  const [first] = await readOutbox('7', 'incident');
  expect(await queueItem({ ...REPORT, content: { note: 'b' } })).toBe('whole');
  expect(await readOutbox('7', 'incident')).toEqual([{ ...first, content: { note: 'b' } }]);
  expect(await readOutbox('8', 'incident')).toEqual([]);
  expect(await readOutbox('7', 'profile')).toEqual([]);
  await dropItem(REPORT);
  expect(await readOutbox('7', 'incident')).toEqual([]);
});

it('stores a report without its photo where there is no room for both, and remembers that it had one', async () => {
  fillDisk(({ photo }) => photo !== null);
  expect(await queueItem({ ...REPORT, photo: PHOTO })).toBe('withoutPhoto');
  expect(await readOutbox('7', 'incident')).toMatchObject([{ id: 'one', photo: null, isPhotoLost: true }]);
});

it('gives up the photos of queued items before it refuses a report', async () => {
  await queueItem({ ...REPORT, photo: PHOTO });
  let photos = 1;
  fillDisk(({ id, photo }) => {
    photos -= id === 'one' && photo === null ? 1 : 0;
    return photos > 0;
  });
  expect(await queueItem({ ...REPORT, id: 'two' })).toBe('whole');
  expect(await readOutbox('7', 'incident')).toMatchObject([
    { id: 'one', photo: null, isPhotoLost: true },
    { id: 'two', photo: null, isPhotoLost: false },
  ]);
});

it('says that there is no room where there is none, and leaves what it had', async () => {
  await queueItem(REPORT);
  fillDisk(() => true);
  expect(await queueItem({ ...REPORT, id: 'two' })).toBe('nothing');
  expect(await readOutbox('7', 'incident')).toMatchObject([{ id: 'one' }]);
});

it('makes room for fixes by giving up photos, and rejects where that is not enough', async () => {
  await queueItem({ ...REPORT, photo: PHOTO });
  const tries: boolean[] = [];
  await makingRoom(async () => {
    const isFull = (await readOutbox('7', 'incident')).some(({ photo }) => photo !== null);
    tries.push(isFull);
    if (isFull) {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    }
  });
  expect(tries).toEqual([true, false]);
  await expect(makingRoom(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
});
