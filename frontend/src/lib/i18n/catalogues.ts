import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from 'react-intl';
import first from 'virtual:texts/en/first';
import type { Language } from './languages';

/** Texts by their ids: trees that the build made of them, since no parser travels with the app, or else as written. */
export type Catalogue = Record<string, MessageFormatElement[]> | Record<string, string>;
type Compiled = Record<string, MessageFormatElement[] | string>;
type Loader = () => Promise<{ default: Compiled }>;

/**
 * English for the pages that a visitor meets first. It travels with the app: it is what remains when another catalogue
 * cannot be fetched.
 */
export const ENGLISH_FIRST: Catalogue = treesOf(first);

/** The texts of the first pages, and those of all others. */
const LOADERS: Record<Language, { first: Loader; rest: Loader }> = {
  en: { first: () => Promise.resolve({ default: first }), rest: () => import('virtual:texts/en/rest') },
  fr: { first: () => import('virtual:texts/fr/first'), rest: () => import('virtual:texts/fr/rest') },
  pidgin: {
    first: () => import('virtual:texts/pidgin/first'),
    rest: () => import('virtual:texts/pidgin/rest'),
  },
};

/** The texts of a language, those of the first pages or all; rejects when the network fails. */
export async function loadCatalogue(language: Language, isWhole: boolean): Promise<Catalogue> {
  const { first, rest } = LOADERS[language];
  const parts = await Promise.all(isWhole ? [first(), rest()] : [first()]);
  return treesOf(Object.assign({}, ...parts.map((part) => part.default)));
}

/** Every text as a tree: mere words were left as they are to be shorter. */
export function treesOf(texts: Compiled): Record<string, MessageFormatElement[]> {
  const trees = Object.entries(texts).map(([id, text]): [string, MessageFormatElement[]] => [
    id,
    typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text,
  ]);
  return Object.fromEntries(trees);
}
