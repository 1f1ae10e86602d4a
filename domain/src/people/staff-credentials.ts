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

/** Length of the name of somebody of the staff, characters. */
export const STAFF_NAME_LENGTH = { min: 0, max: 120 } as const;
/** Sentence for a wrong name. */
export const STAFF_NAME_SENTENCE = `A name has at most ${STAFF_NAME_LENGTH.max} characters`;
/** Sentence for a wrong username of staff. */
export const USERNAME_SENTENCE =
  'A username has 3 to 64 of the characters A-Z a-z 0-9 . _ @ + - and begins with a letter';

/** Key of the sentence that says why a password of staff can't be chosen, or null when it can. */
export function passwordFault(password: string, username: string): ValidationKey | null {
  const isEasy = new Set(password).size < MIN_DIFFERENT_CHARACTERS;
  const isWeak = isEasy || password.toLowerCase() === username.toLowerCase();
  return passwordLengthFault(password) ?? (isWeak ? 'password.weak' : null);
}

/** Key of the sentence that says that a password is too short or too long to be chosen, or null. */
export function passwordLengthFault(password: string): ValidationKey | null {
  const { length } = [...password];
  if (password === '') {
    return 'password.required';
  }
  if (length < PASSWORD_LENGTH.min) {
    return 'password.short';
  }
  return length > PASSWORD_LENGTH.max ? 'password.long' : null;
}
