/** The register of speed limits, which two people change. */
export const LIMITS = [
  'CREATE DOMAIN limit_kmh AS smallint CHECK (VALUE BETWEEN 5 AND 130)',
  // A limit has one row for each of its validities, none of which is ever deleted. The key of what is shipped stays the same in all
  // installations: evidence names it.
  `CREATE TABLE speed_limit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipped_id text UNIQUE CHECK (char_length(shipped_id) BETWEEN 1 AND 64),
    zone text NOT NULL CHECK (zone IN ('OPEN_ROAD', 'TOWN', 'ROAD', 'MARKET', 'SCHOOL')),
    geometry jsonb NOT NULL CHECK (coalesce((geometry ->> 'kind'), '') = ANY (ARRAY['CIRCLE', 'POLYGON', 'CORRIDOR', 'DEFAULT'])),
    place_name text CHECK (char_length(place_name) BETWEEN 1 AND 120),
    car_kmh limit_kmh NOT NULL,
    bike_kmh limit_kmh NOT NULL,
    bus_kmh limit_kmh NOT NULL,
    bus_over_3_5t_kmh limit_kmh NOT NULL,
    bus_over_12_5t_kmh limit_kmh NOT NULL,
    lorry_over_3_5t_kmh limit_kmh NOT NULL,
    lorry_over_12t_kmh limit_kmh NOT NULL,
    trailer_over_0_75t_kmh limit_kmh NOT NULL,
    hours jsonb CHECK (jsonb_typeof(hours) = 'array'),
    valid_from timestamptz,
    valid_until timestamptz,
    source text NOT NULL CHECK (char_length(source) BETWEEN 1 AND 500),
    confidence text NOT NULL CHECK (confidence IN ('LOW', 'MEDIUM', 'HIGH')),
    geometry_uncertainty_m integer NOT NULL CHECK (geometry_uncertainty_m BETWEEN 0 AND 100000),
    created_at timestamptz NOT NULL,
    proposed_by bigint REFERENCES account ON DELETE SET NULL,
    confirmed_by bigint REFERENCES account ON DELETE SET NULL,
    confirmed_at timestamptz,
    is_demo_confirmation boolean NOT NULL DEFAULT false,
    limit_id text NOT NULL CHECK (char_length(limit_id) BETWEEN 1 AND 64),
    CHECK (valid_until > valid_from),
    CHECK (confirmed_by <> proposed_by),
    CHECK ((zone = 'OPEN_ROAD') = ((geometry ->> 'kind') = 'DEFAULT')),
    CHECK (confirmed_at IS NOT NULL OR (confirmed_by IS NULL AND NOT is_demo_confirmation))
  )`,
  'CREATE INDEX speed_limit_confirmed_by ON speed_limit (confirmed_by) WHERE confirmed_by IS NOT NULL',
  'CREATE INDEX speed_limit_proposed_by ON speed_limit (proposed_by) WHERE proposed_by IS NOT NULL',
  `CREATE UNIQUE INDEX speed_limit_validity ON speed_limit (limit_id, coalesce(valid_from, '-infinity'))`,
  // One row, which changes hold until they are committed: the version rises in the order in which they can be seen.
  `CREATE TABLE speed_limit_register (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    version bigint NOT NULL
  )`,
  'INSERT INTO speed_limit_register (version) VALUES (1)',
  // What is proposed is what the register would hold: the domain's shape of a limit, checked by the act. The last check holds two
  // people also where somebody got around the act.
  `CREATE TABLE limit_proposal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('ADD', 'CHANGE', 'CONFIRM', 'END')),
    limit_id text CHECK (char_length(limit_id) BETWEEN 1 AND 64),
    before_id bigint REFERENCES speed_limit,
    proposed jsonb CHECK (jsonb_typeof(proposed) = 'object'),
    valid_from timestamptz,
    valid_until timestamptz,
    reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 500),
    proposed_by bigint REFERENCES account ON DELETE SET NULL,
    proposed_as text NOT NULL CHECK (proposed_as IN ('SUPERVISOR', 'ADMIN')),
    proposed_at timestamptz NOT NULL,
    client_id uuid,
    content_hash bytea NOT NULL,
    outcome text CHECK (outcome IN ('SECONDED', 'REFUSED', 'WITHDRAWN')),
    decided_by bigint REFERENCES account ON DELETE SET NULL,
    decided_at timestamptz,
    decision_reason text CHECK (char_length(decision_reason) BETWEEN 3 AND 500),
    in_force_from timestamptz,
    CHECK (valid_until > valid_from),
    CHECK ((kind = 'END') = (proposed IS NULL)),
    CHECK ((kind = 'ADD') = (before_id IS NULL)),
    CHECK ((outcome IS NULL) = (decided_at IS NULL)),
    CHECK ((NOT (outcome IS DISTINCT FROM 'SECONDED')) = (in_force_from IS NOT NULL)),
    CHECK (limit_id IS NOT NULL OR (kind = 'ADD' AND outcome IS DISTINCT FROM 'SECONDED')),
    CHECK (outcome IS DISTINCT FROM 'SECONDED' OR decided_by IS NULL OR decided_by IS DISTINCT FROM proposed_by)
  )`,
  'CREATE INDEX limit_proposal_before ON limit_proposal (before_id)',
  'CREATE INDEX limit_proposal_decided_by ON limit_proposal (decided_by)',
  'CREATE INDEX limit_proposal_limit ON limit_proposal (limit_id, id)',
  'CREATE UNIQUE INDEX limit_proposal_open ON limit_proposal (limit_id) WHERE outcome IS NULL',
  'CREATE INDEX limit_proposal_proposed_by ON limit_proposal (proposed_by, client_id)',
  `CREATE FUNCTION count_limit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF EXISTS (SELECT FROM changed) THEN
       UPDATE speed_limit_register SET version = version + 1;
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION refuse_limit_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'A speed limit is never deleted: its validity ends';
   END $$`,
  `CREATE TRIGGER speed_limit_added AFTER INSERT ON speed_limit
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_limit_change()`,
  `CREATE TRIGGER speed_limit_changed AFTER UPDATE ON speed_limit
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_limit_change()`,
  `CREATE TRIGGER speed_limit_stays BEFORE DELETE OR TRUNCATE ON speed_limit
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_limit_deletion()`,
];
