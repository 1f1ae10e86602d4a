import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../src/lib/i18n/catalogues';
import type { Language } from '../src/lib/i18n/languages';

const LOCALES = join(__dirname, '../src/locales');

/** Stands in for the bundler's view of the catalogues: the same files, read from disk. */
export function readCatalogue(language: Language): Catalogue {
  const folder = join(LOCALES, language);
  const parts = readdirSync(folder).map((file): Catalogue =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return Object.assign({}, ...parts);
}

export const ENGLISH = readCatalogue('en');

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return readCatalogue(language);
}
