import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The register of speed limits: entries with validity in time, none of which is ever deleted. */
export class SpeedLimits1763730000001 implements MigrationInterface {
  name = 'SpeedLimits1763730000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE speed_limit');
    await runner.query('DROP TABLE speed_limit_register');
    await runner.query('DROP FUNCTION count_limit_change()');
    await runner.query('DROP FUNCTION refuse_limit_deletion()');
    await runner.query('DROP DOMAIN limit_kmh');
  }
}

const STATEMENTS = [
  'CREATE DOMAIN limit_kmh AS smallint CHECK (VALUE BETWEEN 5 AND 130)',
  // The key stays the same in all installations for what is shipped: evidence names it.
  `CREATE TABLE speed_limit (
    id                     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipped_id             text UNIQUE CHECK (char_length(shipped_id) BETWEEN 1 AND 64),
    zone                   text NOT NULL CHECK (zone IN ('OPEN_ROAD', 'TOWN', 'ROAD', 'MARKET', 'SCHOOL')),
    geometry               jsonb NOT NULL
                           CHECK (coalesce(geometry->>'kind', '') IN ('CIRCLE', 'POLYGON', 'CORRIDOR', 'DEFAULT')),
    place_name             text CHECK (char_length(place_name) BETWEEN 1 AND 120),
    car_kmh                limit_kmh NOT NULL,
    bike_kmh               limit_kmh NOT NULL,
    bus_kmh                limit_kmh NOT NULL,
    bus_over_3_5t_kmh      limit_kmh NOT NULL,
    bus_over_12_5t_kmh     limit_kmh NOT NULL,
    lorry_over_3_5t_kmh    limit_kmh NOT NULL,
    lorry_over_12t_kmh     limit_kmh NOT NULL,
    trailer_over_0_75t_kmh limit_kmh NOT NULL,
    hours                  jsonb CHECK (jsonb_typeof(hours) = 'array'),
    valid_from             timestamptz,
    valid_until            timestamptz CHECK (valid_until > valid_from),
    source                 text NOT NULL CHECK (char_length(source) BETWEEN 1 AND 500),
    confidence             text NOT NULL CHECK (confidence IN ('LOW', 'MEDIUM', 'HIGH')),
    geometry_uncertainty_m integer NOT NULL CHECK (geometry_uncertainty_m BETWEEN 0 AND 100000),
    created_at             timestamptz NOT NULL,
    proposed_by            bigint REFERENCES account ON DELETE SET NULL,
    confirmed_by           bigint REFERENCES account ON DELETE SET NULL CHECK (confirmed_by <> proposed_by),
    confirmed_at           timestamptz,
    is_demo_confirmation   boolean NOT NULL DEFAULT false,
    CHECK ((zone = 'OPEN_ROAD') = (geometry->>'kind' = 'DEFAULT')),
    CHECK (confirmed_at IS NOT NULL OR (confirmed_by IS NULL AND NOT is_demo_confirmation))
  )`,
  'CREATE INDEX speed_limit_proposed_by ON speed_limit (proposed_by) WHERE proposed_by IS NOT NULL',
  'CREATE INDEX speed_limit_confirmed_by ON speed_limit (confirmed_by) WHERE confirmed_by IS NOT NULL',
  `CREATE FUNCTION refuse_limit_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'A speed limit is never deleted: its validity ends';
   END $$`,
  `CREATE TRIGGER speed_limit_stays BEFORE DELETE OR TRUNCATE ON speed_limit
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_limit_deletion()`,
  // One row, which changes hold until they are committed: the version rises in the order in which they can be seen.
  `CREATE TABLE speed_limit_register (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    version bigint NOT NULL
  )`,
  'INSERT INTO speed_limit_register (version) VALUES (1)',
  `CREATE FUNCTION count_limit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF EXISTS (SELECT FROM changed) THEN
       UPDATE speed_limit_register SET version = version + 1;
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER speed_limit_added AFTER INSERT ON speed_limit
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_limit_change()`,
  `CREATE TRIGGER speed_limit_changed AFTER UPDATE ON speed_limit
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_limit_change()`,
];
