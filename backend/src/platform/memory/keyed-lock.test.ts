import { setTimeout as wait } from 'node:timers/promises';
import { KeyedLock } from './keyed-lock';

test('work on one key runs one after another in the order of arrival', async () => {
  const lock = new KeyedLock();
  const steps: string[] = [];
  const work = (name: string, durationMs: number) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await wait(durationMs);
    steps.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    lock.run('journey:1', work('slow', 20)),
    lock.run('journey:1', work('fast', 1)),
    lock.run('journey:1', work('last', 1)),
  ]);
  expect(results).toEqual(['slow', 'fast', 'last']);
  expect(steps).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends', 'last begins', 'last ends']);
});

test('work on another key does not wait', async () => {
  const lock = new KeyedLock();
  let release: () => void = () => undefined;
  const held = lock.run('journey:1', () => new Promise<void>((resolve) => (release = resolve)));
  await expect(lock.run('journey:2', () => Promise.resolve('free'))).resolves.toBe('free');
  release();
  await held;
});

test('work that fails fails for its own caller only, and the next in line runs', async () => {
  const lock = new KeyedLock();
  const failing = lock.run('journey:1', () => Promise.reject(new Error('no')));
  const next = lock.run('journey:1', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
  await expect(lock.run('journey:1', () => Promise.resolve('again'))).resolves.toBe('again');
});

test('work that comes while the last in line runs waits for it', async () => {
  const lock = new KeyedLock();
  const steps: string[] = [];
  const first = lock.run('journey:1', () => Promise.resolve(steps.push('first')));
  await first;
  const second = lock.run('journey:1', async () => {
    await wait(10);
    steps.push('second');
  });
  await wait(1);
  await lock.run('journey:1', () => Promise.resolve(steps.push('third')));
  await second;
  expect(steps).toEqual(['first', 'second', 'third']);
});
