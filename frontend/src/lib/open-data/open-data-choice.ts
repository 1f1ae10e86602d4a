import { dropItem, queueItem, readOutbox } from '../offline/outbox';

/** An account has one choice. */
const ID = 'openData';

/** The name under which the choice of an account is on its way. */
export const openDataSendingKey = (accountId: string) => `openData_${accountId}`;

/** Reads a choice from the phone's storage, which anyone can edit: whether the account is left out; null where it is none. */
export function openDataChoiceOf(content: unknown): boolean | null {
  return typeof content === 'boolean' ? content : null;
}

/** Stores on the phone whether the account is left out of open data, until the server has it; says whether it could. */
export async function queueOpenDataChoice(accountId: string, isLeftOut: boolean): Promise<boolean> {
  const item = { accountId, kind: 'openData', id: ID, content: isLeftOut, photo: null } as const;
  return (await queueItem(item)) === 'whole';
}

/** The choice that waits on this phone: whether the account is left out; null where none waits. */
export async function readUnsentOpenDataChoice(accountId: string): Promise<boolean | null> {
  return openDataChoiceOf((await readOutbox(accountId, 'openData')).at(-1)?.content);
}

/** Discards what was sent, unless something else was chosen since. */
export async function dropOpenDataChoice(accountId: string, sent: boolean | null): Promise<void> {
  if ((await readUnsentOpenDataChoice(accountId)) === sent) {
    await dropItem({ accountId, kind: 'openData', id: ID });
  }
}
