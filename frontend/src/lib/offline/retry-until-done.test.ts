import { retryUntilDone, retryWaitMs } from './retry-until-done';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tries at once, again after a failure, and no more once all is done', async () => {
  const answers = [false, true];
  const task = jest.fn(() => Promise.resolve(answers.shift() ?? true));
  const trying = retryUntilDone(task, () => 1);
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(task).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(task).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(3);
  trying.stop();
});

it('does nothing twice at once, but again afterwards when it was asked to meanwhile', async () => {
  let open = 0;
  let most = 0;
  const task = jest.fn(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    open -= 1;
    return true;
  });
  const trying = retryUntilDone(task);
  trying.tryNow();
  trying.tryNow();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(most).toBe(1);
  expect(task).toHaveBeenCalledTimes(2);
  trying.stop();
});

it('stops for good', async () => {
  const task = jest.fn(() => Promise.reject(new Error('no network')));
  const trying = retryUntilDone(task);
  await jest.advanceTimersByTimeAsync(0);
  trying.stop();
  await jest.advanceTimersByTimeAsync(600_000);
  window.dispatchEvent(new Event('online'));
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  [1, 0, 3_000],
  [1, 1, 6_000],
  [3, 0.5, 18_000],
  [50, 1, 60_000],
])('waits after %d failures with chance %d for %d ms', (failures, random, waitMs) => {
  expect(retryWaitMs(failures, random)).toBe(waitMs);
});
