import {
  HasDifferent,
  IsLine,
  IsLineOrEmpty,
  IsOneOf,
  IsWhole,
  IsWithin,
} from '../../platform/inputs/bounds';
import { faultsOf } from './validate-inputs';

const RANGE = { min: 1, max: 5 };

class Numbers {
  @IsWithin(RANGE)
  within: unknown = 2;

  @IsWhole(RANGE)
  whole: unknown = 2;

  @IsOneOf([2, 4])
  oneOf: unknown = 2;
}

class Texts {
  @IsLine(RANGE)
  line: unknown = 'abc';

  @IsLineOrEmpty({ min: 2, max: 5 })
  lineOrEmpty: unknown = 'abc';

  @HasDifferent(RANGE, 'Must differ')
  different: unknown = ['a'];
}

test.each([NaN, Infinity, -Infinity, 0.999, 5.001, -1])('%p is within none of the ranges', (value) => {
  const numbers = Object.assign(new Numbers(), { within: value, whole: value, oneOf: value });
  expect(faultsOf(numbers)).toEqual([
    ['within', 'Must be a number from 1 to 5'],
    ['whole', 'Must be a whole number from 1 to 5'],
    ['oneOf', 'Must be one of 2, 4'],
  ]);
});

test('a number between two whole ones is none', () => {
  expect(faultsOf(Object.assign(new Numbers(), { within: 2.5, whole: 2.5 }))).toEqual([
    ['whole', 'Must be a whole number from 1 to 5'],
  ]);
});

test.each([null, undefined])('whether %p is accepted is for the schema to say', (value) => {
  expect(faultsOf(Object.assign(new Numbers(), { within: value, whole: value, oneOf: value }))).toEqual([]);
});

test.each([
  [' ab ', ' ', ['a', 'b'], []],
  [' ', '  ', ['a'], ['line']],
  ['abcdef', 'a', ['a'], ['line', 'lineOrEmpty']],
  ['a\nb', 'a\u0000b', ['a'], ['line', 'lineOrEmpty']],
  ['a', 'ab', ['a', 'a'], ['different']],
  ['a', 'ab', [], ['different']],
  ['a', 'ab', ['a', 'b', 'c', 'd', 'e', 'f'], ['different']],
])(
  'the line %j, the line or nothing %j and the list %j are wrong in %j',
  (line, lineOrEmpty, different, wrong) => {
    const faults = faultsOf(Object.assign(new Texts(), { line, lineOrEmpty, different }));
    expect(faults.map(([path]) => path)).toEqual(wrong);
  },
);
