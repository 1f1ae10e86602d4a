import type { Range } from '@wakafine/domain/input/limits';
import { isWithin } from '@wakafine/domain/input/limits';

/** One number of a card, as it is typed. */
export interface NumberFieldSpec<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly range: Range;
}

/** Numbers of a card as they are typed, by their names. */
export type Typed<Key extends string> = Readonly<Record<Key, string>>;

/** A typed whole number inside a range; null for anything else. */
export function wholeNumber(typed: string, range: Range): number | null {
  const text = typed.trim();
  const value = /^\d+$/.test(text) ? Number(text) : null;
  return isWithin(value, range) ? value : null;
}

/** The named numbers of a thing that the server has sent, as they would be typed; null where one is missing. */
export function typedOf<Key extends string>(keys: readonly Key[], raw: unknown): Typed<Key> | null {
  if (typeof raw !== 'object' || raw === null) {
    return null;
  }
  const found = new Map<string, unknown>(Object.entries(raw));
  const entries = keys.map((key): [Key, string] => [key, String(found.get(key) ?? '')]);
  return entries.some(([, text]) => text === '') ? null : recordOf(entries);
}

/** A record of the given entries, which must name every key. */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>; // Object.fromEntries discards the names of the keys.
}
