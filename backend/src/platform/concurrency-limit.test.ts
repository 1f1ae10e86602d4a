import { ConcurrencyLimit } from './concurrency-limit';

test('no more pieces of work run at once than allowed, all run, and in the order of their arrival', async () => {
  const limit = new ConcurrencyLimit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return index;
  };
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => limit.run(work(index))));
  expect(results).toEqual([0, 1, 2, 3, 4, 5]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('work that fails frees its place', async () => {
  const limit = new ConcurrencyLimit(1);
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limit.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});
