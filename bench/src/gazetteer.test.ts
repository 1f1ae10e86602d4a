import { runGazetteer } from './gazetteer';

test('places are named, and the pack of the country keeps its size', async () => {
  const lines: string[] = [];
  const result = await runGazetteer({ rounds: 1 }, (line) => lines.push(line));
  expect(result.packBytes).toBeLessThanOrEqual(result.packLimitBytes);
  expect([result.anywhereUs, result.onRoadUs, result.openMs].every(Number.isFinite)).toBe(true);
  expect(lines).toHaveLength(1);
});
