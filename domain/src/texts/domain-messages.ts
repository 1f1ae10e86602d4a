import type { Language } from '../people/languages';

/** A text that both sides say. Only `npm run texts`, tests and translators read it: the app holds what is generated of it. */
export interface DomainMessage {
  /** Name of its catalogue, a point, and its key. */
  readonly id: string;
  /** The English text; placeholders are `{name}` and `{name, select, value {words} other {words}}`. */
  readonly defaultMessage: string;
  /** For the translator: where it stands, and what each placeholder is. */
  readonly description: string;
}

/** The texts of one catalogue by their keys, in each language. */
export type DomainTexts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Declares the texts of one catalogue of the domain. */
export function defineMessages<Key extends string>(
  messages: Readonly<Record<Key, DomainMessage>>,
): Readonly<Record<Key, DomainMessage>> {
  return messages;
}
