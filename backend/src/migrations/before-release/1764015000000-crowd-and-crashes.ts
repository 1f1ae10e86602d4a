import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES_BEFORE = `'RECKLESS_DRIVING', 'TRAFFIC_LIGHT', 'SPEED_VIOLATION', 'ROAD_HAZARD', 'PEDESTRIAN', 'OTHER'`;
const NEW_TYPES = `'CRASH', 'BREAKDOWN', 'FLOOD', 'ANIMALS', 'ROADBLOCK'`;

const typesAre = (types: string): string => `ALTER TABLE incident
    DROP CONSTRAINT incident_incident_type_check,
    ADD CONSTRAINT incident_incident_type_check CHECK (incident_type IN (${types}))`;

const UP: readonly string[] = [
  typesAre(`${TYPES_BEFORE}, ${NEW_TYPES}`),
  // What the one who reports saw of it; null is not said. What was typed as a vehicle names somebody else: it is masked for others.
  `ALTER TABLE incident
    ADD COLUMN injured_count integer CHECK (injured_count BETWEEN 0 AND 200),
    ADD COLUMN seen_vehicle text CHECK (length(seen_vehicle) BETWEEN 1 AND 80)`,
  // How much an account says on a day is counted from here, up to where it weighs nothing.
  'CREATE INDEX incident_account_received ON incident (account_id, received_at)',
  'CREATE INDEX incident_confirmation_day ON incident_confirmation (account_id, confirmed_at)',
  // The last word of an account on an incident: whether it is still there, and whether its own track passed it.
  `CREATE TABLE incident_vote (
    incident_id bigint NOT NULL REFERENCES incident ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    vote text NOT NULL CHECK (vote IN ('STILL_THERE', 'GONE')),
    is_passing boolean NOT NULL,
    voted_at timestamptz NOT NULL CHECK (isfinite(voted_at)),
    PRIMARY KEY (incident_id, account_id)
  )`,
  'CREATE INDEX incident_vote_day ON incident_vote (account_id, voted_at)',
  // Until when an incident is confirmed if nobody says more, and until when those who were shown it may vote: so few rows are read
  // for the hazards of the whole country, however many incidents there are.
  `CREATE TABLE incident_crowd (
    incident_id bigint PRIMARY KEY REFERENCES incident ON DELETE CASCADE,
    confirmed_until timestamptz CHECK (isfinite(confirmed_until)),
    votable_until timestamptz NOT NULL CHECK (isfinite(votable_until))
  )`,
  'CREATE INDEX incident_crowd_confirmed ON incident_crowd (confirmed_until) WHERE confirmed_until IS NOT NULL',
  'CREATE INDEX incident_crowd_votable ON incident_crowd (votable_until)',
  // The minimum data set of WHO (2010); each change is a version of its own, and every one after the first says why.
  `CREATE TABLE crash_record (
    incident_id bigint NOT NULL REFERENCES incident ON DELETE CASCADE,
    version integer NOT NULL CHECK (version >= 1),
    recorded_at timestamptz NOT NULL CHECK (isfinite(recorded_at)),
    recorded_by bigint REFERENCES account ON DELETE SET NULL,
    reason text CHECK (length(reason) BETWEEN 1 AND 500),
    occurred_at timestamptz NOT NULL CHECK (isfinite(occurred_at)),
    latitude double precision CHECK (latitude BETWEEN -90 AND 90),
    longitude double precision CHECK (longitude BETWEEN -180 AND 180),
    -- The cell of the analytics that it lies in, hundredths of degrees rounded down.
    lat_cell integer,
    lng_cell integer,
    municipality text CHECK (length(municipality) BETWEEN 1 AND 80),
    road text CHECK (length(road) BETWEEN 1 AND 80),
    road_class text NOT NULL CHECK (road_class IN ('NATIONAL', 'REGIONAL', 'LOCAL', 'URBAN', 'UNKNOWN')),
    crash_type text NOT NULL CHECK (crash_type IN ('VEHICLES', 'PEDESTRIAN', 'PARKED_VEHICLE', 'OBSTACLE', 'ANIMAL',
      'SINGLE_VEHICLE', 'OTHER', 'UNKNOWN')),
    weather text NOT NULL CHECK (weather IN ('CLEAR', 'RAIN', 'FOG', 'WIND', 'DUST', 'OTHER', 'UNKNOWN')),
    light text NOT NULL CHECK (light IN ('DAYLIGHT', 'TWILIGHT', 'DARK_LIT', 'DARK_UNLIT', 'UNKNOWN')),
    surface text NOT NULL CHECK (surface IN ('DRY', 'WET', 'FLOODED', 'MUD_OR_SAND', 'OTHER', 'UNKNOWN')),
    vehicles jsonb NOT NULL CHECK (jsonb_typeof(vehicles) = 'array' AND jsonb_array_length(vehicles) <= 30),
    people jsonb NOT NULL CHECK (jsonb_typeof(people) = 'array' AND jsonb_array_length(people) <= 200),
    killed_count integer NOT NULL CHECK (killed_count >= 0),
    serious_count integer NOT NULL CHECK (serious_count >= 0),
    slight_count integer NOT NULL CHECK (slight_count >= 0),
    PRIMARY KEY (incident_id, version),
    CHECK (version = 1 OR reason IS NOT NULL),
    CHECK (num_nulls(latitude, longitude, lat_cell, lng_cell) IN (0, 4)),
    CHECK (killed_count + serious_count + slight_count <= jsonb_array_length(people))
  )`,
  'CREATE INDEX crash_record_cell ON crash_record (lat_cell, lng_cell) WHERE lat_cell IS NOT NULL',
  'CREATE INDEX crash_record_recorded_by ON crash_record (recorded_by) WHERE recorded_by IS NOT NULL',
];

const DOWN: readonly string[] = [
  'DROP TABLE crash_record, incident_crowd, incident_vote',
  'DROP INDEX incident_confirmation_day, incident_account_received',
  'ALTER TABLE incident DROP COLUMN seen_vehicle, DROP COLUMN injured_count',
  // The types before know nothing nearer.
  `UPDATE incident SET incident_type = 'ROAD_HAZARD' WHERE incident_type IN (${NEW_TYPES})`,
  typesAre(TYPES_BEFORE),
];

/** Crashes and other new types of incidents, what people vote on them, and the record of a crash. */
export class CrowdAndCrashes1764015000000 implements MigrationInterface {
  name = 'CrowdAndCrashes1764015000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
