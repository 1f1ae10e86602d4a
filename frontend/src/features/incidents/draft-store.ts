import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents';
import { isUuid, isWithin, LIMITS } from '@wakafine/domain/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { UNSENT_KEYS } from '../../lib/storage-keys';
import type { IncidentDraft } from './incident-draft';

/** One list for each account, since a phone may have several owners. */
const keyOf = (accountId: string) => `${UNSENT_KEYS.incidentDrafts}_${accountId}`;
const photoKeyOf = (clientId: string) => `${UNSENT_KEYS.incidentPhotos}_${clientId}`;
const listeners = new Set<() => void>();

/** What the phone had room for: the whole report, all but its photo, or nothing. */
export type Kept = 'whole' | 'withoutPhoto' | 'nothing';

/** The account's reports that are not with the server yet, oldest first. */
export function useDrafts(accountId: string): readonly IncidentDraft[] {
  const stored = useSyncExternalStore(subscribe, () => readStored(keyOf(accountId)));
  return useMemo(() => draftsIn(stored), [stored]);
}

/** Keeps a report on the phone, in the place of an earlier state of it; tells how much of it could be kept. */
export function saveDraft(accountId: string, draft: IncidentDraft): Kept {
  // Beside the list, so that a photo that finds no room takes no report with it.
  const hasPhoto = draft.photo !== null && writeStored(photoKeyOf(draft.clientId), draft.photo);
  if (!hasPhoto) {
    removeStored(photoKeyOf(draft.clientId));
  }
  if (!write(accountId, [...others(accountId, draft.clientId), draft])) {
    removeStored(photoKeyOf(draft.clientId));
    return 'nothing';
  }
  return hasPhoto || draft.photo === null ? 'whole' : 'withoutPhoto';
}

/** Forgets a report and its photo. */
export function removeDraft(accountId: string, clientId: string): void {
  write(accountId, others(accountId, clientId));
  removeStored(photoKeyOf(clientId));
}

function others(accountId: string, clientId: string): IncidentDraft[] {
  return draftsIn(readStored(keyOf(accountId))).filter((draft) => draft.clientId !== clientId);
}

function write(accountId: string, drafts: readonly IncidentDraft[]): boolean {
  const isEmpty = drafts.length === 0;
  const isKept = isEmpty || writeStored(keyOf(accountId), JSON.stringify(drafts, withoutPhotos));
  if (isEmpty) {
    removeStored(keyOf(accountId));
  }
  listeners.forEach((listener) => listener());
  return isKept;
}

function withoutPhotos(field: string, value: unknown): unknown {
  return field === 'photo' ? undefined : value;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function draftsIn(stored: string | null): IncidentDraft[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.flatMap((entry: unknown) => draftOf(entry) ?? []) : [];
  } catch {
    return [];
  }
}

// Anyone can edit the browser's storage, so that each field is looked at before it is used.
function draftOf(entry: unknown): IncidentDraft | null {
  if (typeof entry !== 'object' || entry === null) {
    return null;
  }
  const fields: Partial<Record<keyof IncidentDraft, unknown>> = entry;
  const { clientId, atMs, description } = fields;
  if (typeof clientId !== 'string' || !isUuid(clientId) || typeof atMs !== 'number') {
    return null;
  }
  return {
    clientId,
    atMs,
    clockOffsetMs: typeof fields.clockOffsetMs === 'number' ? fields.clockOffsetMs : null,
    place: placeOf(fields.place),
    mood: oneOf(INCIDENT_MOODS, fields.mood) ?? null,
    incidentType: oneOf(INCIDENT_TYPES, fields.incidentType) ?? null,
    severity: oneOf(INCIDENT_SEVERITIES, fields.severity) ?? DEFAULT_INCIDENT_SEVERITY,
    description: typeof description === 'string' ? description : '',
    photo: photoOf(clientId),
    incidentId: typeof fields.incidentId === 'string' ? fields.incidentId : null,
    isReady: fields.isReady === true,
  };
}

// An address of another kind could make the browser ask somebody else for it.
function photoOf(clientId: string): string | null {
  const stored = readStored(photoKeyOf(clientId));
  return stored?.startsWith('data:image/jpeg;base64,') === true ? stored : null;
}

function placeOf(value: unknown): MeasuredPlace | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const { lat, lng, accuracyM }: Partial<Record<keyof MeasuredPlace, unknown>> = value;
  const isPlace = isWithin(lat, LIMITS.lat) && isWithin(lng, LIMITS.lng);
  return isPlace ? { lat, lng, accuracyM: isWithin(accuracyM, LIMITS.accuracyM) ? accuracyM : null } : null;
}

function oneOf<Value>(values: readonly Value[], candidate: unknown): Value | undefined {
  return values.find((value) => value === candidate);
}
