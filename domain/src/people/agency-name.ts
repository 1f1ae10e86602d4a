import { AGENCY_LENGTH, hasControlCharacter } from '../input/limits';
import type { ValidationKey } from '../input/messages';

/** Key of the sentence that says what is wrong with the name of an agency, or null; an empty one is right. */
export function agencyNameFault(name: string): ValidationKey | null {
  if ([...name.trim()].length > AGENCY_LENGTH.max) {
    return 'transportAgency.long';
  }
  return hasControlCharacter(name.trim()) ? 'text.control' : null;
}
