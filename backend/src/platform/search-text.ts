import { isLine, lineSentence, SEARCH_LENGTH } from '@wakafine/domain/input/limits';
import { badInput } from './errors';

/**
 * A text to search for without the spaces around it; empty searches for nothing.
 * @throws BAD_USER_INPUT under the name of its field
 */
export function searchText(given: string | null | undefined, field: string): string {
  const text = given?.trim() ?? '';
  if (!isLine(text, SEARCH_LENGTH)) {
    throw badInput({ [field]: lineSentence(SEARCH_LENGTH) });
  }
  return text;
}

/** The pattern for LIKE and ILIKE that finds a text anywhere in another, with what they read as signs taken literally. */
export function partPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
