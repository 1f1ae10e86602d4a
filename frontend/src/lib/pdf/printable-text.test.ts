import { printableText } from './printable-text';

it.each([
  ['keeps French as it is', 'Œuvre : « déjà vu », l’été à 78 €', 'Œuvre : « déjà vu », l’été à 78 €'],
  ['makes every space a plain one', '25\u202f000\u00a0FCFA\u2009!\n', '25 000 FCFA ! '],
  ['takes marks from letters that have no other form', 'Ŋgaŋ ɛ́ Ǹ ṣ', '?ga? ? N s'],
  ['shows one sign for an emoji of many parts', 'A👩🏽‍🚒B', 'A?B'],
  ['shows a sign for each letter of another script', 'محمد', '????'],
  ['leaves out what turns the direction of writing', 'AB\u202eCD\u200f', 'ABCD'],
  ['survives half of a character', 'A\ud83dB', 'AB'],
  ['has nothing to do for nothing', '', ''],
])('%s', (_case, text, printed) => {
  expect(printableText(text)).toBe(printed);
});
