import { useSyncExternalStore } from 'react';
import { flagInTab, isFlaggedInTab } from '../storage/browser-storage';

/** Followed by the id of the account. */
const MOMENT_KEY = 'push-moment';

const listeners = new Set<() => void>();

/**
 * Says that somebody has just ended a journey or sent a report: now they know what messages would be good for, and may be
 * asked. Holds until the tab is closed.
 */
export function notePushMoment(accountId: string): void {
  flagInTab(keyOf(accountId));
  listeners.forEach((listener) => listener());
}

/** Whether the account may be asked in this tab. */
export function useIsPushMoment(accountId: string): boolean {
  return useSyncExternalStore(subscribe, () => isFlaggedInTab(keyOf(accountId)));
}

function keyOf(accountId: string): string {
  return `${MOMENT_KEY}.${accountId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
