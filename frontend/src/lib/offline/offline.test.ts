import 'fake-indexeddb/auto';
import { openFixQueue, type FixQueue } from './fix-queue';
import { openFixStore, type FixStore } from './fix-store';
import { startUploader, type SendResult, type UploadState } from './uploader';
import type { PhoneFix } from '../geolocation/phone-fix';

const FIX = {
  lat: 4.05,
  lng: 9.76,
  recordedAtMs: 1_000,
  accuracyM: 5,
  speedKmh: 40,
  headingDeg: null,
  clockOffsetMs: 0,
};

let journeyCount = 0;

async function buildQueue(
  store?: FixStore,
  acceptedThrough = 0,
  journeyId = `journey-${(journeyCount += 1)}`,
): Promise<FixQueue> {
  return openFixQueue({ journeyId, acceptedThrough, clockOffsetMs: 0, store });
}

describe('openFixQueue', () => {
  it('numbers fixes from 1 and hands out the oldest first', async () => {
    const queue = await buildQueue();
    queue.add(FIX);
    queue.add(FIX);
    queue.add(FIX);
    expect(queue.peek(2).map((fix) => fix.seq)).toEqual([1, 2]);
    expect(queue.size()).toBe(3);
  });

  it('knows whether its fixes would outlast the page', async () => {
    const store = await openFixStore();
    const full = await buildQueue({
      ...store,
      saveFixes: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
    });
    full.add(FIX);
    await full.settled();
    expect(full.isStored()).toBe(false);
    expect(full.peek(9)).toHaveLength(1);
    full.acknowledge([1]);
    expect(full.isStored()).toBe(true);

    const withoutStore = await buildQueue();
    withoutStore.add(FIX);
    expect(withoutStore.isStored()).toBe(false);
  });

  it('writes at once what came while the disk was busy, and again what found no room before', async () => {
    const store = await openFixStore();
    const written: number[][] = [];
    let isFull = false;
    const queue = await buildQueue({
      ...store,
      saveFixes: async (_recording, fixes) => {
        await Promise.resolve();
        if (isFull) {
          throw new DOMException('The disk is full', 'QuotaExceededError');
        }
        written.push(fixes.map(({ seq }) => seq));
      },
    });
    queue.add(FIX);
    await queue.settled();
    queue.add(FIX);
    queue.add(FIX);
    await queue.settled();
    isFull = true;
    queue.add(FIX);
    await queue.settled();
    expect(queue.isStored()).toBe(false);
    isFull = false;
    queue.add(FIX);
    await queue.settled();
    expect(queue.isStored()).toBe(true);
    expect(written).toEqual([[1], [2, 3], [4, 5]]);
  });

  it('takes up unsent fixes, numbering and clock offset after a reload', async () => {
    const store = await openFixStore();
    const before = await openFixQueue({
      journeyId: 'stored',
      acceptedThrough: 0,
      clockOffsetMs: 90_000,
      store,
    });
    before.add({ ...FIX, clockOffsetMs: 90_000 });
    before.add(FIX);
    before.acknowledge([1]);
    await before.settled();

    const after = await openFixQueue({
      journeyId: 'stored',
      acceptedThrough: 1,
      clockOffsetMs: 0,
      store: await openFixStore(),
    });
    expect(after.clockOffsetMs).toBe(90_000);
    expect(after.peek(10)).toEqual([{ ...FIX, seq: 2 }]);
    expect(after.add(FIX).seq).toBe(3);
  });

  it('goes on above what the server holds on a phone that has nothing of the journey', async () => {
    const queue = await buildQueue(await openFixStore(), 41);
    expect(queue.add(FIX).seq).toBe(42);
  });

  it('separates journeys and deletes one alone', async () => {
    const store = await openFixStore();
    const left = await buildQueue(store, 0, 'left');
    const right = await buildQueue(store, 0, 'right');
    left.add(FIX);
    right.add(FIX);
    await Promise.all([left.settled(), right.settled()]);
    await store.discard('left');
    expect(await store.loadFixes('left')).toEqual([]);
    expect(await store.loadFixes('right')).toHaveLength(1);
  });

  it('records in memory when the disk refuses every write', async () => {
    const store = await openFixStore();
    const broken = { ...store, saveFixes: () => Promise.reject(new Error('full')) };
    const queue = await buildQueue(broken);
    queue.add(FIX);
    await queue.settled();
    expect(queue.peek(1)).toHaveLength(1);
  });
});

describe('startUploader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function buildUploader(answer: (batch: PhoneFix[]) => Promise<SendResult>, fixes = 3) {
    const queue = await buildQueue();
    for (let count = 0; count < fixes; count += 1) {
      queue.add(FIX);
    }
    const batches: number[][] = [];
    const states: UploadState[] = [];
    const uploader = startUploader({
      queue,
      send: (batch) => {
        batches.push(batch.map((fix) => fix.seq));
        return answer(batch);
      },
      onState: (state) => states.push(state),
      random: () => 0,
    });
    return { queue, batches, states, uploader };
  }

  it('sends a batch after three seconds and removes it only when it is stored', async () => {
    const { queue, batches, states, uploader } = await buildUploader(() =>
      Promise.resolve({ kind: 'stored' }),
    );
    await jest.advanceTimersByTimeAsync(2_900);
    expect(batches).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(batches).toEqual([[1, 2, 3]]);
    expect(queue.size()).toBe(0);
    expect(states).toEqual(['sending', 'idle']);
    uploader.stop();
  });

  it('stores fixes that were not acknowledged and waits longer after each failure', async () => {
    const { queue, batches, states, uploader } = await buildUploader(() =>
      Promise.reject(new Error('no network')),
    );
    await jest.advanceTimersByTimeAsync(3_000);
    await jest.advanceTimersByTimeAsync(3_000);
    await jest.advanceTimersByTimeAsync(5_900);
    expect(batches).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(100);
    expect(batches).toHaveLength(3);
    expect(queue.size()).toBe(3);
    expect(states.at(-1)).toBe('waiting');
    uploader.stop();
  });

  it('never has two batches under way', async () => {
    let open = 0;
    let most = 0;
    const { uploader } = await buildUploader(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      open -= 1;
      return { kind: 'stored' };
    });
    void uploader.flush();
    void uploader.flush();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(most).toBe(1);
    uploader.stop();
  });

  it('cuts a long absence into batches of a thousand', async () => {
    const { batches, uploader } = await buildUploader(() => Promise.resolve({ kind: 'stored' }), 2_500);
    expect(await uploader.flush()).toBe(true);
    expect(batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 500]);
    uploader.stop();
  });

  it('drops the fixes that are refused by name and sends the rest', async () => {
    const { batches, queue, uploader } = await buildUploader((batch) =>
      Promise.resolve(
        batch.some((fix) => fix.seq === 2) ? { kind: 'refused', seqs: [2] } : { kind: 'stored' },
      ),
    );
    expect(await uploader.flush()).toBe(true);
    expect(batches).toEqual([
      [1, 2, 3],
      [1, 3],
    ]);
    expect(queue.size()).toBe(0);
    uploader.stop();
  });

  it('stops and keeps its fixes when the journey is not this user’s to write', async () => {
    const { batches, queue, uploader } = await buildUploader(() => Promise.resolve({ kind: 'closed' }));
    await uploader.flush();
    queue.add(FIX);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(1);
    expect(queue.size()).toBe(4);
  });
});
