import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage';
import { CHOICE_KEYS } from './storage-keys';

const watchers = new Set<() => void>();

/** Whether single keys do something: unless they were turned off in this browser, by staff or on the pages for developers. */
export function areKeysOn(): boolean {
  return readStored(CHOICE_KEYS.keysOff) === null;
}

/** Turns the single keys on or off in this browser. */
export function turnKeys(isOn: boolean): void {
  if (isOn) {
    removeStored(CHOICE_KEYS.keysOff);
  } else {
    writeStored(CHOICE_KEYS.keysOff, '1');
  }
  watchers.forEach((watcher) => watcher());
}

/** The same as `areKeysOn`, drawn anew when it changes. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(watch, areKeysOn);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
