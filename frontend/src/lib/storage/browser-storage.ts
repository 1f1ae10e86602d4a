/** Reads a stored text, or null where there is none or the browser stores nothing (private mode, storage off). */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; says whether it could: a browser may store nothing, or have no room left. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Discards what is stored under a key. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Whether a flag was raised in this tab; false where the browser stores nothing. */
export function isFlaggedInTab(key: string): boolean {
  return readInTab(key) !== null;
}

/** Raises a flag that holds until the tab is closed; does nothing where the browser stores nothing. */
export function flagInTab(key: string): void {
  writeInTab(key, '1');
}

/** Reads a text of this tab, or null where there is none or the browser stores nothing. */
export function readInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text until the tab is closed; does nothing where the browser stores nothing. */
export function writeInTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Discards a text of this tab. */
export function removeInTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
