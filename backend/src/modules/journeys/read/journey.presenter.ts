import { withShownNumbers } from '@wakafine/domain/api/shown-numbers';
import type { RouteLine as Line } from '@wakafine/domain/packed/route-line';
import type { Fix } from '@wakafine/domain/speed/fix';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { capitalised } from '@wakafine/domain/input/formats';
import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { kmOf } from '@wakafine/domain/units';
import type { Actor } from '../../identity/accounts/actor';
import { audienceOf } from '../../violations/violations.policy';
import type { PublicJourneyRow } from './list-public-journeys';
import type { BindingRow } from '../journey-binding.queries';
import type { Journey as JourneyRow } from '../journey.entity';
import type { StoredAlert } from '../record/journey-alerts';
import type { StoredFinding } from '../record/journey-findings';
import type { JourneyFinding } from './journey-finding.type';
import type { Alert } from './journey-alert.type';
import { Journey } from '../journey.type';
import type { BoundVehicle, RouteLine } from '../journey.type';

/** A point of a route over REST. */
export interface RestRoutePoint {
  readonly lat: number;
  readonly lng: number;
  readonly timestamp: string;
  readonly accuracy: number | null;
  readonly speed: number | null;
}

/** A journey over GraphQL as the actor, who may see it, sees it. */
export function presentJourney(row: JourneyRow, actor: Actor): Journey {
  const audience = audienceOf(actor, row.accountId);
  const { registrationNumber } = row;
  const journey: Journey = {
    id: String(row.id),
    vehicleType: row.vehicleType,
    ...classOf(row),
    registrationNumber: audience === 'owner' ? registrationNumber : maskPlate(registrationNumber),
    vehicleId: audience === 'staff' ? String(row.vehicleId) : null,
    category: row.category,
    transportAgency: row.transportAgency,
    role: row.travellerRole,
    startTime: row.startedAt,
    endTime: row.endedAt,
    lastFixAt: row.lastFixAt,
    distanceKm: kmOf(row.distanceM),
    maxSpeedKmh: row.maxSpeedKmh,
    averageSpeedKmh: row.averageSpeedKmh,
    currentSpeedKmh: row.currentSpeedKmh,
    isActive: row.endedAt === null,
    status: row.endedAt === null ? 'ACTIVE' : 'COMPLETED',
    isEndProvisional: row.isEndProvisional,
    binding: row.binding,
    isImported: row.isImported,
    violationCount: row.violationCount,
    acceptedThrough: row.acceptedThrough,
  };
  // An instance of its class: of anything else every field with a resolver would make one first.
  return Object.assign(new Journey(), journey);
}

/** The class of the latest binding; what was before it stays with the journey alone. */
function classOf({ vehicleClasses }: JourneyRow): Pick<Journey, 'vehicleClass' | 'vehicleClassFrom'> {
  const latest = vehicleClasses.at(-1);
  return {
    vehicleClass: latest?.vehicleClass ?? null,
    vehicleClassFrom: latest === undefined ? null : new Date(latest.fromMs),
  };
}

/** An alert over GraphQL, for who may see its journey. */
export function presentAlert(alert: StoredAlert): Alert {
  const { startedAt, endedAt, headingDeg } = alert;
  return {
    ...alert,
    headingDeg,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  };
}

/** A finding over GraphQL, for who may see it. */
export function presentFinding(finding: StoredFinding): JourneyFinding {
  const { startedAt, endedAt } = finding;
  return { ...finding, startedAt: new Date(startedAt), endedAt: new Date(endedAt) };
}

/** A route in few bytes as GraphQL has it. */
export function presentRouteLine({ fromMs, ...texts }: Line): RouteLine {
  return { from: fromMs === null ? null : new Date(fromMs), ...texts };
}

/** The vehicle that a journey is bound to, as its owner (in full) or staff see it. */
export function presentBoundVehicle(row: BindingRow, { isOwn }: { isOwn: boolean }): BoundVehicle {
  const { level, registrationNumber, agency, boundFrom, boundUntil } = row;
  return {
    level,
    registrationNumber: isOwn ? registrationNumber : maskPlate(registrationNumber),
    transportAgency: agency,
    since: boundFrom,
    until: boundUntil,
  };
}

/** A journey over REST as anybody may see it. */
export function presentPublicRestJourney(row: PublicJourneyRow) {
  const { publicId, registrationNumber, category, namedAgency, violations } = row;
  return {
    id: publicId,
    registrationNumber: publicPlate(registrationNumber, { isNamed: namedAgency !== null }),
    category: capitalised(category),
    transportAgency: namedAgency,
    violations,
  };
}

/** A journey over REST as the actor, who may see it, sees it; staff that reveal them get the full plate. */
export function presentRestJourney(
  row: JourneyRow,
  options: {
    actor: Actor;
    driverName: string | null;
    route?: readonly Fix[];
    isPlateRevealed?: boolean;
  },
) {
  const audience = audienceOf(options.actor, row.accountId);
  const isPlateShown = audience === 'owner' || options.isPlateRevealed === true;
  const registrationNumber = isPlateShown ? row.registrationNumber : maskPlate(row.registrationNumber);
  return withShownNumbers({
    id: row.id,
    userId: row.accountId,
    vehicleType: capitalised(row.vehicleType),
    registrationNumber,
    category: capitalised(row.category),
    transportAgency: row.transportAgency,
    driverName: options.driverName,
    startTime: row.startedAt.toISOString(),
    endTime: row.endedAt?.toISOString() ?? null,
    distance: kmOf(row.distanceM),
    maxSpeed: row.maxSpeedKmh,
    averageSpeed: row.averageSpeedKmh,
    isActive: row.endedAt === null,
    status: row.endedAt === null ? 'active' : 'completed',
    violations: row.violationCount,
    ...(options.route === undefined ? {} : { route: options.route.map(presentRoutePoint) }),
    ...(audience === 'staff' ? { vehicleId: row.vehicleId } : {}),
  });
}

/** The figures of a journey that fixes move, over REST for its owner. */
export function presentProgress(row: JourneyRow, zone: SpeedZone | null) {
  return withShownNumbers({
    distance: kmOf(row.distanceM),
    maxSpeed: row.maxSpeedKmh,
    averageSpeed: row.averageSpeedKmh,
    currentSpeed: row.currentSpeedKmh,
    zone,
    violations: row.violationCount,
    isActive: row.endedAt === null,
    endTime: row.endedAt?.toISOString() ?? null,
  });
}

function presentRoutePoint({ lat, lng, recordedAtMs, accuracyM, speedKmh }: Fix): RestRoutePoint {
  return {
    lat,
    lng,
    timestamp: new Date(recordedAtMs).toISOString(),
    accuracy: accuracyM,
    speed: speedKmh,
  };
}
