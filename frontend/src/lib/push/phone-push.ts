import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../storage/browser-storage';
import { isInstalled, phoneKind } from '../install-offer';
import { USER_KEYS } from '../storage/storage-keys';

/**
 * Whether messages come to this phone while the app is closed: `blocked` by the browser, which asks no more;
 * `needsInstall` on an iPhone, which lets only installed apps; `unsupported` by the browser.
 */
export type PhonePush = 'on' | 'off' | 'blocked' | 'needsInstall' | 'unsupported';

const listeners = new Set<() => void>();

/** The same, followed as it changes here, in the settings of the browser or in another tab. */
export function usePhonePush(): PhonePush {
  return useSyncExternalStore(subscribe, phonePush);
}

/** Current state; `on` once the token has reached the server. */
export function phonePush(): PhonePush {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) {
    return phoneKind() === 'ios' && !isInstalled() ? 'needsInstall' : 'unsupported';
  }
  if (Notification.permission === 'denied') {
    return 'blocked';
  }
  return Notification.permission === 'granted' && pushToken() !== null ? 'on' : 'off';
}

/** By which the server reaches this browser; null where it does not. */
export function pushToken(): string | null {
  return readStored(USER_KEYS.pushToken);
}

/** Stores what has reached the server; null deletes it. */
export function storePushToken(token: string | null): void {
  if (token === null) {
    removeStored(USER_KEYS.pushToken);
  } else {
    writeStored(USER_KEYS.pushToken, token);
  }
  listeners.forEach((listener) => listener());
}

/** The part of a push service's address that names the browser; at Google’s it is the token of Firebase Cloud Messaging. */
export function tokenOf(endpoint: string): string {
  return endpoint.split('/').at(-1) ?? endpoint;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Who comes back from the settings of the browser may have changed their mind there.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('storage', listener);
  };
}
