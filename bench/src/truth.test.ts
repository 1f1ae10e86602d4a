import { RECEIVERS } from '@wakafine/simulator/truth/receivers';
import { PEERS, PROVEN } from './truth/methods';
import { runTruth } from './truth';

const quiet = (): void => undefined;

test('the judge keeps its bars for every receiver, in short form', async () => {
  const { misses, rows } = await runTruth({ percent: 1 }, quiet, [PROVEN]);
  expect(misses).toEqual([]);
  expect(rows).toHaveLength(RECEIVERS.length);
  expect(rows.every(({ falseAccusations }) => falseAccusations.length === 4)).toBe(true);
});

test('the mean of five by itself misses them', async () => {
  const { misses } = await runTruth({ percent: 1 }, quiet, PEERS.slice(0, 1));
  expect(misses.length).toBeGreaterThan(5);
});
