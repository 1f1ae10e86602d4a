import { readReplayArguments, UsageError } from './replay-arguments';

test('a track alone is driven at once to this machine in pushes of 100', () => {
  expect(readReplayArguments(['drive.gpx'], {})).toEqual({
    trackPath: 'drive.gpx',
    url: 'http://127.0.0.1:4000',
    speedup: null,
    batchSize: 100,
  });
  expect(readReplayArguments(['drive.gpx'], { PORT: '4100' }).url).toBe('http://127.0.0.1:4100');
});

test('speed, address and size of the pushes may be given anywhere', () => {
  const words = ['--speedup', '2.5', 'drive.gpx', '--url=https://waka.cm/', '--batch', '1000'];
  expect(readReplayArguments(words, { PORT: '1' })).toEqual({
    trackPath: 'drive.gpx',
    url: 'https://waka.cm',
    speedup: 2.5,
    batchSize: 1000,
  });
});

test.each([
  [[]],
  [['a.gpx', 'b.gpx']],
  [['a.gpx', '--fast']],
  [['a.gpx', '--speedup', '0.5']],
  [['a.gpx', '--speedup', 'NaN']],
  [['a.gpx', '--speedup']],
  [['a.gpx', '--batch', '0']],
  [['a.gpx', '--batch', '1001']],
  [['a.gpx', '--batch', '2.5']],
  [['a.gpx', '--url', 'ftp://x']],
  [['a.gpx', '--url', 'nowhere']],
])('%j is refused', (words) => {
  expect(() => readReplayArguments(words, {})).toThrow(UsageError);
});
