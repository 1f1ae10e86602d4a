import { useSyncExternalStore } from 'react';
import type { Sent } from './send-incident';

const underWay = new Map<string, Promise<Sent>>();
const listeners = new Set<() => void>();

/** Sends a report; while it is on its way, asking again gives the same sending. */
export function sendOnce(clientId: string, send: () => Promise<Sent>): Promise<Sent> {
  const known = underWay.get(clientId);
  if (known !== undefined) {
    return known;
  }
  const sending = send().finally(() => {
    underWay.delete(clientId);
    tell();
  });
  underWay.set(clientId, sending);
  tell();
  return sending;
}

/** Whether a report is on its way. */
export function useIsSending(clientId: string): boolean {
  return useSyncExternalStore(subscribe, () => underWay.has(clientId));
}

function tell(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
