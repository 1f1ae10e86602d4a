import { Caches } from './caches';
import { defineSharedAnswer } from './shared-answer';

/** A question whose reads end when the test says so. */
function askedByHand({ oldMs = 0 }: { oldMs?: number } = {}) {
  const question = defineSharedAnswer<number>({ ttlMs: 1_000, oldMs });
  let nowMs = 0;
  const asker = { caches: new Caches(), clock: () => new Date(nowMs) };
  const reads: { before: number | undefined; end: (value: number) => void; fail: (error: Error) => void }[] =
    [];
  const ask = (): Promise<number> =>
    question.ask(
      asker,
      'all',
      (before) => new Promise((end, fail) => void reads.push({ before, end, fail })),
    );
  return { question, asker, reads, ask, pass: (ms: number) => void (nowMs += ms) };
}

test('however many ask at once, one read answers them all', async () => {
  const { reads, ask } = askedByHand();
  const answers = Array.from({ length: 50 }, ask);
  reads[0]?.end(7);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => 7));
  expect(reads).toHaveLength(1);
});

test('an answer is used for its time, and the next read sees it', async () => {
  const { reads, ask, pass } = askedByHand();
  const first = ask();
  reads[0]?.end(7);
  await first;
  pass(999);
  expect(await ask()).toBe(7);
  pass(1);
  const second = ask();
  reads[1]?.end(8);
  expect(await second).toBe(8);
  expect(reads.map(({ before }) => before)).toEqual([undefined, 7]);
});

test('an old answer is given at once while the next one is read, and none that is too old', async () => {
  const { reads, ask, pass } = askedByHand({ oldMs: 5_000 });
  const first = ask();
  reads[0]?.end(7);
  await first;
  pass(4_999);
  expect([await ask(), await ask()]).toEqual([7, 7]);
  expect(reads).toHaveLength(2);
  reads[1]?.end(8);
  await new Promise(setImmediate);
  expect(await ask()).toBe(8);
  pass(5_000);
  const late = ask();
  reads[2]?.end(9);
  expect(await late).toBe(9);
});

test('a read that fails behind an old answer fails for nobody, and the next one is read anew', async () => {
  const { reads, ask, pass } = askedByHand({ oldMs: 5_000 });
  const first = ask();
  reads[0]?.end(7);
  await first;
  pass(2_000);
  expect(await ask()).toBe(7);
  reads[1]?.fail(new Error('gone'));
  await new Promise(setImmediate);
  const again = ask();
  reads[2]?.end(9);
  expect(await again).toBe(9);
});

test('what was asked before it was dropped is remembered for nobody', async () => {
  const { question, asker, reads, ask } = askedByHand();
  const early = ask();
  question.drop(asker);
  const late = ask();
  reads[1]?.end(8);
  reads[0]?.end(7);
  expect([await early, await late, await ask()]).toEqual([7, 8, 8]);
});

test('a read that fails fails for those who share it, and is tried again by the next', async () => {
  const { reads, ask } = askedByHand();
  const answers = [ask(), ask()];
  reads[0]?.fail(new Error('gone'));
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask();
  reads[1]?.end(9);
  expect(await again).toBe(9);
});

test('two processes know nothing of the answers of each other', async () => {
  const question = defineSharedAnswer<number>({ ttlMs: 1_000 });
  const one = { caches: new Caches(), clock: () => new Date(0) };
  const other = { caches: new Caches(), clock: () => new Date(0) };
  expect(await question.ask(one, 'all', () => Promise.resolve(1))).toBe(1);
  expect(await question.ask(other, 'all', () => Promise.resolve(2))).toBe(2);
});
