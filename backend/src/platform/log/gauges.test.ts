import { Gauges } from './gauges';

test('the rate is that of the last minute', () => {
  const gauges = new Gauges();
  gauges.countFixes(600, 1_000_000);
  gauges.countFixes(600, 1_030_000);
  expect(gauges.fixesPerSecond(1_031_000)).toBe(20);
  expect(gauges.fixesPerSecond(1_070_000)).toBe(10);
  gauges.countFixes(60, 2_000_000);
  expect(gauges.fixesPerSecond(2_000_000)).toBe(1);
});

test('a write is measured and counted also when it fails', async () => {
  const gauges = new Gauges();
  expect(gauges.writeP99Ms()).toBeNull();
  const failing = gauges.timeWrite(() => Promise.reject(new Error('no')));
  expect(gauges.writesUnderWay).toBe(1);
  await expect(failing).rejects.toThrow('no');
  expect(gauges.writesUnderWay).toBe(0);
  expect(gauges.writeP99Ms()).toBeGreaterThanOrEqual(0);
});
