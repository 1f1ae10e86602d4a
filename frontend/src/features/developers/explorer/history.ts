import { readStored, removeStored, writeStored } from '../../../lib/storage/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage/storage-keys';
import { isObject } from '../api/json-object';
import type { ReadOperation, WrittenOperation } from '../api/operation';

/** An operation that was run on this device. */
export interface PastOperation extends WrittenOperation {
  /** ISO 8601. */
  at: string;
}

/** Operations that are stored, newest first. */
const MOST = 50;
/** A longer one is not stored, characters. */
const LONGEST = 20_000;

/** Operations that were run on this device, newest first. */
export function readHistory(): PastOperation[] {
  try {
    const stored: unknown = JSON.parse(readStored(CHOICE_KEYS.explorerHistory) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((each) => pastOperation(each) ?? []) : [];
  } catch {
    return [];
  }
}

/**
 * Notes an operation that is run, once for each text. Variables of mutations are left out: they hold PINs, passwords and what
 * people write.
 */
export function noteInHistory({ query, variables, kind }: ReadOperation, at: string): PastOperation[] {
  const isMutation = kind === 'mutation';
  const written = isMutation || Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);
  const others = readHistory().filter((past) => past.query !== query || past.variables !== written);
  const next = query.length > LONGEST ? others : [{ query, variables: written, at }, ...others];
  const left = next.slice(0, MOST);
  writeStored(CHOICE_KEYS.explorerHistory, JSON.stringify(left));
  return left;
}

/** Deletes all of it. */
export function deleteHistory(): void {
  removeStored(CHOICE_KEYS.explorerHistory);
}

function pastOperation(value: unknown): PastOperation | null {
  if (!isObject(value)) {
    return null;
  }
  const { query, variables, at } = value;
  return typeof query === 'string' && typeof variables === 'string' && typeof at === 'string'
    ? { query, variables, at }
    : null;
}
