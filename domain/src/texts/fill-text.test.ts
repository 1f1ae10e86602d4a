import { fillText } from './fill-text';

test('a value stands wherever its name does', () => {
  expect(fillText('{km} km, {km} again', { km: 4 })).toBe('4 km, 4 again');
});

test.each([
  ['vowel', 'near d’Edéa'],
  ['consonant', 'near de Edéa'],
  ['toString', 'near de Edéa'],
])('words are chosen by a value, for %s', (initial, said) => {
  const text = 'near {initial, select, vowel {d’} other {de }}{town}';
  expect(fillText(text, { initial, town: 'Edéa' })).toBe(said);
});

test('braces in a value are no placeholder', () => {
  expect(fillText('{first} {second}', { first: '{second}', second: 'b' })).toBe('{second} b');
});

test('a name without a value remains to be seen', () => {
  expect(fillText('At {speed}', {})).toBe('At {speed}');
});
