import { hourOfMs } from '@wakafine/domain/time/public-time';
import type { SimilarIncident } from './similar-incident.type';
import type { SimilarIncidentRow } from './similar-incidents';

/** An incident of somebody else as a public row. */
export function presentSimilarIncident(row: SimilarIncidentRow): SimilarIncident {
  const { incidentType, severity, occurredAt, confirmationCount, isConfirmed, isVerified } = row;
  return {
    id: String(row.publicId),
    incidentType,
    severity,
    occurredAt: new Date(hourOfMs(occurredAt.getTime())),
    confirmationCount,
    isConfirmed,
    isVerified,
  };
}
