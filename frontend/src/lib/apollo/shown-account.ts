import { readDisplayUser } from './display-user';

let shownId: string | null = null;

/** Notes whose pages this tab shows from now on, by the id of the account; null for a visitor's. */
export function noteShownAccount(id: string | null): void {
  shownId = id;
}

/** Account whose pages this tab shows; null for a visitor's. */
export function shownAccount(): string | null {
  return shownId;
}

/**
 * Whether somebody else has signed in in another tab of this browser while this one still shows the pages of who was here before:
 * a tab may sleep for days, and what it sends as it wakes would be sent in the name of the other.
 */
export function isOvertaken(): boolean {
  const signedIn = readDisplayUser();
  return shownId !== null && signedIn !== null && signedIn.id !== shownId;
}
