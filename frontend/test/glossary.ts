import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GlossaryTerm {
  term: string;
  /** The French word, or several that are right, parted by a comma. */
  french: string;
  pidgin: string;
  note: string;
  /** The term in the English texts, a regular expression; the term itself where none is given. */
  match?: string;
  /** Words of which the French text must hold one, where the words change their ends. */
  frenchStems?: string[];
  pidginStems?: string[];
  /** Texts that need not follow, each with the reason. */
  except?: Record<string, string>;
}

export interface Spelling {
  store: string;
  refuse: string[];
  meaning: string;
}

export interface Glossary {
  terms: GlossaryTerm[];
  spellings: Spelling[];
}

/** The words of the product in its three languages, from the file that also makes `docs/glossary.md`. */
export function readGlossary(): Glossary {
  return JSON.parse(readFileSync(join(__dirname, '../src/locales/glossary.json'), 'utf8'));
}

/** Whether an English text says the term, as a word of its own. */
export function saysTerm({ term, match }: GlossaryTerm, text: string): boolean {
  const pattern = match ?? `${term.replace(/ \(.*\)$/, '')}s?`;
  return new RegExp(`(?<![\\p{L}{-])(?:${pattern})(?![\\p{L}}])`, 'iu').test(text);
}

/** Whether a translation holds one of the accepted forms. */
export function isWithin(forms: readonly string[], text: string): boolean {
  const said = text.toLocaleLowerCase('fr');
  return forms.some((form) => said.includes(form.toLocaleLowerCase('fr')));
}

export function frenchForms({ french, frenchStems }: GlossaryTerm): string[] {
  return frenchStems ?? french.split(', ');
}

export function pidginForms({ pidgin, pidginStems }: GlossaryTerm): string[] {
  return pidginStems ?? pidgin.split(', ');
}

/** Words of a Pidgin text that the glossary spells otherwise; values and plural rules are no words. */
export function refusedSpellings(spellings: readonly Spelling[], text: string): string[] {
  return spellings.flatMap(({ store, refuse }) =>
    refuse
      .filter((wrong) => new RegExp(`(?<![\\p{L}{’'])${wrong}(?![\\p{L}}’'])`, 'iu').test(text))
      .map((wrong) => `${wrong} (${store})`),
  );
}
