import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openDriveDatabase, type DriveDatabase } from './drive-database';
import type { Receipt } from './receipt';

/** Older ones go: the server has them. */
const RECEIPTS_MAX = 20;

const listeners = new Set<() => void>();
let opening: Promise<DriveDatabase | null> | undefined;
/** Newest first; null until the phone's store has answered. */
let shown: readonly Receipt[] | null = null;

/** The receipts of an account on this phone, newest first; null until the phone's store has answered. */
export function useReceipts(accountId: string): readonly Receipt[] | null {
  const all = useSyncExternalStore(subscribe, () => shown);
  useEffect(function readAtFirst() {
    void read();
  }, []);
  return useMemo(() => all && all.filter((receipt) => receipt.accountId === accountId), [all, accountId]);
}

/** The receipt of an account's journey, by its recording or its id on the server; null without one, undefined until that is known. */
export function useReceipt(accountId: string, journeyKey: string): Receipt | null | undefined {
  const receipts = useReceipts(accountId);
  if (receipts === null) {
    return undefined;
  }
  return receipts.find(({ key, serverId }) => key === journeyKey || serverId === journeyKey) ?? null;
}

/** Stores a receipt, in place of an earlier one of the journey; what the disk has no room for lasts as long as the page. */
export async function storeReceipt(receipt: Omit<Receipt, 'isStored'>): Promise<void> {
  const all = await read();
  const next = [{ ...receipt, isStored: true }, ...all.filter(({ key }) => key !== receipt.key)];
  const isStored = await put(next.slice(0, 1));
  show([{ ...receipt, isStored }, ...next.slice(1)]);
  await drop(next.slice(RECEIPTS_MAX).map(({ key }) => key));
}

/** Notes that the server has the whole of a journey. */
export async function confirmReceipt(journeyKey: string, serverId: string): Promise<void> {
  const known = (await read()).find(({ key }) => key === journeyKey);
  if (known === undefined || known.confirmedAtMs !== null) {
    return;
  }
  const confirmed = { ...known, serverId, confirmedAtMs: Date.now() };
  await put([confirmed]);
  show((shown ?? []).map((receipt) => (receipt.key === journeyKey ? confirmed : receipt)));
}

/** Discards the receipt of a journey that was not ended after all. */
export async function dropReceipt(journeyKey: string): Promise<void> {
  await read();
  await drop([journeyKey]);
}

/** Discards all receipts of all accounts. */
export async function clearReceipts(): Promise<void> {
  const db = await database();
  await db?.clear('receipts').catch(() => undefined);
  show([]);
}

async function read(): Promise<readonly Receipt[]> {
  if (shown === null) {
    const db = await database();
    const stored = (await db?.getAll('receipts').catch(() => undefined)) ?? [];
    show(stored.toSorted((one, other) => other.storedAtMs - one.storedAtMs));
  }
  return shown ?? [];
}

async function put(receipts: readonly Receipt[]): Promise<boolean> {
  const db = await database();
  if (db === null) {
    return false;
  }
  try {
    await Promise.all(receipts.map((receipt) => db.put('receipts', receipt)));
    return true;
  } catch {
    return false;
  }
}

async function drop(keys: readonly string[]): Promise<void> {
  const db = await database();
  if (db !== null) {
    await Promise.all(keys.map((key) => db.delete('receipts', key).catch(() => undefined)));
  }
  show((shown ?? []).filter(({ key }) => !keys.includes(key)));
}

function show(receipts: readonly Receipt[]): void {
  shown = receipts;
  listeners.forEach((listener) => listener());
}

function database(): Promise<DriveDatabase | null> {
  opening ??= openDriveDatabase().catch(() => null);
  return opening;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
