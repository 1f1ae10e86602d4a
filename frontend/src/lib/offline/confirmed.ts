import { useMemo, useSyncExternalStore } from 'react';
import type { OutboxKind } from './outbox-item';

/**
 * One thing that has waited on this phone, and what distinguishes it from others of its kind: a registration
 * number, a type of incident.
 */
export interface NamedThing {
  readonly kind: 'journey' | OutboxKind;
  readonly id: string;
  readonly name: string | null;
}

/** Confirmed item and its time, ms since 1970 by the phone's own clock. */
export interface Confirmed extends NamedThing {
  readonly accountId: string;
  readonly atMs: number;
}

/** More than these nobody reads. */
const LONGEST_LIST = 20;

const listeners = new Set<() => void>();
let list: readonly Confirmed[] = [];

/** Items that this page has sent for an account and the server has, newest first. */
export function useConfirmed(accountId: string): readonly Confirmed[] {
  const all = useSyncExternalStore(subscribe, () => list);
  return useMemo(() => all.filter((each) => each.accountId === accountId), [all, accountId]);
}

/** Notes that the server has a thing. */
export function noteConfirmed(accountId: string, thing: NamedThing): void {
  const others = list.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  list = [{ ...thing, accountId, atMs: Date.now() }, ...others].slice(0, LONGEST_LIST);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
