import type { Language } from '@wakafine/domain/people/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCALES = resolve(__dirname, '../../../../frontend/src/locales');

/** Gives the text of the app for a key, as it stands in the catalogue of the language. @throws Error for a key that it lacks */
export function readTexts(language: Language): (key: string) => string {
  const folder = join(LOCALES, language);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const catalogue: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    Object.entries(catalogue).forEach(([key, text]) => texts.set(key, text));
  }
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) {
      throw new Error(`${language} has no text for ${key}`);
    }
    return text;
  };
}
