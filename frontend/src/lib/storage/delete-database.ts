/**
 * Deletes a database of this browser. Resolves when it is gone, or where the browser has no such thing; open pages of the app
 * let go of it by themselves.
 */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      const done = () => resolve();
      Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
    } catch {
      resolve();
    }
  });
}
