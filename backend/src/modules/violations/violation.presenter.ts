import { capitalised } from '@wakafine/domain/formats';
import { coarsePlace } from '@wakafine/domain/geo';
import { maskPlate } from '@wakafine/domain/masking';
import type { Actor } from '../identity/actor';
import { audienceOf } from './violations.policy';
import type { Audience } from './violations.policy';
import type { ViolatorStatus } from './vehicle-enums';
import type { Violation as ViolationRow } from './violation.entity';
import type { Violation } from './violation.type';

/** The REST shape of a violation; `vehicleId` on staff rows only. An incident in the list has no vehicle. */
export interface RestViolation {
  readonly id: number;
  readonly journeyId: number;
  readonly speed: number;
  readonly timestamp: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly severity: string;
  readonly reported: boolean;
  readonly registrationNumber: string | null;
  readonly transportAgency: string | null;
  readonly category: string | null;
  readonly vehicleType: string | null;
  readonly vehicleId?: number | null;
}

/** The status of a vehicle as people read it (product specification, section 3). */
export const VIOLATOR_STATUS_NAMES: Record<ViolatorStatus, string> = {
  ACTIVE: 'Active',
  UNDER_REVIEW: 'Under Review',
  SUSPENDED: 'Suspended',
};

/** What both APIs say for a journey that is not there, as for an incident. */
const NO_JOURNEY = 0;

/** A violation over GraphQL as the actor may see it. */
export function presentViolation(row: ViolationRow, actor: Actor): Violation {
  return presentViolationTo(row, audienceOf(actor, row.accountId));
}

/** A violation over GraphQL as an audience may see it. */
export function presentViolationTo(row: ViolationRow, audience: Audience): Violation {
  const { speedKmh, meanSpeedKmh, startedAt, endedAt, severity, grade, fixCount } = row;
  const { transportAgency, category, vehicleType, isClaimed, isWithdrawn } = row;
  return {
    id: String(row.id),
    journeyId: String(row.journeyId ?? NO_JOURNEY),
    registrationNumber: audience === 'owner' ? row.registrationNumber : maskPlate(row.registrationNumber),
    vehicleId: audience === 'staff' ? String(row.vehicleId) : null,
    transportAgency,
    category,
    vehicleType,
    speedKmh,
    meanSpeedKmh,
    startedAt,
    endedAt,
    ...placeFor(row, audience),
    severity,
    grade,
    fixCount,
    isClaimed,
    isOwn: audience === 'owner',
    reported: row.reportedAt !== null,
    status: row.reportedAt === null ? 'UNDER_REVIEW' : 'RESOLVED',
    violationType: 'SPEEDING',
    isWithdrawn,
  };
}

/** A violation over REST as the actor may see it; the full plate is for its owner and for staff that reveal it. */
export function presentRestViolation(
  row: ViolationRow,
  actor: Actor,
  { isPlateRevealed = false }: { isPlateRevealed?: boolean } = {},
): RestViolation {
  const audience = audienceOf(actor, row.accountId);
  const isPlateShown = audience === 'owner' || isPlateRevealed;
  return {
    id: row.id,
    journeyId: row.journeyId ?? NO_JOURNEY,
    speed: row.speedKmh,
    timestamp: row.startedAt.toISOString(),
    ...placeFor(row, audience),
    severity: row.severity,
    reported: row.reportedAt !== null,
    registrationNumber: isPlateShown ? row.registrationNumber : maskPlate(row.registrationNumber),
    transportAgency: row.transportAgency,
    category: capitalised(row.category),
    vehicleType: capitalised(row.vehicleType),
    ...(audience === 'staff' ? { vehicleId: row.vehicleId } : {}),
  };
}

function placeFor({ latitude, longitude }: ViolationRow, audience: Audience) {
  if (audience !== 'public' || latitude === null || longitude === null) {
    return { latitude, longitude };
  }
  const { lat, lng } = coarsePlace({ lat: latitude, lng: longitude });
  return { latitude: lat, longitude: lng };
}
