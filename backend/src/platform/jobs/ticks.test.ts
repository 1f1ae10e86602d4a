import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { until } from '../../testing/server/test-sockets';
import { startTicks } from './ticks';

const WITHIN_MS = 20_000;

/** A real log that keeps its lines. */
function storedLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) };
}

test('a job runs again and again until it is stopped', async () => {
  let runs = 0;
  const { log } = storedLog();
  const stop = startTicks(
    [{ name: 'count', everyMs: 5, work: () => Promise.resolve(void (runs += 1)) }],
    log,
  );
  await until(() => runs > 1, WITHIN_MS);
  stop();
  const runsWhenStopped = runs;
  await wait(30);
  expect(runs).toBe(runsWhenStopped);
});

test('a job that takes longer than its interval never overlaps itself', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = async (): Promise<void> => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await wait(20);
    running -= 1;
  };
  const stop = startTicks([{ name: 'slow', everyMs: 3, work }], storedLog().log);
  await until(() => runs > 1, WITHIN_MS);
  stop();
  expect(most).toBe(1);
});

test('a job that fails is logged and tried again, and holds up no other job', async () => {
  const { lines, log } = storedLog();
  let tries = 0;
  let others = 0;
  const failing = async (): Promise<void> => {
    tries += 1;
    await wait(1);
    throw new Error('no database');
  };
  const stop = startTicks(
    [
      { name: 'failing', everyMs: 5, work: failing },
      { name: 'other', everyMs: 5, work: () => Promise.resolve(void (others += 1)) },
    ],
    log,
  );
  await until(() => tries > 1 && others > 1, WITHIN_MS);
  stop();
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ job: 'failing', err: { message: 'no database' } });
});
