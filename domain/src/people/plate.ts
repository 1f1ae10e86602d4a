import { countCharacters, hasControlCharacter } from '../input/limits';
import type { ValidationKey } from '../input/messages';

/** Shortest and longest registration number that is accepted, in characters. */
export const PLATE_LENGTH = { min: 3, max: 20 } as const;

/** The ten regions of Cameroon by the code that opens a registration number. */
export const PLATE_REGIONS = {
  AD: 'Adamawa',
  CE: 'Centre',
  EN: 'Far North',
  ES: 'East',
  LT: 'Littoral',
  NO: 'North',
  NW: 'North West',
  OU: 'West',
  SU: 'South',
  SW: 'South West',
} as const;

/** Code of a region as it opens a registration number. */
export type PlateRegion = keyof typeof PLATE_REGIONS;

/** Identifier of a vehicle: its registration number in upper case, letters and digits only. */
export function canonicalPlate(registrationNumber: string): string {
  return registrationNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Key of the sentence that says what is wrong with a registration number, or null when it is accepted. */
export function plateFault(registrationNumber: string): ValidationKey | null {
  const length = countCharacters(registrationNumber.trim(), PLATE_LENGTH.max);
  const canonical = canonicalPlate(registrationNumber);
  if (length < PLATE_LENGTH.min || canonical === '') {
    return 'registrationNumber.short';
  }
  if (hasControlCharacter(registrationNumber)) {
    return 'text.control';
  }
  // Upper case may be longer: one ß becomes two letters.
  const longest = Math.max(length, countCharacters(canonical, PLATE_LENGTH.max));
  return longest > PLATE_LENGTH.max ? 'registrationNumber.long' : null;
}

/** Sentence for a wrong part of a plate to search for, as the server says it. */
export const PLATE_PART_SENTENCE = `Must be part of a plate, at most ${PLATE_LENGTH.max} characters`;

/** Whether a text is part of a registration number, or nothing but white space. */
export function isPlatePart(text: string): boolean {
  return (
    text.trim() === '' ||
    (countCharacters(text, PLATE_LENGTH.max) <= PLATE_LENGTH.max && canonicalPlate(text) !== '')
  );
}

/** Region that the first two letters name, or null; a hint for the one who types, never a refusal. */
export function plateRegion(registrationNumber: string): PlateRegion | null {
  const code = canonicalPlate(registrationNumber).slice(0, 2);
  return isRegion(code) ? code : null;
}

/** Whether a registration number has an official shape (`AB 123 CD` or `AB 1234 C`) with a known region. */
export function hasOfficialShape(registrationNumber: string): boolean {
  const canonical = canonicalPlate(registrationNumber);
  return /^[A-Z]{2}([0-9]{3}[A-Z]{2}|[0-9]{4}[A-Z])$/.test(canonical) && plateRegion(canonical) !== null;
}

function isRegion(code: string): code is PlateRegion {
  return Object.hasOwn(PLATE_REGIONS, code);
}
