import type { IncidentSeverity, IncidentStatus, IncidentType } from '@wakafine/domain/incidents/incidents';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { statement } from '../../../platform/db/statement';
import type { Journey } from '../../journeys/journey.entity';

/** Members of a journey that move on a map. */
export type MovingJourney = Pick<
  Journey,
  | 'id'
  | 'vehicleId'
  | 'registrationNumber'
  | 'transportAgency'
  | 'vehicleType'
  | 'category'
  | 'startedAt'
  | 'endedAt'
  | 'lastFixAt'
  | 'lastReceivedAt'
  | 'currentSpeedKmh'
>;

/** Journeys that are active, those heard of last first. $1 at most. */
export const MOVING_JOURNEYS = statement(
  'statistics.moving-journeys',
  `SELECT id, vehicle_id AS "vehicleId", registration_number AS "registrationNumber",
           transport_agency AS "transportAgency", vehicle_type AS "vehicleType", category, started_at AS "startedAt",
           ended_at AS "endedAt", last_fix_at AS "lastFixAt", last_received_at AS "lastReceivedAt",
           current_speed_kmh AS "currentSpeedKmh"
         FROM journey WHERE ended_at IS NULL ORDER BY last_received_at DESC LIMIT $1`,
);

/** An incident as a mark on a map. */
export interface PlacedIncident {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: Date;
  readonly severity: IncidentSeverity;
  readonly incidentType: IncidentType;
  readonly status: IncidentStatus;
}

/** Incidents with a place, newest first. $1 since, $2 at most. */
export const PLACED_INCIDENTS = statement(
  'statistics.placed-incidents',
  `SELECT id, latitude, longitude, occurred_at AS at, severity, incident_type AS "incidentType", status
         FROM incident WHERE occurred_at >= $1 AND latitude IS NOT NULL ORDER BY occurred_at DESC, id DESC LIMIT $2`,
  { notNull: ['latitude', 'longitude'] },
);

/** A violation as a mark on a map. */
export interface PlacedViolation {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: Date;
  readonly severity: ViolationSeverity;
  readonly speedKmh: number;
}

/** Violations that count, with a place, newest first. $1 since, $2 at most. */
export const PLACED_VIOLATIONS = statement(
  'statistics.placed-violations',
  `SELECT id, latitude, longitude, started_at AS at, severity, speed_kmh AS "speedKmh"
         FROM violation WHERE started_at >= $1 AND NOT is_withdrawn AND NOT is_claimed AND latitude IS NOT NULL
         ORDER BY started_at DESC, id DESC LIMIT $2`,
  { notNull: ['latitude', 'longitude'] },
);
