import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let voted: ReadonlySet<string> = new Set();

export interface Voted {
  isVoted: (hazardId: string) => boolean;
  noteVoted: (hazardId: string) => void;
}

/** Hazards on which this page has voted: nobody is asked twice on one way. */
export function useVoted(): Voted {
  const all = useSyncExternalStore(subscribe, () => voted);
  return { isVoted: (hazardId) => all.has(hazardId), noteVoted };
}

function noteVoted(hazardId: string): void {
  voted = new Set([...voted, hazardId]);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
