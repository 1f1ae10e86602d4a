import { resolve } from 'node:path';
import { readBenchArguments, UsageError } from './arguments';

test('a name alone is measured for 20 s a side in 4 rounds over 64 connections', () => {
  expect(readBenchArguments(['ingest'])).toEqual({
    name: 'ingest',
    secondsPerSide: 20,
    rounds: 4,
    connections: 64,
    percent: 100,
    storedIn: null,
    only: '',
    isShort: false,
    isWritten: false,
    given: [],
  });
});

test('pages are visited 5 times', () => {
  expect(readBenchArguments(['web']).rounds).toBe(5);
});

test('length, rounds and connections may be given', () => {
  expect(readBenchArguments(['--seconds=4', 'ingest', '--rounds', '2', '--connections', '8'])).toEqual({
    name: 'ingest',
    secondsPerSide: 4,
    rounds: 2,
    connections: 8,
    percent: 100,
    storedIn: null,
    only: '',
    isShort: false,
    isWritten: false,
    given: ['--seconds', '4', '--rounds', '2', '--connections', '8'],
  });
});

test('all of them run in short, hand on what makes them smaller, and write their page', () => {
  expect(readBenchArguments(['all', '--short', '--write', '--percent', '5'])).toMatchObject({
    ...{ name: 'all', isShort: true, isWritten: true, given: ['--percent', '5'] },
  });
});

test("of a small machine's country a share may be made", () => {
  expect(readBenchArguments(['dashboard', '--percent', '5']).percent).toBe(5);
});

test('a country is stored where one says, and some of its requests are asked for alone', () => {
  const words = ['dashboard', '--store', 'country', '--only', 'users'];
  expect(readBenchArguments(words)).toMatchObject({ storedIn: resolve('country'), only: 'users' });
});

test.each([
  [['dashboard', '--percent', '101']],
  [[]],
  [['digest']],
  [['ingest', 'ingest']],
  [['ingest', '--fast']],
  [['ingest', '--seconds', '0']],
  [['ingest', '--seconds', '1.5']],
  [['ingest', '--connections', 'many']],
  [['ingest', '--rounds', '101']],
])('%j is refused', (words) => {
  expect(() => readBenchArguments(words)).toThrow(UsageError);
});
