import { useMemo } from 'react';
import { dropItem, queueItem, readOutbox, useOutbox } from '../../../lib/offline/outbox';
import type { Stored } from '../../../lib/offline/outbox-item';
import { draftOf, type IncidentDraft } from './incident-draft';

/** The account's reports that are not with the server yet, oldest first. */
export function useDrafts(accountId: string): readonly IncidentDraft[] {
  const items = useOutbox(accountId, 'incident');
  return useMemo(() => items.flatMap((item) => draftOf(item) ?? []), [items]);
}

/** The same, as it is now. */
export async function readDrafts(accountId: string): Promise<readonly IncidentDraft[]> {
  return (await readOutbox(accountId, 'incident')).flatMap((item) => draftOf(item) ?? []);
}

/** Stores a report on the phone, in the place of an earlier state of it; says how much of it could be stored. */
export function saveDraft(accountId: string, draft: IncidentDraft): Promise<Stored> {
  const { photo, isPhotoLost, ...content } = draft;
  return queueItem({ accountId, kind: 'incident', id: draft.clientId, content, photo, isPhotoLost });
}

/** Discards a report and its photo. */
export function removeDraft(accountId: string, clientId: string): Promise<void> {
  return dropItem({ accountId, kind: 'incident', id: clientId });
}
