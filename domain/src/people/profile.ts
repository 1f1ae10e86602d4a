import { countCharacters, hasControlCharacter } from '../input/limits';
import type { ValidationKey } from '../input/messages';

/** Greatest lengths of the texts of a profile, characters. */
export const PROFILE_LENGTH = { name: 120, email: 254, driverLicense: 40, contactPhone: 40 } as const;
/** Number of digits the number of an emergency contact has, which may be short or foreign (E.164 ends at 15). */
export const CONTACT_DIGITS = { min: 3, max: 15 } as const;

/** Key of the sentence that says what is wrong with a person's name, or null; an empty one is right. */
export function nameFault(name: string): ValidationKey | null {
  return textFault(name, PROFILE_LENGTH.name, 'name.long');
}

/** Key of the sentence that says what is wrong with the number of a driving licence, or null; an empty one is right. */
export function driverLicenseFault(driverLicense: string): ValidationKey | null {
  return textFault(driverLicense, PROFILE_LENGTH.driverLicense, 'driverLicense.long');
}

/** Key of the sentence that says what is wrong with an email address, or null; an empty one is right. */
export function emailFault(email: string): ValidationKey | null {
  const isRight = email.length <= PROFILE_LENGTH.email && /^[^\s@]+@[^\s@]+$/.test(email);
  if (email === '' || (isRight && !hasControlCharacter(email))) {
    return null;
  }
  return 'email.invalid';
}

/** Key of the sentence that says what is wrong with the number of an emergency contact, or null; an empty one is wrong. */
export function contactPhoneFault(phone: string): ValidationKey | null {
  const digits = phone.replace(/[^0-9]/g, '').length;
  const isRight =
    /^\+?[0-9 ().-]+$/.test(phone) &&
    phone.length <= PROFILE_LENGTH.contactPhone &&
    digits >= CONTACT_DIGITS.min &&
    digits <= CONTACT_DIGITS.max;
  return isRight ? null : 'contactPhone.invalid';
}

function textFault(text: string, maxLength: number, tooLong: ValidationKey): ValidationKey | null {
  if (countCharacters(text, maxLength) > maxLength) {
    return tooLong;
  }
  return hasControlCharacter(text) ? 'text.control' : null;
}
