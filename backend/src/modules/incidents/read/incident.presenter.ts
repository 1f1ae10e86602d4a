import { isReopening } from '@wakafine/domain/incidents/incident-state';
import { responseDueMs } from '@wakafine/domain/incidents/response-goals';
import { maskPlate } from '@wakafine/domain/people/masking';
import { hasPermission, isCitizen } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { RestViolation } from '../../violations/violation.presenter';
import type { HistoryRow } from './incident-details';
import type { Incident as IncidentRow } from '../incident.entity';
import type { Incident, IncidentStatusChange } from '../incident.type';

/** An incident over GraphQL as the actor, who may see it, sees it; of the row the schema shows what it names. */
export function presentIncident(row: IncidentRow, actor: Actor): Incident {
  const { id, accountId, seenVehicle, duplicateOf, ...facts } = row;
  const isOwn = actor?.accountId === accountId;
  const isDuplicateShown = duplicateOf !== null && hasPermission(actor, 'canViewDashboard');
  return {
    ...facts,
    id: String(id),
    seenVehicle: shownVehicle(seenVehicle, { isOwn }),
    duplicateOfId: isDuplicateShown ? String(duplicateOf) : null,
    answerDueAt: new Date(responseDueMs(row.severity, row.receivedAt.getTime())),
    isOwn,
  };
}

/**
 * A plate or an agency as typed: in full for the person who typed it; for others what may be a plate, which has a digit, is
 * masked.
 */
export function shownVehicle(seenVehicle: string | null, { isOwn }: { isOwn: boolean }): string | null {
  return seenVehicle === null || isOwn || !/\p{N}/u.test(seenVehicle) ? seenVehicle : maskPlate(seenVehicle);
}

/** Path of the photo of an incident. */
export function photoPath(id: string): string {
  return `/api/incidents/${id}/photo`;
}

/** The history of an incident over GraphQL; only staff see names. */
export function presentHistory(rows: readonly HistoryRow[], actor: Actor): IncidentStatusChange[] {
  const isNamed = hasPermission(actor, 'canViewDashboard');
  return rows.map(({ status, reason, atMs, by }, index) => ({
    status,
    reason,
    at: new Date(atMs),
    by: isNamed ? by : null,
    isReopening: isReopening(rows[index - 1]?.status ?? null, status),
  }));
}

/**
 * An incident over REST as its owner and staff see it: members of the answer under their names in the row, but for those
 * that REST names or spells otherwise. The declared answer shows no other.
 */
export function presentRestIncident({ seenVehicle, ...row }: IncidentRow, actor: Actor) {
  const { accountId, latitude, longitude } = row;
  return {
    ...row,
    userId: accountId,
    mood: row.mood.toLowerCase(),
    incidentType: row.incidentType.toLowerCase(),
    severity: row.severity.toLowerCase(),
    status: row.status.toLowerCase(),
    vehicle: shownVehicle(seenVehicle, { isOwn: actor?.accountId === accountId }),
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    timestamp: row.occurredAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

/** An incident as a row of REST's list of violations: of no journey, with no speed and no vehicle. */
export function presentIncidentAsViolation(row: IncidentRow, actor: Actor): RestViolation {
  return {
    id: row.id,
    journeyId: 0,
    speed: 0,
    timestamp: row.occurredAt.toISOString(),
    latitude: row.latitude,
    longitude: row.longitude,
    severity: row.severity,
    grade: null,
    limit: null,
    limitSource: null,
    proven: null,
    uncertainty: null,
    reported: row.status === 'RESOLVED',
    registrationNumber: null,
    transportAgency: null,
    category: null,
    vehicleType: null,
    ...(isCitizen(actor) ? {} : { vehicleId: null }),
  };
}
