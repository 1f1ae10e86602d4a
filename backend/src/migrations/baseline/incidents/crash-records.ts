/** Records of crashes. */
export const CRASH_RECORDS = [
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
