/** The user as the header knows them (product specification, section 3: Current user). */
export interface NamedUser {
  displayName: string | null;
  email: string | null;
  /** As it is shown, with its prefix. */
  phoneNumber: string | null;
}

/** Letters of the avatar: first and last word of the display name, else the first letter of the email, else U. */
export function initialsOf({ displayName, email }: NamedUser): string {
  const words = (displayName ?? '').trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  const letters = first + last || firstLetter(email?.trim()) || 'U';
  return letters.toLocaleUpperCase();
}

/** Title of the account menu: display name, else number, else email, else the word for a user. */
export function menuTitleOf({ displayName, email, phoneNumber }: NamedUser, userWord: string): string {
  return filled(displayName) ?? filled(phoneNumber) ?? filled(email) ?? userWord;
}

/** Second line of the account menu: email, else number, else none. */
export function menuSubtitleOf({ email, phoneNumber }: NamedUser): string | null {
  return filled(email) ?? filled(phoneNumber);
}

function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function firstLetter(text: string | undefined): string {
  return [...(text ?? '')][0] ?? '';
}
