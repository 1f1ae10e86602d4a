import type { PersistedPart } from './persisted-part';

/** Changes with the operations and the schema that the app was built with (`vite.config`). */
declare const OPERATIONS_MARK: string;

/** Stored text; what was written by another build can't be read. */
export function persistedTextOf({ cache, times }: PersistedPart): string {
  return JSON.stringify({ mark: OPERATIONS_MARK, times, cache });
}

/** Reads what was written down; null for what another build wrote, or what was never ours. */
export function persistedPartIn(text: string): PersistedPart | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? { cache: kept.cache, times: kept.times } : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is PersistedPart {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'mark' in kept &&
    kept.mark === OPERATIONS_MARK &&
    'cache' in kept &&
    typeof kept.cache === 'object' &&
    kept.cache !== null &&
    'times' in kept &&
    Array.isArray(kept.times) &&
    kept.times.every(isTime)
  );
}

function isTime(time: unknown): boolean {
  return Array.isArray(time) && typeof time[0] === 'string' && typeof time[1] === 'number';
}
