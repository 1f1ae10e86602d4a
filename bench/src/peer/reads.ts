import type { Pool } from 'pg';

/** Types of what is read from the peer: the fields of the service that say the same. */
export const READ_TYPES = `
  type Query {
    ready: Boolean!
    activeJourney(account: ID!): Journey
    violations(first: Int!, after: ID): ViolationConnection!
  }
  type Journey {
    id: ID! vehicleType: String! registrationNumber: String! category: String! transportAgency: String
    driverName: String role: String! startTime: String! endTime: String distanceKm: Float! maxSpeedKmh: Float
    averageSpeedKmh: Float currentSpeedKmh: Float zone: String isActive: Boolean! violationCount: Int!
    acceptedThrough: Int! binding: String!
  }
  type ViolationConnection { pageInfo: PageInfo! edges: [ViolationEdge!]! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type ViolationEdge { cursor: String! node: Violation! }
  type Violation {
    id: ID! severity: String! speedKmh: Float! startedAt: String! provenKmh: Float limitKmh: Int
    registrationNumber: String! transportAgency: String latitude: Float! longitude: Float! isClaimed: Boolean!
    isWithdrawn: Boolean! reported: Boolean!
  }
`;

/** Tables of the peer, each as lean as its questions let it be. */
export const READ_TABLES = `
  CREATE TABLE IF NOT EXISTS vehicle (id bigint PRIMARY KEY, plate text NOT NULL);
  CREATE TABLE IF NOT EXISTS journey (
    id bigint PRIMARY KEY, account_id bigint NOT NULL, vehicle_type text NOT NULL, registration_number text NOT NULL,
    category text NOT NULL, transport_agency text, driver_name text, role text NOT NULL, started_at timestamptz NOT NULL,
    ended_at timestamptz, distance_m double precision NOT NULL, max_speed_kmh double precision,
    average_speed_kmh double precision, current_speed_kmh double precision, zone text, violation_count integer NOT NULL,
    accepted_through integer NOT NULL, binding text NOT NULL);
  CREATE UNIQUE INDEX IF NOT EXISTS journey_active ON journey (account_id) WHERE ended_at IS NULL;
  CREATE TABLE IF NOT EXISTS violation (
    id bigint PRIMARY KEY, vehicle_id bigint NOT NULL, severity text NOT NULL, speed_kmh double precision NOT NULL,
    started_at timestamptz NOT NULL, proven_kmh double precision, limit_kmh integer, transport_agency text,
    latitude double precision NOT NULL, longitude double precision NOT NULL, is_claimed boolean NOT NULL,
    is_withdrawn boolean NOT NULL, reported boolean NOT NULL)`;

const ACTIVE = `SELECT id, vehicle_type AS "vehicleType", registration_number AS "registrationNumber", category,
    transport_agency AS "transportAgency", driver_name AS "driverName", role, started_at AS "startTime",
    ended_at AS "endTime", distance_m / 1000 AS "distanceKm", max_speed_kmh AS "maxSpeedKmh",
    average_speed_kmh AS "averageSpeedKmh", current_speed_kmh AS "currentSpeedKmh", zone, ended_at IS NULL AS "isActive",
    violation_count AS "violationCount", accepted_through AS "acceptedThrough", binding
  FROM journey WHERE account_id = $1 AND ended_at IS NULL`;

const PAGE = `SELECT violation.id, severity, speed_kmh AS "speedKmh", started_at AS "startedAt", proven_kmh AS "provenKmh",
    limit_kmh AS "limitKmh", plate AS "registrationNumber", transport_agency AS "transportAgency", latitude, longitude,
    is_claimed AS "isClaimed", is_withdrawn AS "isWithdrawn", reported
  FROM violation JOIN vehicle ON vehicle.id = vehicle_id
  WHERE NOT is_withdrawn AND violation.id < $2 ORDER BY violation.id DESC LIMIT $1`;

/** Before any row. */
const FIRST = '9223372036854775807';

interface PageRow {
  readonly id: string;
}

/** One prepared statement for each question, and no rule of who may see what. */
export function readResolvers(pool: Pool) {
  return {
    activeJourney: async (_: unknown, { account }: { account: string }) => {
      const { rows } = await pool.query({ name: 'active', text: ACTIVE, values: [account] });
      return rows[0] ?? null;
    },
    violations: async (_: unknown, { first, after }: { first: number; after?: string | null }) => {
      const values = [first + 1, after ?? FIRST];
      const { rows } = await pool.query<PageRow>({ name: 'page', text: PAGE, values });
      const shown = rows.slice(0, first);
      return {
        pageInfo: { hasNextPage: rows.length > first, endCursor: shown.at(-1)?.id ?? null },
        edges: shown.map((node) => ({ cursor: node.id, node })),
      };
    },
  };
}

/** Fills the peer's tables with so many active journeys, of the accounts from 1, and so many violations. */
export function peerRows({ active, violations }: { active: number; violations: number }): string {
  return `INSERT INTO vehicle SELECT n, 'LT ' || lpad(n::text, 5, '0') FROM generate_series(1, 20000) n;
    INSERT INTO journey SELECT n, n, 'CAR', 'LT ' || n, 'PRIVATE', NULL, 'Demo Citizen', 'DRIVER', now(), NULL, 12345.6, 62.4,
      41.2, 38.9, 'SAFE', 1, 40, 'TYPED' FROM generate_series(1, ${active}) n;
    INSERT INTO violation SELECT n, 1 + n % 20000, 'WARNING', 71.3, now(), 66.2, 50, 'Musango Bus Service', 4.05, 9.77, false,
      false, false FROM generate_series(1, ${violations}) n;
    ANALYZE`;
}
