import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readCatalogue } from '../../test/catalogues-node';
import { namedTexts } from '../../test/named-texts';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';

/** Words that are the same in French and English, and texts that are nothing but a figure. */
const SAME_IN_FRENCH = new Set([
  ...['Danger', 'Public', 'Train', 'Bus', 'Incidents', 'Distance', 'distance', 'Centre', 'Littoral'],
  ...['latitude', 'longitude', 'Latitude', 'Longitude', 'SW-452-CM'],
  ...['Arguments', 'Mutations', 'Points', 'Types', 'Variables', 'Ctrl ↵'],
  ...['Zone', 'GPS', 'Incident', 'Notifications', 'Action', 'Menu', 'Webhooks'],
  ...['max {speed}', '{speed} max', '{amount}\u00a0FCFA', 'SOS', 'SMS', 'WhatsApp'],
]);
/** Pidgin shares many short words with English; a whole sentence it does not. */
const LONGEST_SAME_IN_PIDGIN_WORDS = 2;
/** Longer texts whose words are all in use in Pidgin too. */
const SAME_IN_PIDGIN = new Set(['At least {kmh}\u00a0km/h.']);

/** Values by which only some languages choose their words, such as the French `d’` before a vowel. */
const VALUES_OF_GRAMMAR = new Set(['initial']);

function placeholders(text: string): string[] {
  return [...new Set(namesIn(parse(text)))].filter((name) => !VALUES_OF_GRAMMAR.has(name)).sort();
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) {
      return [];
    }
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => namesIn(option.value))];
    }
    return element.type === TYPE.tag ? namesIn(element.children) : [element.value];
  });
}

function wordCount(text: string): number {
  return text
    .replace(/\{\w+\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length;
}

const isFigure = (text: string) => /^[^\p{L}]*(\{\w+\}[^\p{L}]*)*(km\/h|km|m|min|h|s)?$/u.test(text);

const texts = namedTexts();
const english = readCatalogue('en');

describe.each(LANGUAGE_CODES)('the catalogue %s', (language) => {
  const catalogue = readCatalogue(language);

  it('has every text that a feature names', () => {
    expect(texts.filter(({ id }) => !catalogue[id]).map(({ id, file }) => `${id} of ${file}`)).toEqual([]);
  });

  it('has no text that no feature names', () => {
    const named = new Set(texts.map(({ id }) => id));
    expect(Object.keys(catalogue).filter((id) => !named.has(id))).toEqual([]);
  });

  it('takes the same values as the English text', () => {
    const differing = Object.entries(catalogue).filter(
      ([id, text]) => placeholders(text).join() !== placeholders(english[id] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('has each text in the file of its feature, sorted', () => {
    for (const name of readdirSync(join(__dirname, language))) {
      const ids = Object.keys(JSON.parse(readFileSync(join(__dirname, language, name), 'utf8')));
      expect(ids.filter((id) => !id.startsWith(name.replace('.json', '.')))).toEqual([]);
      expect(ids).toEqual([...ids].sort());
    }
  });
});

it('is translated into French, text by text', () => {
  const left = Object.entries(readCatalogue('fr')).filter(
    ([id, text]) => text === english[id] && !SAME_IN_FRENCH.has(text) && !isFigure(text),
  );
  expect(left).toEqual([]);
});

it('is translated into Pidgin, sentence by sentence', () => {
  const left = Object.entries(readCatalogue('pidgin')).filter(
    ([id, text]) =>
      text === english[id] && !SAME_IN_PIDGIN.has(text) && wordCount(text) > LONGEST_SAME_IN_PIDGIN_WORDS,
  );
  expect(left).toEqual([]);
});

it('describes every text for the translator', () => {
  expect(texts.filter(({ description }) => description.length < 8)).toEqual([]);
});
