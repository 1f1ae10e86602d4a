import { useSyncExternalStore } from 'react';
import { atRest } from '../storage/at-rest';

const WORKER_URL = '/sw.js';
/** An app that stays open for days asks so often whether there is a new version, ms. */
const ASK_EVERY_MS = 60 * 60_000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

/** Registers the service worker, which caches the app on the phone, once the page has come to rest. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  await atRest();
  try {
    await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration !== undefined) {
      watch(registration);
    }
  } catch {
    // Private windows and full disks: the app then needs its network, as before.
    return;
  }
}

/** Whether a new version is there, waiting for the old one to be left. */
export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

/** Changes to the new version: the page is loaded anew. Only by the user's own act. */
export function activateNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage('use-now');
}

function watch(registration: ServiceWorkerRegistration): void {
  notify(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      notify(registration.waiting);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
}

// Without a controller the page came from the network, and the waiting worker is the first version, not a new one.
function notify(worker: ServiceWorker | null): void {
  waiting = navigator.serviceWorker.controller === null ? null : worker;
  listeners.forEach((listener) => listener());
}
