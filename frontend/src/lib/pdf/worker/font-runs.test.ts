import { fontRuns } from './font-runs';

const base = (text: string) => ({ text, family: null });

it.each([
  ['keeps French in the base font', 'Œuvre : « déjà vu », l’été', [base('Œuvre : « déjà vu », l’été')]],
  ['keeps quotes and markup as typed', `<b>"O'Neil"</b> &amp;`, [base(`<b>"O'Neil"</b> &amp;`)]],
  ['makes every space a plain one', '25\u202f000\u00a0FCFA\u2009!\n', [base('25 000 FCFA ! ')]],
  ['leaves out what turns the direction of writing', 'AB\u202eCD\u200f', [base('ABCD')]],
  ['survives half of a character', 'A\ud83dB', [base('AB')]],
  ['has nothing to do for nothing', '', []],
  [
    'finds the letters of the languages of Cameroon',
    'Ŋgaŋ',
    [{ text: 'Ŋ', family: 'sans-latin-ext' }, base('ga'), { text: 'ŋ', family: 'sans-latin-ext' }],
  ],
  [
    'draws a letter and its mark from two fonts where none has both',
    'ɛ́',
    [
      { text: 'ɛ', family: 'sans-latin-ext' },
      { text: '\u0301', family: 'sans-vietnamese' },
    ],
  ],
  ['gives Arabic its own letters', 'محمد A', [{ text: 'محمد', family: 'arabic' }, base(' A')]],
  ['keeps an emoji of many parts in one piece', '👩🏽‍🚒', [{ text: '👩🏽‍🚒', family: 'emoji-8' }]],
  ['shows a box for each sign that it has no letters for', '中文', [{ text: '◻◻', family: 'emoji-2' }]],
])('%s', (_case, text, runs) => {
  expect(fontRuns(text)).toEqual(runs);
});
