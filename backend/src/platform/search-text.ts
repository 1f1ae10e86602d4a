import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from './errors';

/** Longest text to search for, characters. */
const SEARCH_MAX = 100;

/**
 * A text to search for without the spaces around it; empty searches for nothing.
 * @throws BAD_USER_INPUT under the name of its field
 */
export function searchText(given: string | null | undefined, field: string): string {
  const text = given?.trim() ?? '';
  if ([...text].length > SEARCH_MAX || hasControlCharacter(text)) {
    throw badInput({ [field]: `Must be at most ${SEARCH_MAX} characters, none of them control characters` });
  }
  return text;
}

/** The pattern for LIKE and ILIKE that finds a text anywhere in another, with what they read as signs taken literally. */
export function partPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
