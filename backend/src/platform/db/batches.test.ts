import { setTimeout as wait } from 'node:timers/promises';
import { Batches } from './batches';

test('the first value goes at once, and what follows waits together, the newest of each key only', async () => {
  const batches: (readonly string[])[] = [];
  const values = new Batches<string>(80, (batch) => batches.push(batch));
  values.add(1, 'first');
  await wait(20);
  expect(batches).toEqual([['first']]);
  values.add(1, 'older');
  values.add(2, 'other');
  values.add(1, 'newest');
  await wait(20);
  expect(batches).toHaveLength(1);
  await wait(90);
  expect(batches).toEqual([['first'], ['newest', 'other']]);
});
