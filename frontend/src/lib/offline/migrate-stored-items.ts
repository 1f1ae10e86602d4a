import { readStored, removeStored } from '../storage/browser-storage';
import type { OutboxItem } from './outbox-item';

/** Keys under which earlier versions of the app stored queued items, each followed by `_` and an account's id. */
const INCIDENTS = 'incident_drafts_';
const REPORTS = 'violation_reports_';
const SETTINGS = 'unsent_settings_';
/** Followed by the `clientId` of the report to which the photo belongs. */
const PHOTOS = 'incident_photo_';

/**
 * Moves what earlier versions of the app stored in the browser's plain storage to where `put` stores it. Rejects
 * as `put` does.
 */
export async function migrateStoredItems(put: (item: OutboxItem) => Promise<unknown>): Promise<void> {
  for (const key of storedKeys()) {
    const found = itemsUnder(key);
    for (const item of found ?? []) {
      await put(item);
      removeStored(PHOTOS + item.id);
    }
    if (found !== null) {
      removeStored(key);
    }
  }
}

function itemsUnder(key: string): OutboxItem[] | null {
  const common = { savedAtMs: Date.now(), photo: null, isPhotoLost: false } as const;
  if (key.startsWith(SETTINGS)) {
    const accountId = key.slice(SETTINGS.length);
    return [{ ...common, accountId, kind: 'settings', id: 'settings', content: parsed(key) }];
  }
  if (key.startsWith(REPORTS)) {
    const accountId = key.slice(REPORTS.length);
    return listUnder(key)
      .filter((id) => typeof id === 'string')
      .map((id) => ({ ...common, accountId, kind: 'violationReport', id, content: null }));
  }
  if (key.startsWith(INCIDENTS)) {
    const accountId = key.slice(INCIDENTS.length);
    return listUnder(key).flatMap((content) => {
      const id = clientIdOf(content);
      return id === null
        ? []
        : [{ ...common, accountId, kind: 'incident', id, content, photo: readStored(PHOTOS + id) }];
    });
  }
  return null;
}

function clientIdOf(content: unknown): string | null {
  const isDraft = typeof content === 'object' && content !== null && 'clientId' in content;
  return isDraft && typeof content.clientId === 'string' ? content.clientId : null;
}

function listUnder(key: string): unknown[] {
  const list = parsed(key);
  return Array.isArray(list) ? list : [];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
