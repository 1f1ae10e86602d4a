import { runLimits } from './limits';

test('ten thousand limits are looked up, and the pack of the shipped ones keeps its size', async () => {
  const lines: string[] = [];
  const result = await runLimits({ rounds: 1 }, (line) => lines.push(line));
  expect(result.limits).toBe(10_000);
  expect(result.packBytes).toBeLessThanOrEqual(result.packLimitBytes);
  const { coldUs, warmUs, gapUs, roadUs, openMs } = result;
  expect([coldUs, warmUs, gapUs, roadUs, openMs].every(Number.isFinite)).toBe(true);
  expect(lines).toHaveLength(1);
});
