import { DAY_MS } from '@wakafine/domain/units';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage/storage-keys';

const AWAY_MS = 7 * DAY_MS;

/** Whether an account has put the reminder away on this device within the last seven days. */
export function isReminderAway(accountId: string, nowMs: number): boolean {
  const awaySinceMs = Number(readStored(keyOf(accountId)) ?? NaN);
  return awaySinceMs <= nowMs && nowMs - awaySinceMs < AWAY_MS;
}

/** Puts the reminder away for seven days. */
export function putReminderAway(accountId: string, nowMs: number): void {
  writeStored(keyOf(accountId), String(nowMs));
}

function keyOf(accountId: string): string {
  return `${CHOICE_KEYS.numberReminderAway}_${accountId}`;
}
