import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationText } from '../notify/notification-texts';
import { LANGUAGE_CHOICES } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { placeText } from '../places/place-texts';
import { besideSignText, limitPlaceText, limitText, proofText } from '../violations/proof-texts';

const SAYERS = { besideSignText, limitPlaceText, limitText, notificationText, placeText, proofText };

interface Said {
  readonly says: keyof typeof SAYERS;
  readonly facts: unknown;
  readonly texts: Readonly<Partial<Record<LanguageChoice, unknown>>>;
}

/** Texts of each kind of fact while they still stood in the code. */
const SAID: readonly Said[] = JSON.parse(readFileSync(join(__dirname, 'said-texts.json'), 'utf8'));

test.each(SAID.map((row): [string, unknown, Said] => [row.says, row.facts, row]))(
  '%s of %j says the same as ever in each language',
  (_name, _facts, { says, facts, texts }) => {
    // The table holds for each function facts of its own kind.
    const say = SAYERS[says] as (facts: unknown, language: LanguageChoice) => unknown;
    const asked = LANGUAGE_CHOICES.filter((language) => texts[language] !== undefined);
    expect(asked.map((language) => say(facts, language))).toEqual(asked.map((language) => texts[language]));
  },
);

test('the table has every function, each in three languages at least', () => {
  expect(new Set(SAID.map(({ says }) => says))).toEqual(new Set(Object.keys(SAYERS)));
  expect(Math.min(...SAID.map(({ texts }) => Object.keys(texts).length))).toBe(3);
});
