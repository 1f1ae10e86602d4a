/** The database in which `kept-store` keeps what a citizen has seen. */
export const KEPT_DATABASE = 'wakafine-kept';

/**
 * Throws away what this browser keeps of all citizens' pages, and the key that it was sealed with. Resolves when it is gone, or
 * where the browser has no such thing; open pages of the app let go of it by themselves.
 */
export function forgetKept(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(KEPT_DATABASE);
      const done = () => resolve();
      Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
    } catch {
      resolve();
    }
  });
}
