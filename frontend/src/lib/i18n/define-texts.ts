import type { MessageDescriptor } from 'react-intl';

export interface TextDescription {
  id: string;
  /** For the translator: where it stands, and what each placeholder is. */
  description: string;
}

/**
 * Names the texts of a feature. The words themselves, English too, stand in `src/locales/<language>/<feature>.json`,
 * which is why this is not react-intl's defineMessages: that one reads placeholders from an English text in the code.
 */
export function defineTexts<Key extends string>(
  texts: Record<Key, TextDescription>,
): Record<Key, MessageDescriptor> {
  return texts;
}
