import type { MessageDescriptor } from 'react-intl';

export interface TextDescription {
  id: string;
  /** The English text; `npm run texts` copies it into `src/locales/en/`. The build leaves it out of the app, as it does the description. */
  defaultMessage: string;
  /** For the translator: where it stands, and what each placeholder is. */
  description: string;
}

/**
 * Declares the texts of a feature, in English. Translations stand in `src/locales/<language>/<feature>.json`. Unlike react-intl's
 * defineMessages it asks for all three parts of each text.
 */
export function defineTexts<Key extends string>(
  texts: Record<Key, TextDescription>,
): Record<Key, MessageDescriptor> {
  return texts;
}
