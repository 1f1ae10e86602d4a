import { maskPlate } from '@wakafine/domain/people/masking';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { RestViolation } from '../../violations/violation.presenter';
import type { HistoryRow } from './incident-details';
import type { Incident as IncidentRow } from '../incident.entity';
import type { Incident, IncidentStatusChange } from '../incident.type';

/** An incident over GraphQL as the actor, who may see it, sees it. */
export function presentIncident(row: IncidentRow, actor: Actor): Incident {
  const { mood, incidentType, severity, description, latitude, longitude } = row;
  const { injuredCount, occurredAt, receivedAt, status, statusReason, resolvedAt, version, duplicateOf } =
    row;
  const isOwn = actor?.accountId === row.accountId;
  const isDuplicateShown = duplicateOf !== null && hasPermission(actor, 'canViewDashboard');
  return {
    id: String(row.id),
    mood,
    incidentType,
    severity,
    description,
    latitude,
    longitude,
    injuredCount,
    toldVehicle: shownVehicle(row.toldVehicle, { isOwn }),
    occurredAt,
    receivedAt,
    status,
    statusReason,
    resolvedAt,
    version,
    duplicateOfId: isDuplicateShown ? String(duplicateOf) : null,
    isOwn,
  };
}

/** A plate or an agency as typed: in full for whoever typed it; for others what may be a plate, which has a digit, is masked. */
export function shownVehicle(toldVehicle: string | null, { isOwn }: { isOwn: boolean }): string | null {
  return toldVehicle === null || isOwn || !/\p{N}/u.test(toldVehicle) ? toldVehicle : maskPlate(toldVehicle);
}

/** Where the photo of an incident is found. */
export function photoPath(id: string): string {
  return `/api/incidents/${id}/photo`;
}

/** The history of an incident over GraphQL. */
export function presentHistory(rows: readonly HistoryRow[]): IncidentStatusChange[] {
  return rows.map(({ status, reason, atMs }) => ({ status, reason, at: new Date(atMs) }));
}

/** An incident over REST as its owner and staff see it. */
export function presentRestIncident(row: IncidentRow, actor: Actor) {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    userId: row.accountId,
    mood: row.mood.toLowerCase(),
    incidentType: row.incidentType.toLowerCase(),
    description: row.description,
    severity: row.severity.toLowerCase(),
    injuredCount: row.injuredCount,
    vehicle: shownVehicle(row.toldVehicle, { isOwn: actor?.accountId === row.accountId }),
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    timestamp: row.occurredAt.toISOString(),
    status: row.status.toLowerCase(),
    statusReason: row.statusReason,
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
    ...(actor?.role === 'CITIZEN' ? {} : { vehicleId: null }),
  };
}
