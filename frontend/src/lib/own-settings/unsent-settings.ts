import { useMemo } from 'react';
import { dropItem, queueItem, readOutbox, useOutbox } from '../offline/outbox';
import { isSameChoice, ownSettingsOf, type OwnSettings } from './own-settings';

/** An account has one state of its settings. */
const ID = 'settings';

/** The name under which the settings of an account are on their way. */
export const settingsSendingKey = (accountId: string) => `settings_${accountId}`;

/** The settings that the account has saved and the server does not have yet, or null. */
export function useUnsentSettings(accountId: string): OwnSettings | null {
  const items = useOutbox(accountId, 'settings');
  return useMemo(() => ownSettingsOf(items.at(-1)?.content), [items]);
}

/** Stores settings on the phone until the server has them; says whether it could. */
export async function queueSettings(accountId: string, settings: OwnSettings): Promise<boolean> {
  const item = { accountId, kind: 'settings', id: ID, content: settings, photo: null } as const;
  return (await queueItem(item)) === 'whole';
}

/** The same as `useUnsentSettings`, as it is now. */
export async function readUnsent(accountId: string): Promise<OwnSettings | null> {
  const items = await readOutbox(accountId, 'settings');
  return ownSettingsOf(items.at(-1)?.content);
}

/** Discards what was to be sent; given what was sent, only if nothing else was saved since. */
export async function dropUnsent(accountId: string, sent?: OwnSettings): Promise<void> {
  const stored = await readUnsent(accountId);
  if (sent === undefined || stored === null || isSameChoice(stored, sent)) {
    await dropItem({ accountId, kind: 'settings', id: ID });
  }
}
