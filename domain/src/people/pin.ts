import type { ValidationKey } from '../input/messages';

/** Digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;

/** Whether a text is a PIN: exactly six ASCII digits. */
export function isPin(input: string): boolean {
  return /^[0-9]{6}$/.test(input);
}

/** Key of the sentence that says why a text can't be a one-time code, or null when it can. */
export function codeFault(code: string): ValidationKey | null {
  if (code === '') {
    return 'code.required';
  }
  return isPin(code) ? null : 'code.length';
}
