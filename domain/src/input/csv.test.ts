import { csvOf } from './csv';

const cell = (value: string | number | null) => csvOf([[value]]).slice(1, -2);

it('is a table in UTF-8 with its mark and lines that end with CR LF', () => {
  expect(
    csvOf([
      ['Plate', 'km/h'],
      ['LT 482 KD', 82.5],
      ['Évasion', null],
    ]),
  ).toBe('\uFEFFPlate,km/h\r\nLT 482 KD,82.5\r\nÉvasion,\r\n');
});

it.each([
  ['a comma', 'General Express, Douala', '"General Express, Douala"'],
  ['a quote', 'the "fast" one', '"the ""fast"" one"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['an emoji', 'Ngono 🚌', 'Ngono 🚌'],
  ['right-to-left text', 'محمد', 'محمد'],
  ['markup', '<b onclick="x()">A</b>', '"<b onclick=""x()"">A</b>"'],
  ['white space around it', ' LT ', '" LT "'],
  ['nothing', '', ''],
])('a text with %s stays what it is', (_what, text, written) => {
  expect(cell(text)).toBe(written);
});

it.each(['=1+1', '+237', '-2', '@SUM(A1)', '\t=1', '\rx', ' =HYPERLINK("http://x")', "=cmd|' /C calc'!A0"])(
  'the formula %j is only a text for a spreadsheet',
  (formula) => expect(cell(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`),
);

it.each([-12.5, 0, 1e21])('the number %d stays a number', (number) => {
  expect(cell(number)).toBe(String(number));
});
