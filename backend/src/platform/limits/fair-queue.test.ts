import { FairQueue } from './fair-queue';
import type { JobOwner } from './fair-queue';

/** A queue whose jobs end one by one, by hand, and the order in which they began. */
function handDriven(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let ended = 0;
  const refused: string[] = [];
  const results: Promise<unknown>[] = [];
  const submit = (name: string, owner: Partial<JobOwner>): void => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.push(resolve);
      });
    const done = queue.run({ account: name, address: name, ...owner }, work);
    results.push(done.catch(() => refused.push(name)));
  };
  /** Ends the running jobs one after another until none is left. */
  const drain = async (): Promise<void> => {
    await settled();
    for (; ended < ends.length; ended += 1) {
      ends[ended]?.();
      await settled();
    }
    await Promise.all(results);
  };
  return { begun, refused, submit, drain };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function times(count: number, act: (index: number) => void): void {
  Array.from({ length: count }, (_, index) => act(index));
}

test('no more jobs run at once than allowed, and those of equals run in the order of their arrival', async () => {
  const queue = new FairQueue(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (index: number) => async () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await settled();
    running -= 1;
    return index;
  };
  const all = [0, 1, 2, 3, 4, 5];
  const results = await Promise.all(
    all.map((index) => queue.run({ account: `${index}`, address: `${index}` }, work(index))),
  );
  expect(results).toEqual(all);
  expect(started).toEqual(all);
  expect(most).toBe(2);
});

test('of one account one job runs at a time, and other accounts do not wait for it', async () => {
  const queue = new FairQueue(3);
  const { begun, submit, drain } = handDriven(queue);
  submit('first', { account: 'a', address: 'x' });
  submit('second', { account: 'a', address: 'y' });
  submit('other', {});
  await settled();
  expect(begun).toEqual(['first', 'other']);
  await drain();
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('work that fails frees its place', async () => {
  const queue = new FairQueue(1);
  const owner = { account: 'a', address: 'x' };
  await expect(queue.run(owner, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(owner, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

test.each<[string, (index: number) => Partial<JobOwner>, Partial<JobOwner>]>([
  ['one account from one address', () => ({ account: 'flood', address: 'x' }), {}],
  [
    'one account, by somebody behind the same address',
    () => ({ account: 'flood', address: 'x' }),
    { address: 'x' },
  ],
  ['one account from many addresses', (index) => ({ account: 'flood', address: `x${index}` }), {}],
  ['many accounts from one address', (index) => ({ account: `flood${index}`, address: 'x' }), {}],
  ['one account, by its owner elsewhere', () => ({ account: 'flood', address: 'x' }), { account: 'flood' }],
])('a flood of %s lets somebody else begin after the job that is running', async (_, flooder, other) => {
  const { begun, submit, drain } = handDriven(new FairQueue(1));
  times(200, (index) => submit(`flood ${index}`, flooder(index)));
  submit('other', other);
  await drain();
  expect(begun).toHaveLength(201);
  expect(begun.indexOf('other')).toBe(1);
});

test('two who have much to do take turns, no matter who came first', async () => {
  const { begun, submit, drain } = handDriven(new FairQueue(1));
  times(4, () => submit('first', {}));
  times(4, () => submit('second', {}));
  await drain();
  expect(begun).toEqual(['first', 'second', 'first', 'second', 'first', 'second', 'first', 'second']);
});

test('waiting earns no turns: a newcomer does not overtake again and again', async () => {
  const { begun, submit, drain } = handDriven(new FairQueue(1));
  times(20, () => submit('old', {}));
  await drain();
  times(3, () => submit('old', {}));
  times(3, () => submit('new', {}));
  await drain();
  expect(begun.slice(20)).toEqual(['old', 'new', 'old', 'new', 'old', 'new']);
});

test('a full queue refuses the flood with a time to come back, never somebody else', async () => {
  const queue = new FairQueue(1, 10);
  const { begun, refused, submit, drain } = handDriven(queue);
  times(30, () => submit('flood', { address: 'x' }));
  submit('neighbour', { address: 'x' });
  submit('other', { address: 'y' });
  const refusal = queue.run({ account: 'flood', address: 'x' }, () => Promise.resolve());
  await expect(refusal).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  expect(queue).toHaveLength(10);
  await drain();
  expect(begun.slice(0, 3).sort()).toEqual(['flood', 'neighbour', 'other']);
  expect(new Set(refused)).toEqual(new Set(['flood']));
  expect(begun.length + refused.length).toBe(32);
});

test('a job that nobody waits for any more leaves the queue and is never run', async () => {
  const queue = new FairQueue(1);
  const { begun, refused, submit, drain } = handDriven(queue);
  const gone = Array.from({ length: 50 }, () => new AbortController());
  submit('first', {});
  gone.forEach(({ signal }) => submit('gone', { signal }));
  submit('last', {});
  gone.forEach((client) => client.abort());
  submit('gone', { signal: AbortSignal.abort() });
  expect(queue).toHaveLength(1);
  await drain();
  expect(begun).toEqual(['first', 'last']);
  expect(refused).toHaveLength(51);
});

test('a job that runs already is not cut off when nobody waits for it', async () => {
  const queue = new FairQueue(1);
  const gone = new AbortController();
  const result = queue.run({ account: 'a', address: 'x', signal: gone.signal }, async () => {
    gone.abort();
    await settled();
    return 'done';
  });
  await expect(result).resolves.toBe('done');
});
