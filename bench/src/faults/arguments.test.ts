import { UsageError } from '../command/arguments';
import { readSuiteArguments } from './arguments';

const read = (...words: string[]) => readSuiteArguments(words, () => 4_711);

test('a seed is drawn where none is given, and everything has a value', () => {
  expect(read()).toEqual({ seed: 4_711, minutes: 2, processes: 2, phones: 24, rate: 6_000 });
  expect(read('--seed', '17', '--minutes', '0.5', '--processes', '3')).toMatchObject({
    ...{ seed: 17, minutes: 0.5, processes: 3 },
  });
});

test.each([
  [['--seed', '1.5']],
  [['--seed', '-1']],
  [['--minutes', '0']],
  [['--minutes', '1e999']],
  [['--minutes', 'NaN']],
  [['--processes', '4']],
  [['--rate', ' ']],
  [['--speed', '1']],
  [['more']],
])('refuses %j', (words) => {
  expect(() => read(...words)).toThrow(UsageError);
});
