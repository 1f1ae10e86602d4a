import { withShownNumbers } from '@wakafine/domain/api/shown-numbers';
import { capitalised } from '@wakafine/domain/input/formats';
import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { hourOfMs, isLive, minuteOfMs } from '@wakafine/domain/time/public-time';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { Actor } from '../identity/accounts/actor';
import { audienceOf, isListed } from './violations.policy';
import type { ViolatorStatus } from './vehicle-enums';
import type { Violation as ViolationRow } from './violation.entity';
import type { Violation } from './violation.type';

/** Time when a public row is live, and so says its minute rather than its hour: at this time, or never. */
export type LiveAt = Date | null;

/** The REST shape of a violation; `vehicleId` on staff rows only. An incident in the list has no vehicle. */
export interface RestViolation {
  readonly id: number;
  readonly journeyId: number | null;
  readonly speed: number;
  readonly timestamp: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly severity: string;
  /** Grade of proof: A, B or C. */
  readonly grade: string | null;
  /** The legal limit in force, km/h, and its source. */
  readonly limit: number | null;
  readonly limitSource: string | null;
  /** Speed that the fixes prove at least, and the deduction from the measured mean speed, km/h. */
  readonly proven: number | null;
  readonly uncertainty: number | null;
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

/** Placeholder of both APIs for a journey that is not there, as for an incident. */
const NO_JOURNEY = 0;

/** A violation over GraphQL as the actor may see it. */
export function presentViolation(row: ViolationRow, actor: Actor, liveAt: LiveAt = null): Violation {
  const audience = audienceOf(actor, row.accountId);
  return audience === 'public' ? presentPublicViolation(row, liveAt) : presentViolationTo(row, audience);
}

/** A violation over GraphQL as anybody may see it; withdrawn is also what has left the public lists. */
export function presentPublicViolation(row: ViolationRow, liveAt: LiveAt = null): Violation {
  const { severity, grade, category, vehicleType } = row;
  return {
    rowId: row.id,
    audience: 'public',
    id: String(row.publicId),
    journeyId: null,
    ...publicVehicle(row),
    vehicleId: null,
    binding: null,
    category,
    vehicleType,
    speedKmh: wholeKmh(row.speedKmh),
    meanSpeedKmh: null,
    startedAt: publicTime(row, liveAt),
    endedAt: null,
    latitude: null,
    longitude: null,
    headingDeg: null,
    severity,
    grade,
    fixCount: null,
    ...publicProof(row),
    limitZone: null,
    limitPlace: null,
    limitSource: null,
    uncertaintyKmh: null,
    provenS: null,
    isOverGaps: false,
    ruleVersion: row.ruleVersion,
    isClaimed: false,
    isOwn: false,
    ...reportOf(row),
    violationType: 'SPEEDING',
    isWithdrawn: !isListed(row),
  };
}

function presentViolationTo(row: ViolationRow, audience: 'owner' | 'staff'): Violation {
  const { speedKmh, meanSpeedKmh, startedAt, endedAt, severity, grade, fixCount, latitude, longitude } = row;
  const { transportAgency, category, vehicleType, headingDeg, isClaimed, isWithdrawn } = row;
  return {
    rowId: row.id,
    audience,
    id: String(row.id),
    journeyId: String(row.journeyId ?? NO_JOURNEY),
    registrationNumber: audience === 'owner' ? row.registrationNumber : maskPlate(row.registrationNumber),
    vehicleId: audience === 'staff' ? String(row.vehicleId) : null,
    // Anyone who scanned a code would read in it where the enrolled device of the vehicle was.
    binding: audience === 'staff' ? row.binding : null,
    transportAgency,
    category,
    vehicleType,
    speedKmh,
    meanSpeedKmh,
    startedAt,
    endedAt,
    latitude,
    longitude,
    headingDeg,
    severity,
    grade,
    fixCount,
    ...proofOf(row),
    isClaimed,
    isOwn: audience === 'owner',
    ...reportOf(row),
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
  if (audience === 'public') {
    return presentPublicRestViolation(row);
  }
  const isPlateShown = audience === 'owner' || isPlateRevealed;
  return withShownNumbers({
    id: row.id,
    journeyId: row.journeyId ?? NO_JOURNEY,
    speed: row.speedKmh,
    timestamp: row.startedAt.toISOString(),
    latitude: row.latitude,
    longitude: row.longitude,
    severity: row.severity,
    grade: row.grade,
    limit: row.limitKmh,
    limitSource: row.limitSource,
    proven: row.provenKmh,
    uncertainty: row.uncertaintyKmh,
    reported: row.reportedAt !== null,
    registrationNumber: isPlateShown ? row.registrationNumber : maskPlate(row.registrationNumber),
    transportAgency: row.transportAgency,
    category: capitalised(row.category),
    vehicleType: capitalised(row.vehicleType),
    ...(audience === 'staff' ? { vehicleId: row.vehicleId } : {}),
  });
}

function presentPublicRestViolation(row: ViolationRow): RestViolation {
  return {
    id: row.publicId,
    journeyId: null,
    speed: wholeKmh(row.speedKmh),
    timestamp: publicTime(row, null).toISOString(),
    latitude: null,
    longitude: null,
    severity: row.severity,
    grade: row.grade,
    limit: row.limitKmh,
    limitSource: null,
    proven: publicProof(row).provenKmh,
    uncertainty: null,
    reported: row.reportedAt !== null,
    ...publicVehicle(row),
    category: capitalised(row.category),
    vehicleType: capitalised(row.vehicleType),
  };
}

function publicVehicle({ registrationNumber, namedAgency }: ViolationRow) {
  return {
    registrationNumber: publicPlate(registrationNumber, { isNamed: namedAgency !== null }),
    transportAgency: namedAgency,
  };
}

function proofOf(row: ViolationRow) {
  const { limitKmh, limitZone, limitPlace, limitSource, isLimitConfirmed } = row;
  const { provenKmh, uncertaintyKmh, provenS, isOverGaps, ruleVersion } = row;
  return {
    limitKmh,
    limitZone,
    limitPlace,
    limitSource,
    isLimitConfirmed: limitKmh === null ? null : isLimitConfirmed,
    provenKmh,
    uncertaintyKmh,
    provenS,
    isOverGaps,
    ruleVersion,
  };
}

function publicProof({ limitKmh, provenKmh, isLimitConfirmed }: ViolationRow) {
  return {
    limitKmh,
    isLimitConfirmed: limitKmh === null ? null : isLimitConfirmed,
    provenKmh: provenKmh === null ? null : wholeKmh(provenKmh),
  };
}

function publicTime({ startedAt }: ViolationRow, liveAt: LiveAt): Date {
  const startedMs = startedAt.getTime();
  const showsMinute = liveAt !== null && isLive(startedMs, liveAt.getTime());
  return new Date(showsMinute ? minuteOfMs(startedMs) : hourOfMs(startedMs));
}

function reportOf({ reportedAt }: ViolationRow) {
  return {
    reported: reportedAt !== null,
    status: reportedAt === null ? 'UNDER_REVIEW' : 'RESOLVED',
  } as const;
}
