import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalTexts } from '../../test/literal-texts';

const SOURCES = join(__dirname, '..');

/** The name of the service, and the mark of a unit: the same in every language. */
const SAME_EVERYWHERE = new Set(['WakaFine', 'km/h']);

/** Texts of the API, which are the same in every language. */
const GENERATED = new Set(['graphql/generated.ts', 'graphql/examples.ts', 'graphql/api-changes.ts']);

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !GENERATED.has(name),
  );
}

function textsOf(source: string): string[] {
  return literalTexts('Example.tsx', source).map(({ text }) => text);
}

it('finds no text in the code that no catalogue holds', () => {
  const found = sourceFiles().flatMap((file) =>
    literalTexts(file, readFileSync(join(SOURCES, file), 'utf8'))
      .filter(({ text }) => !SAME_EVERYWHERE.has(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

describe('the search for texts outside the catalogues', () => {
  it.each([
    ['words between tags', '<p>Slow down</p>', 'Slow down'],
    ['a word in braces', "<p>{'Slow'}</p>", 'Slow'],
    ['one of two choices', "<p>{isFast ? 'fast' : name}</p>", 'fast'],
    ['a word beside a value', '<p>{`at ${speed} now`}</p>', 'at {} now'],
    ['the name of a button', '<button aria-label="close" />', 'close'],
    ['what a screen reader says for a value', "<i aria-valuetext={speed ?? 'unknown'} />", 'unknown'],
    ['a picture told', '<img alt={"a road"} />', 'a road'],
    ['an example in a field', '<input placeholder="plate" />', 'plate'],
    ['a short notice', "notify({ kind: 'error', title: 'Failed' })", 'Failed'],
    ['its second line', "create({ type: 'error', description: 'once more' })", 'once more'],
    ['a text on paper', '<PdfText>Highest speed</PdfText>', 'Highest speed'],
    ['a column of a table file', "const columns = [{ header: 'plate' }]", 'plate'],
    ['a sentence anywhere', "const sentence = 'Slow down now!';", 'Slow down now!'],
    ['a sentence with a value', 'const said = `Limit ${limit} here`;', 'Limit {} here'],
  ])('finds %s', (_what, source, text) => {
    expect(textsOf(source)).toEqual([text]);
  });

  it.each([
    [
      'texts of the catalogue',
      '<p title={intl.formatMessage(TEXTS.title)}>{intl.formatMessage(TEXTS.text)}</p>',
    ],
    ['figures and signs', '<p>{count} · 24/7 ×</p>'],
    ['values of the design system', '<Box color="fg.muted" display="flex" gridArea="top left" />'],
    ['what is compared', "<p>{zone === 'SAFE' ? figure : null}</p>"],
    ['the description for the translator', "const T = { id: 'a.b', description: 'Title of the page' };"],
    ['the English text of a message', "const T = { id: 'a.b', defaultMessage: 'Slow down now!' };"],
    ['errors for programmers', "throw new Error('The answer is empty');"],
    ['imports', "import { a } from './Some file';"],
  ])('leaves %s alone', (_what, source) => {
    expect(textsOf(source)).toEqual([]);
  });
});
