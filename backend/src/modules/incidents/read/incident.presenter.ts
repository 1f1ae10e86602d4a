import { hasPermission, isCitizen } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { RestViolation } from '../../violations/violation.presenter';
import type { HistoryRow } from './incident-details';
import type { Incident as IncidentRow } from '../incident.entity';
import type { Incident, IncidentStatusChange } from '../incident.type';

/** An incident over GraphQL as the actor, who may see it, sees it. */
export function presentIncident(row: IncidentRow, actor: Actor): Incident {
  const { mood, incidentType, severity, description, latitude, longitude } = row;
  const { occurredAt, receivedAt, status, statusReason, resolvedAt, version, duplicateOf } = row;
  const isDuplicateShown = duplicateOf !== null && hasPermission(actor, 'canViewDashboard');
  return {
    id: String(row.id),
    mood,
    incidentType,
    severity,
    description,
    latitude,
    longitude,
    occurredAt,
    receivedAt,
    status,
    statusReason,
    resolvedAt,
    version,
    duplicateOfId: isDuplicateShown ? String(duplicateOf) : null,
    isOwn: actor?.accountId === row.accountId,
  };
}

/** Path of the photo of an incident. */
export function photoPath(id: string): string {
  return `/api/incidents/${id}/photo`;
}

/** The history of an incident over GraphQL. */
export function presentHistory(rows: readonly HistoryRow[]): IncidentStatusChange[] {
  return rows.map(({ status, reason, atMs }) => ({ status, reason, at: new Date(atMs) }));
}

/** An incident over REST as its owner and staff see it. */
export function presentRestIncident(row: IncidentRow) {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    userId: row.accountId,
    mood: row.mood.toLowerCase(),
    incidentType: row.incidentType.toLowerCase(),
    description: row.description,
    severity: row.severity.toLowerCase(),
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
    ...(isCitizen(actor) ? {} : { vehicleId: null }),
  };
}
