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
const listeners = new Set<() => void>();

/** The account's reports that are not with the server yet, oldest first. */
export function useDrafts(accountId: string): readonly IncidentDraft[] {
  const stored = useSyncExternalStore(subscribe, () => readStored(keyOf(accountId)));
  return useMemo(() => draftsIn(stored), [stored]);
}

/** Keeps a report on the phone, in the place of an earlier state of it. */
export function saveDraft(accountId: string, draft: IncidentDraft): void {
  write(accountId, [...others(accountId, draft.clientId), draft]);
}

/** Forgets a report. */
export function removeDraft(accountId: string, clientId: string): void {
  write(accountId, others(accountId, clientId));
}

function others(accountId: string, clientId: string): IncidentDraft[] {
  return draftsIn(readStored(keyOf(accountId))).filter((draft) => draft.clientId !== clientId);
}

function write(accountId: string, drafts: readonly IncidentDraft[]): void {
  if (drafts.length === 0) {
    removeStored(keyOf(accountId));
  } else {
    writeStored(keyOf(accountId), JSON.stringify(drafts));
  }
  listeners.forEach((listener) => listener());
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
    isReady: fields.isReady === true,
  };
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
