import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Of all kinds; replaced when it changes. */
let keys: ReadonlySet<string> = new Set();

/**
 * Makes the way to send one kind of thing: while a thing is on its way, asking again gives the same sending, so that nothing is
 * sent twice at once. It rejects as `send` does.
 */
export function sendingOnce<Answer>(): (key: string, send: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (key, send) => {
    const known = underWay.get(key);
    if (known !== undefined) {
      return known;
    }
    const sending = send().finally(() => {
      underWay.delete(key);
      change([...keys].filter((each) => each !== key));
    });
    underWay.set(key, sending);
    change([...keys, key]);
    return sending;
  };
}

/** The keys of all that is on its way. */
export function useSendingKeys(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => keys);
}

/** Whether a thing is on its way. */
export function useIsSending(key: string): boolean {
  return useSyncExternalStore(subscribe, () => keys.has(key));
}

function change(next: readonly string[]): void {
  keys = new Set(next);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
