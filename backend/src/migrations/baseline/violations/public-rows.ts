import { anyChanged } from '../any-changed';

const AGENCY = `CASE WHEN NEW.binding = 'BOUND' THEN (SELECT agency_name FROM vehicle
       WHERE vehicle.id = NEW.vehicle_id AND coalesce(agency_set_at <= NEW.started_at, true)) END`;
/** A digest of 32 random bytes: 244 random bits. */
const RANDOM = `sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))`;

/** Public rows get an id of their own and the agency that may be named with them. */
export const PUBLIC_ROWS = [
  // The key of all public ids. Each half is one block of SHA-256, so that the two digests are those of an HMAC.
  `CREATE TABLE public_id_key (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
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
  `CREATE FUNCTION set_public_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.public_id := public_row_id(TG_TABLE_NAME, NEW.id);
     NEW.named_agency := ${AGENCY};
     RETURN NEW;
   END $$`,
  // The agency of the row is that of its own time: it is looked up again only when the vehicle or its certainty changes.
  `CREATE FUNCTION set_named_agency() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.named_agency := ${AGENCY};
     RETURN NEW;
   END $$`,
  // What names the agency of a row goes before: triggers of one time fire in the order of their names.
  `CREATE FUNCTION unname_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.named_agency := NULL;
     RETURN NEW;
   END $$`,
  'CREATE TRIGGER journey_public BEFORE INSERT ON journey FOR EACH ROW EXECUTE FUNCTION set_public_row()',
  `CREATE TRIGGER journey_renamed BEFORE UPDATE OF binding, vehicle_id ON journey FOR EACH ROW
     WHEN (${anyChanged(['binding', 'vehicle_id'])}) EXECUTE FUNCTION set_named_agency()`,
  'CREATE TRIGGER violation_public BEFORE INSERT ON violation FOR EACH ROW EXECUTE FUNCTION set_public_row()',
  `CREATE TRIGGER violation_renamed BEFORE UPDATE ON violation FOR EACH ROW
     WHEN (${anyChanged(['binding', 'vehicle_id', 'is_limit_confirmed'])}) EXECUTE FUNCTION set_named_agency()`,
  `CREATE TRIGGER violation_unconfirmed BEFORE INSERT OR UPDATE ON violation FOR EACH ROW
     WHEN (NOT NEW.is_limit_confirmed AND NEW.named_agency IS NOT NULL) EXECUTE FUNCTION unname_row()`,
];
