import { retryAfterMs, tryUntilDone } from './retry';

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['2', 2_000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 4_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
])('Retry-After %j one second after 1970 began is %j ms', (header, expected) => {
  expect(retryAfterMs(header, 1_000)).toBe(expected);
});

test('tries until it is done and waits as long as it is asked to', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const value = await tryUntilDone(
    async () => {
      tries += 1;
      return tries === 3
        ? { isDone: true, value: 'here' }
        : { isDone: false, failure: new Error('away'), retryAfterMs: tries };
    },
    { patienceMs: 1_000, onRetry: (_, pauseMs) => pauses.push(pauseMs) },
  );
  expect([value, pauses]).toEqual(['here', [1, 2]]);
});

test('throws the last failure rather than wait beyond its patience', async () => {
  const away = new Error('away');
  const attempt = async () => ({ isDone: false as const, failure: away, retryAfterMs: 60_000 });
  await expect(tryUntilDone(attempt, { patienceMs: 100 })).rejects.toBe(away);
});
