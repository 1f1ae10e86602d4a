import { AGENCY_LENGTH, countCharacters, hasControlCharacter } from '../input/limits';
import type { ValidationKey } from '../input/messages';

/** Key of the sentence that says what is wrong with the name of an agency, or null; an empty one is right. */
export function agencyNameFault(name: string): ValidationKey | null {
  if (countCharacters(name.trim(), AGENCY_LENGTH.max) > AGENCY_LENGTH.max) {
    return 'transportAgency.long';
  }
  return hasControlCharacter(name.trim()) ? 'text.control' : null;
}
