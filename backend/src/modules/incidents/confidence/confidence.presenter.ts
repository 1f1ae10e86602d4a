import type { CrowdConfidence as JudgedCrowd } from '@wakafine/domain/incidents/crowd-confidence';
import { hourOfMs } from '@wakafine/domain/time/public-time';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import type { CrowdConfidence, Hazard } from './confidence.type';
import type { Hazard as HazardRow } from './hazards';

/** Confidence of the crowd in an incident: the word for all who may see it, the number and its parts for staff. */
export function presentCrowdConfidence(
  { word, confidence, parts }: JudgedCrowd,
  actor: Actor,
): CrowdConfidence {
  return hasPermission(actor, 'canViewDashboard')
    ? { word, confidence, parts }
    : { word, confidence: null, parts: [] };
}

/** A hazard as a public row. */
export function presentHazard({ publicId, lat, lng, occurredAt, ...row }: HazardRow): Hazard {
  return {
    ...row,
    id: String(publicId),
    latitude: lat,
    longitude: lng,
    occurredAt: new Date(hourOfMs(occurredAt.getTime())),
  };
}
