import { useSyncExternalStore } from 'react';

/** The browser's offer to install the app, as Chromium makes it; its type is not in the library of the compiler. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const listeners = new Set<() => void>();
let offer: InstallOffer | null = null;

/** Holds the browser's offer until somebody accepts it; called before anything else, since it is made once. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(isOffer(event) ? event : null);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** Installs the app; null while the browser offers nothing. */
export function useInstallOffer(): (() => Promise<void>) | null {
  const current = useSyncExternalStore(subscribe, () => offer);
  return (
    current &&
    (async () => {
      // An offer can be accepted once.
      change(null);
      await current.prompt();
    })
  );
}

/** Whether the app runs as one that was installed. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}

/** The kind of phone by which installing is explained; null on everything else. An iPad says that it is a Mac. */
export function phoneKind(): 'ios' | 'android' | null {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
    return 'ios';
  }
  return /Android/.test(userAgent) ? 'android' : null;
}

function change(next: InstallOffer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
