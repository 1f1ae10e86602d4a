import type { ValidationKey } from '../input/messages';

/** Shortest and longest password of staff, in characters (product decision D4). */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;
const MIN_DIFFERENT_CHARACTERS = 5;
/** Begins with a letter, so that no name of staff is a citizen's number. */
const USERNAME = /^[A-Za-z][A-Za-z0-9._@+-]{2,63}$/;

/** Whether a text can be the username of staff: 3 to 64 of A-Z a-z 0-9 . _ @ + -, the first one a letter. */
export function isStaffUsername(input: string): boolean {
  return USERNAME.test(input);
}

/** Key of the sentence that says why a password of staff can't be chosen, or null when it can. */
export function passwordFault(password: string, username: string): ValidationKey | null {
  const characters = [...password];
  if (password === '') {
    return 'password.required';
  }
  if (characters.length < PASSWORD_LENGTH.min) {
    return 'password.short';
  }
  if (characters.length > PASSWORD_LENGTH.max) {
    return 'password.long';
  }
  const isEasy = new Set(characters).size < MIN_DIFFERENT_CHARACTERS;
  return isEasy || password.toLowerCase() === username.toLowerCase() ? 'password.weak' : null;
}
