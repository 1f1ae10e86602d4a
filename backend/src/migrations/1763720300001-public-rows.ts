import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public rows get an id of their own, the agency that may be named with them, and an order that hides the minute. */
export class PublicRows1763720300001 implements MigrationInterface {
  name = 'PublicRows1763720300001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...KEY, ...COLUMNS, ...TRIGGERS, ...INDEXES]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DROP TRIGGER ${table}_public ON ${table}`);
      await runner.query(`DROP TRIGGER ${table}_renamed ON ${table}`);
      await runner.query(`ALTER TABLE ${table} DROP public_id, DROP named_agency`);
    }
    await runner.query('DROP INDEX journey_ended, violation_public_newest_minute');
    await runner.query('DROP FUNCTION set_public_row, set_named_agency, public_row_id, public_hash');
    await runner.query('DROP TABLE public_id_key, public_totals');
  }
}

const TABLES = ['violation', 'journey'];

/** A digest of 32 random bytes: 244 random bits. */
const RANDOM = `sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))`;

const KEY = [
  // The key of all public ids. Each half is one block of SHA-256, so that the two digests are those of an HMAC.
  `CREATE TABLE public_id_key (
    only_one  boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    inner_key bytea NOT NULL CHECK (length(inner_key) = 64),
    outer_key bytea NOT NULL CHECK (length(outer_key) = 64)
  )`,
  `INSERT INTO public_id_key (inner_key, outer_key) VALUES (${RANDOM} || ${RANDOM}, ${RANDOM} || ${RANDOM})`,
  `CREATE FUNCTION public_hash(message text) RETURNS bytea LANGUAGE sql STABLE AS $$
     SELECT sha256(outer_key || sha256(inner_key || convert_to(message, 'UTF8'))) FROM public_id_key $$`,
  // A Feistel network of 8 rounds over 48 bits: a permutation, so that no two ids are the same. The sum lies between 2^48 and
  // 2^49, where no id of a row ever is.
  `CREATE FUNCTION public_row_id(kind text, id bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
   DECLARE
     high bigint := id >> 24;
     low bigint := id & 16777215;
     digest bytea;
     mixed bigint;
   BEGIN
     FOR round IN 1..8 LOOP
       digest := public_hash(kind || ' ' || round || ' ' || low);
       mixed := high # ((get_byte(digest, 0) << 16) + (get_byte(digest, 1) << 8) + get_byte(digest, 2));
       high := low;
       low := mixed;
     END LOOP;
     RETURN 281474976710656 + (high << 24) + low;
   END $$`,
  // What the public is told of the whole country, by the full hour that it is the state of.
  `CREATE TABLE public_totals (hour timestamptz PRIMARY KEY, figures jsonb NOT NULL)`,
];

const COLUMNS = TABLES.flatMap((table) => [
  // The agency that has agreed to be named with the row: of its vehicle at that time, and only where a device is enrolled.
  `ALTER TABLE ${table} ADD public_id bigint,
     ADD named_agency text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL`,
  `UPDATE ${table} SET public_id = public_row_id('${table}', id), named_agency =
     (SELECT agency_name FROM vehicle WHERE vehicle.id = ${table}.vehicle_id AND ${table}.binding = 'BOUND')`,
  `ALTER TABLE ${table} ALTER public_id SET NOT NULL`,
  `CREATE UNIQUE INDEX ${table}_public_id ON ${table} (public_id)`,
  `CREATE INDEX ${table}_named_agency ON ${table} (named_agency) WHERE named_agency IS NOT NULL`,
]);

const NAME_AGENCY = `NEW.named_agency := CASE WHEN NEW.binding = 'BOUND'
     THEN (SELECT agency_name FROM vehicle WHERE vehicle.id = NEW.vehicle_id) END;`;

const TRIGGERS = [
  `CREATE FUNCTION set_public_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.public_id := public_row_id(TG_TABLE_NAME, NEW.id);
     ${NAME_AGENCY}
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION set_named_agency() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${NAME_AGENCY}
     RETURN NEW;
   END $$`,
  ...TABLES.flatMap((table) => [
    `CREATE TRIGGER ${table}_public BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION set_public_row()`,
    `CREATE TRIGGER ${table}_renamed BEFORE UPDATE ON ${table} FOR EACH ROW
       WHEN ((OLD.binding, OLD.vehicle_id) IS DISTINCT FROM (NEW.binding, NEW.vehicle_id))
       EXECUTE FUNCTION set_named_agency()`,
  ]),
];

const LISTED = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary`;
const HOUR = `date_bin('1 hour', started_at, timestamptz 'epoch')`;

const INDEXES = [
  `CREATE INDEX violation_public_newest ON violation ((${HOUR}) DESC, public_id DESC) WHERE ${LISTED}`,
  `CREATE INDEX violation_public_severity ON violation (severity, (${HOUR}) DESC, public_id DESC) WHERE ${LISTED}`,
  `CREATE INDEX violation_public_fastest ON violation ((floor(speed_kmh)) DESC, public_id DESC) WHERE ${LISTED}`,
  `CREATE INDEX violation_public_agency ON violation (named_agency, (${HOUR}) DESC, public_id DESC)
     WHERE named_agency IS NOT NULL AND ${LISTED}`,
  `CREATE INDEX violation_public_newest_minute ON violation (severity, started_at DESC) WHERE ${LISTED}`,
  'CREATE INDEX journey_ended ON journey (public_id DESC, ended_at) WHERE ended_at IS NOT NULL',
];
