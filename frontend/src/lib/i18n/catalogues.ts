import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from 'react-intl';
import { loaders } from 'virtual:catalogues';
import first from 'virtual:texts/en/first';
import type { Language } from '@wakafine/domain/people/languages';

/** Texts by their ids: trees that the build made of them, since no parser travels with the app, or else as written. */
export type Catalogue = Record<string, MessageFormatElement[]> | Record<string, string>;
type Compiled = Record<string, MessageFormatElement[] | string>;

/**
 * English for the pages that a visitor meets first. It travels with the app: it is what remains when another catalogue
 * cannot be fetched.
 */
export const ENGLISH_FIRST: Catalogue = treesOf(first);

/**
 * Extents of the texts: those of a visitor's first pages, those of a citizen's home page, those of their other
 * screens, those of pages that are seldom opened too, those of the dashboard as well, or those for developers on top.
 */
export const TEXT_SCOPES = ['first', 'home', 'rest', 'seldom', 'staff', 'developers'] as const;
export type TextScope = (typeof TEXT_SCOPES)[number];

/** The texts of a language up to a scope; rejects when the network fails. */
export async function loadCatalogue(language: Language, upTo: TextScope): Promise<Catalogue> {
  const scopes = TEXT_SCOPES.slice(0, TEXT_SCOPES.indexOf(upTo) + 1);
  const parts = await Promise.all(scopes.map((scope) => loaders[language][scope]()));
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
