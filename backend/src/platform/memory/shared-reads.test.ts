import { SharedReads } from './shared-reads';

/** A read that ends when the test says so, and gives which one it was. */
function slowReads() {
  const ends: (() => void)[] = [];
  const read = (): Promise<number> => {
    const turn = ends.length + 1;
    return new Promise((resolve) => ends.push(() => resolve(turn)));
  };
  return { ends, read };
}

test('a caller who comes while a read is under way shares the next one, which begins afterwards', async () => {
  const reads = new SharedReads<number>();
  const { ends, read } = slowReads();
  const first = reads.read('a', read);
  const later = [reads.read('a', read), reads.read('a', read), reads.read('a', read)];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  const last = reads.read('a', read);
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await new Promise(setImmediate);
  ends[2]?.();
  expect(await last).toBe(3);
  expect(ends).toHaveLength(3);
});

test('reads of different things do not wait for each other', async () => {
  const reads = new SharedReads<number>();
  const { ends, read } = slowReads();
  void reads.read('a', read);
  void reads.read('b', read);
  expect(ends).toHaveLength(2);
});

test('a read that fails fails for those who shared it, and the next one is tried', async () => {
  const reads = new SharedReads<number>();
  const failing = (): Promise<number> => Promise.reject(new Error('gone'));
  const first = reads.read('a', failing);
  const second = reads.read('a', failing);
  const third = reads.read('a', () => Promise.resolve(3));
  await expect(first).rejects.toThrow('gone');
  await expect(second).rejects.toThrow('gone');
  await expect(third).rejects.toThrow('gone');
  expect(await reads.read('a', () => Promise.resolve(4))).toBe(4);
});
