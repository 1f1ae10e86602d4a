export interface NamedUser {
  displayName: string | null;
  email: string | null;
}

/** Letters of the avatar: first and last word of the display name, else the first letter of the email, else U. */
export function initialsOf({ displayName, email }: NamedUser): string {
  const words = (displayName ?? '').trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  const letters = first + last || firstLetter(email?.trim()) || 'U';
  return letters.toLocaleUpperCase();
}

function firstLetter(text: string | undefined): string {
  return [...(text ?? '')][0] ?? '';
}
