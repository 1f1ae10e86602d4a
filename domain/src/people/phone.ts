import type { ValidationKey } from '../input/messages';

/** Digits of a Cameroonian mobile number without the country code. */
export const PHONE_DIGITS = 9;
/** Country dialling prefix of Cameroon. */
export const PHONE_PREFIX = '+237';

/**
 * The 9 stored digits of a Cameroonian mobile number, or null when it is none.
 * Spaces are ignored; `+237`, `00237` and `237` in front are accepted. ASCII digits only.
 */
export function normalisePhone(input: string): string | null {
  const national = withoutPrefix(input);
  return /^6[0-9]{8}$/.test(national) ? national : null;
}

/** Key of the sentence that says what is wrong with a mobile number, or null when it is right. */
export function phoneFault(input: string): ValidationKey | null {
  if (input.trim() === '') {
    return 'phone.required';
  }
  const national = withoutPrefix(input);
  if (/^[0-9]*$/.test(national) && national.length < PHONE_DIGITS) {
    return 'phone.short';
  }
  return normalisePhone(input) === null ? 'phone.invalid' : null;
}

/** A stored number for people: `677123456` becomes `+237 6 77 12 34 56`. */
export function formatPhone(mobileNumber: string): string {
  const [first, ...rest] = mobileNumber;
  const pairs = rest.join('').match(/.{1,2}/g) ?? [];
  return [PHONE_PREFIX, first ?? '', ...pairs].join(' ').trim();
}

function withoutPrefix(input: string): string {
  const compact = input.replace(/\s/g, '');
  const national = compact.replace(/^(\+237|00237)/, '');
  // A bare 237 is the country code only when nine digits follow it: no mobile number starts with 2.
  return national === compact ? compact.replace(/^237(?=[0-9]{9}$)/, '') : national;
}
