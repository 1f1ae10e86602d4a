import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wakafine/domain/people/languages';

const LOCALES = join(__dirname, '../src/locales');

/** Stands in for the bundler's view of the catalogues: the same files, read from disk, with their texts as written. */
export function readCatalogue(language: Language): Record<string, string> {
  const folder = join(LOCALES, language);
  const parts = readdirSync(folder).map((file): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return Object.assign({}, ...parts);
}

export const TEXT_SCOPES = ['first', 'home', 'rest', 'seldom', 'staff', 'developers'] as const;

export const ENGLISH_FIRST = readCatalogue('en');

export async function loadCatalogue(language: Language): Promise<Record<string, string>> {
  return readCatalogue(language);
}
