import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
  INJURED_MAX,
  SEEN_VEHICLE_MAX,
  type IncidentMood,
  type IncidentSeverity,
  type IncidentType,
} from '@wakafine/domain/incidents/incidents';
import { isUuid, isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { ReportIncidentInput } from '../../../graphql/generated';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import type { OutboxItem } from '../../../lib/offline/outbox-item';

/** A report that is being filled in, or waits to be finished or sent; place and time are those of the tap. */
export interface IncidentDraft {
  /** Names the report to the server, so that a second sending is not a second report. */
  readonly clientId: string;
  /** By the phone's own clock. */
  readonly atMs: number;
  /**
   * Offset of that clock, to be added for server time, ms; null until the server has answered. It stays, so that
   * a retry sends the same.
   */
  readonly clockOffsetMs: number | null;
  readonly place: MeasuredPlace | null;
  readonly mood: IncidentMood | null;
  readonly incidentType: IncidentType | null;
  readonly severity: IncidentSeverity;
  readonly description: string;
  /** Number of people who look hurt; null is not said. Sent of a crash only. */
  readonly injuredCount: number | null;
  /** Plate or agency as seen; empty is not said. */
  readonly seenVehicle: string;
  /** As a `data:` address of a JPEG; null without one. */
  readonly photo: string | null;
  /** Whether it had one for which the phone had no room. */
  readonly isPhotoLost: boolean;
  /** Id of the incident on the server, once it has it and only the photo is left to be sent; null before. */
  readonly incidentId: string | null;
  /** Whether all is said and only the network is missing: it goes by itself. */
  readonly isReady: boolean;
}

/** State of an incident that is still on the phone. */
export type DraftState = 'unfinished' | 'saved' | 'failed';

/** State of a draft: mood or type is missing, it waits for the network, or the server refused it. */
export function stateOf({ mood, incidentType, isReady }: IncidentDraft): DraftState {
  if (mood === null || incidentType === null) {
    return 'unfinished';
  }
  return isReady ? 'saved' : 'failed';
}

/** A report with nothing said yet, at the time and place of the tap. */
export function buildDraft({ atMs, place }: Pick<IncidentDraft, 'atMs' | 'place'>): IncidentDraft {
  return {
    clientId: crypto.randomUUID(),
    atMs,
    clockOffsetMs: null,
    place,
    mood: null,
    incidentType: null,
    severity: DEFAULT_INCIDENT_SEVERITY,
    description: '',
    injuredCount: null,
    seenVehicle: '',
    photo: null,
    isPhotoLost: false,
    incidentId: null,
    isReady: false,
  };
}

/** Input for the server, without the photo, which follows; null while mood or type is missing. */
export function inputOf(draft: IncidentDraft): ReportIncidentInput | null {
  const { clientId, atMs, clockOffsetMs, place, mood, incidentType, severity, description } = draft;
  const { injuredCount, seenVehicle } = draft;
  if (mood === null || incidentType === null) {
    return null;
  }
  return {
    clientId,
    mood,
    incidentType,
    severity,
    description: description.trim() === '' ? null : description.trim(),
    // A server of before knows neither field: they are named only where something is said.
    ...(injuredCount === null || incidentType !== 'CRASH' ? {} : { injuredCount }),
    ...(seenVehicle.trim() === '' ? {} : { seenVehicle: seenVehicle.trim() }),
    location: place && { lat: place.lat, lng: place.lng },
    occurredAt: new Date(atMs + (clockOffsetMs ?? 0)).toISOString(),
  };
}

/**
 * An incident as it was stored on the phone, or null for what is none. Anyone can edit the browser's storage, so that each
 * field is looked at before it is used.
 */
export function draftOf({ content, photo, isPhotoLost }: OutboxItem): IncidentDraft | null {
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
