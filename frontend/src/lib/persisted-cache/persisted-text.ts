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
    const stored: unknown = JSON.parse(text);
    return isStored(stored) ? { cache: stored.cache, times: stored.times } : null;
  } catch {
    return null;
  }
}

function isStored(stored: unknown): stored is PersistedPart {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'mark' in stored &&
    stored.mark === OPERATIONS_MARK &&
    'cache' in stored &&
    typeof stored.cache === 'object' &&
    stored.cache !== null &&
    'times' in stored &&
    Array.isArray(stored.times) &&
    stored.times.every(isTime)
  );
}

function isTime(time: unknown): boolean {
  return Array.isArray(time) && typeof time[0] === 'string' && typeof time[1] === 'number';
}
