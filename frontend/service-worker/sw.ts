import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { PATHS } from '../src/lib/paths';
import { receiveShared } from '../src/lib/shared-file/shared-file';
import { openNotification, renewPush, showPushed } from './push';
import { documentOf, isPersistedWhenUsed } from './what-is-asked';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Files too heavy to be fetched unasked, such as the PDF and the tile map, are cached once they were used. */
const USED_CACHE = 'wakafine-used';
/** Filled by the page (`lib/offline/cached-session`): a worker can't read the cookie. */
const SESSION_CACHE = 'wakafine-session';
const SESSION_MARK = '/cached-session';

// The shell, the screens of a citizen, the languages and the icons; the build writes the list.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === PATHS.share) {
    event.respondWith(receiveShared(request));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) {
    return;
  }
  if (request.mode === 'navigate') {
    const name = documentOf(url.pathname);
    if (name !== null) {
      event.respondWith(page(request, name));
    }
  } else if (isPersistedWhenUsed(url.pathname)) {
    event.respondWith(file(request));
  }
});

// A new version waits until nobody uses the old one, or until the user says so; it never changes a page in use.
self.addEventListener('message', (event) => {
  if (event.data === 'use-now') {
    void self.skipWaiting();
  }
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(self, event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(self, event.newSubscription)),
);

/**
 * The document as it was stored, so that a page is there without a network; the one of its own for anyone who is
 * signed in.
 */
async function page(request: Request, name: 'signin' | 'first'): Promise<Response> {
  const isKnown = name === 'first' && (await caches.match(SESSION_MARK, { cacheName: SESSION_CACHE }));
  const stored = await matchPrecache(
    name === 'signin' ? '/signin.html' : isKnown ? '/home.html' : '/index.html',
  );
  return stored ?? fetch(request);
}

/** A file of the build, which never changes under its name. */
async function file(request: Request): Promise<Response> {
  const stored =
    (await matchPrecache(request.url)) ?? (await caches.match(request, { cacheName: USED_CACHE }));
  if (stored !== undefined) {
    return stored;
  }
  const fetched = await fetch(request);
  if (fetched.ok) {
    const used = await caches.open(USED_CACHE);
    // A full disk stores nothing, and the file is there all the same.
    await used.put(request, fetched.clone()).catch(() => undefined);
  }
  return fetched;
}
