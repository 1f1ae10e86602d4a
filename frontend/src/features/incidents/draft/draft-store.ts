import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
  INJURED_MAX,
  SEEN_VEHICLE_MAX,
} from '@wakafine/domain/incidents/incidents';
import { isUuid, isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { useMemo } from 'react';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import { dropItem, queueItem, readOutbox, useOutbox } from '../../../lib/offline/outbox';
import type { Stored, OutboxItem } from '../../../lib/offline/outbox-item';
import type { IncidentDraft } from './incident-draft';

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

// Anyone can edit the browser's storage, so that each field is looked at before it is used.
function draftOf({ content, photo, isPhotoLost }: OutboxItem): IncidentDraft | null {
  if (typeof content !== 'object' || content === null) {
    return null;
  }
  const fields: Partial<Record<keyof IncidentDraft, unknown>> = content;
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
    injuredCount: countOf(fields.injuredCount),
    seenVehicle: typeof fields.seenVehicle === 'string' ? fields.seenVehicle.slice(0, SEEN_VEHICLE_MAX) : '',
    photo: photoOf(photo),
    isPhotoLost,
    incidentId: typeof fields.incidentId === 'string' ? fields.incidentId : null,
    isReady: fields.isReady === true,
  };
}

// An address of another kind could make the browser ask somebody else for it.
function photoOf(stored: string | null): string | null {
  return stored?.startsWith('data:image/jpeg;base64,') === true ? stored : null;
}

function countOf(stored: unknown): number | null {
  return isWithin(stored, { min: 0, max: INJURED_MAX }) && Number.isInteger(stored) ? stored : null;
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
