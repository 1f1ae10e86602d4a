import { sampleValue } from './sample-values';

test.each([
  ['bigint', "('40')::bigint"],
  ['text', "('t40')::text"],
  ['boolean', '(true)::boolean'],
  ['date', '(current_date - 40)::date'],
  [
    'integer[]',
    "ARRAY[('40')::integer, ('41')::integer, ('42')::integer, ('43')::integer, ('44')::integer]::integer[]",
  ],
])('a parameter of the type %s is given %s', (type, value) => {
  expect(sampleValue(type)).toBe(value);
});
