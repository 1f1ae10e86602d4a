import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../browser-storage';
import { UNSENT_KEYS } from '../storage-keys';

/** One list for each account, since a phone may have several owners. */
const keyOf = (accountId: string) => `${UNSENT_KEYS.violationReports}_${accountId}`;
const listeners = new Set<() => void>();
/** Those that are on their way, which nobody sends a second time meanwhile. */
const underWay = new Set<string>();

/** The violations that the account has reported and the server does not know of yet, by their ids, oldest first. */
export function useUnsentReports(accountId: string): readonly string[] {
  const stored = useSyncExternalStore(subscribe, () => readStored(keyOf(accountId)));
  return useMemo(() => idsIn(stored), [stored]);
}

/** The same, as it is now. */
export function readUnsentReports(accountId: string): readonly string[] {
  return idsIn(readStored(keyOf(accountId)));
}

/** Keeps a report on the phone until the server has it; tells whether it could. */
export function keepReport(accountId: string, violationId: string): boolean {
  const others = readUnsentReports(accountId).filter((id) => id !== violationId);
  const isKept = writeStored(keyOf(accountId), JSON.stringify([...others, violationId]));
  listeners.forEach((listener) => listener());
  return isKept;
}

/** Forgets a report: the server has it, or will not have it. */
export function dropReport(accountId: string, violationId: string): void {
  const others = readUnsentReports(accountId).filter((id) => id !== violationId);
  if (others.length === 0) {
    removeStored(keyOf(accountId));
  } else {
    writeStored(keyOf(accountId), JSON.stringify(others));
  }
  listeners.forEach((listener) => listener());
}

/** Sends a report, unless it is on its way already: then it gives null. Rejects as `send` does. */
export async function sendReportOnce<Answer>(
  violationId: string,
  send: () => Promise<Answer>,
): Promise<Answer | null> {
  if (underWay.has(violationId)) {
    return null;
  }
  underWay.add(violationId);
  try {
    return await send();
  } finally {
    underWay.delete(violationId);
  }
}

// Anyone can edit the browser's storage.
function idsIn(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
