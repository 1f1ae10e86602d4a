import { useMemo } from 'react';
import { dropItem, queueItem, readOutbox, useOutbox } from './outbox';
import { sendingOnce } from './sending';

/** The violations that the account has submitted and the server does not know of yet, by their ids, oldest first. */
export function useUnsentReports(accountId: string): readonly string[] {
  const items = useOutbox(accountId, 'violationReport');
  return useMemo(() => items.map(({ id }) => id), [items]);
}

/** The same, as it is now. */
export async function readUnsentReports(accountId: string): Promise<readonly string[]> {
  return (await readOutbox(accountId, 'violationReport')).map(({ id }) => id);
}

/** Stores a report on the phone until the server has it; says whether it could. */
export async function queueReport(accountId: string, violationId: string): Promise<boolean> {
  const item = { accountId, kind: 'violationReport', id: violationId, content: null, photo: null } as const;
  return (await queueItem(item)) === 'whole';
}

/** Discards a report: the server has it, or will not have it. */
export function dropReport(accountId: string, violationId: string): Promise<void> {
  return dropItem({ accountId, kind: 'violationReport', id: violationId });
}

/** Sends a report, once at a time, by the id of the violation. */
export const sendReportOnce = sendingOnce<unknown>();
