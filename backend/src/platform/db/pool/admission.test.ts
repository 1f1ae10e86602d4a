import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../errors';
import { Admission } from './admission';
import type { Lane, Leave } from './admission';

/** Takes so many places at once. */
function takeAll(admission: Admission, lane: Lane, count: number): Promise<Leave[]> {
  return Promise.all(Array.from({ length: count }, () => admission.enter(lane)));
}

/** The refusal of an attempt, and how long it took, ms. */
async function refusalOf(attempt: Promise<Leave>): Promise<{ error: AppError; tookMs: number }> {
  const fromMs = performance.now();
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) {
    throw new Error('The attempt was let in.');
  }
  return { error, tookMs: performance.now() - fromMs };
}

test('fixes go before reads and reads before exports, whichever came first', async () => {
  const admission = new Admission(20);
  const held = await takeAll(admission, 'FIXES', 20);
  const order: Lane[] = [];
  const entering = (['EXPORTS', 'READS', 'FIXES', 'READS', 'FIXES'] as const).map(async (lane) => {
    const leave = await admission.enter(lane);
    order.push(lane);
    leave('USED');
  });
  expect(admission.waitingCount).toBe(5);
  await wait(1);
  held.forEach((leave) => leave('USED'));
  await Promise.all(entering);
  expect(order).toEqual(['FIXES', 'FIXES', 'READS', 'READS', 'EXPORTS']);
});

test('reads leave places to fixes, and exports leave most places to reads', async () => {
  const admission = new Admission(20);
  const exports = Array.from({ length: 8 }, () => admission.enter('EXPORTS'));
  const reads = Array.from({ length: 20 }, () => admission.enter('READS'));
  expect(admission.waitingCount).toBe(4 + 7);
  const fixes = await takeAll(admission, 'FIXES', 3);
  fixes.forEach((leave) => leave('USED'));
  for (const entering of [...exports, ...reads]) {
    void entering.then((leave) => leave('USED'));
  }
  await Promise.all([...exports, ...reads]);
});

test('where nothing has moved for 2 s, those who wait are refused, and later ones at once', async () => {
  const admission = new Admission(4);
  const held = await takeAll(admission, 'FIXES', 4);
  const first = await refusalOf(admission.enter('FIXES'));
  expect(first.error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(first.tookMs).toBeGreaterThan(1_500);
  const next = await refusalOf(admission.enter('FIXES'));
  expect(next.error.retryAfterS).toBeGreaterThanOrEqual(2);
  expect(next.tookMs).toBeLessThan(100);
  held.forEach((leave) => leave('USED'));
  (await admission.enter('READS'))('USED');
});

test('a queue that drains too slowly is not entered', async () => {
  const admission = new Admission(1);
  for (let use = 0; use < 40; use += 1) {
    const leave = await admission.enter('FIXES');
    await wait(30);
    leave('USED');
  }
  const held = await admission.enter('FIXES');
  const attempts = Array.from({ length: 300 }, () => admission.enter('FIXES'));
  const outcomes = attempts.map((attempt) =>
    attempt.then(
      (leave) => leave('USED'),
      (error: AppError) => error.retryAfterS,
    ),
  );
  const waiting = admission.waitingCount;
  expect(waiting).toBeGreaterThan(20);
  expect(waiting).toBeLessThan(200);
  held('USED');
  const refused = (await Promise.all(outcomes)).filter((each) => each !== undefined);
  expect(refused).toHaveLength(300 - waiting);
  expect(refused[0]).toBeGreaterThanOrEqual(2);
});

test('while the database is out of reach one tries, and all others are refused without a wait', async () => {
  const admission = new Admission(20);
  (await admission.enter('READS'))('UNREACHED');
  const trying = await admission.enter('READS');
  expect((await refusalOf(admission.enter('FIXES'))).tookMs).toBeLessThan(100);
  trying('USED');
  (await takeAll(admission, 'READS', 10)).forEach((leave) => leave('USED'));
});
