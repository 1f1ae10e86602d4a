import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../browser-storage';
import { UNSENT_KEYS } from '../storage-keys';
import { ownSettingsOf, type OwnSettings } from './own-settings';

/** One state for each account, since a phone may have several owners. */
const keyOf = (accountId: string) => `${UNSENT_KEYS.settings}_${accountId}`;
const listeners = new Set<() => void>();

/** The settings that the account has saved and the server does not have yet, or null. */
export function useUnsentSettings(accountId: string): OwnSettings | null {
  const stored = useSyncExternalStore(subscribe, () => readStored(keyOf(accountId)));
  return useMemo(() => settingsIn(stored), [stored]);
}

/** Keeps settings on the phone until the server has them. */
export function keepUnsent(accountId: string, settings: OwnSettings): void {
  writeStored(keyOf(accountId), JSON.stringify(settings));
  listeners.forEach((listener) => listener());
}

/** Forgets what was to be sent. */
export function dropUnsent(accountId: string): void {
  removeStored(keyOf(accountId));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function settingsIn(stored: string | null): OwnSettings | null {
  try {
    return ownSettingsOf(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}
