const SESSION_CACHE = 'wakafine-session';
const SESSION_MARK = '/cached-session';

/**
 * Informs the service worker whether somebody is signed in, by which it chooses the document that a page begins
 * with: it can't
 * read the session's cookie. Says nothing of whom, and does nothing where the browser stores nothing.
 */
export async function markSession(isStored: boolean): Promise<void> {
  if (!('caches' in globalThis)) {
    return;
  }
  try {
    const cache = await caches.open(SESSION_CACHE);
    if (isStored) {
      await cache.put(SESSION_MARK, new Response('1'));
    } else {
      await cache.delete(SESSION_MARK);
    }
  } catch {
    return;
  }
}
