import { anyChanged } from '../any-changed';

/** Columns of a violation that its judgement sets or that say who is accused: a change of these makes its sealed record old. */
const SEALED = [
  ...['started_at', 'ended_at', 'speed_kmh', 'mean_speed_kmh', 'severity', 'grade', 'fix_count'],
  ...[
    'proven_kmh',
    'uncertainty_kmh',
    'proven_s',
    'is_over_gaps',
    'limit_kmh',
    'limit_id',
    'is_limit_confirmed',
  ],
  ...['rule_version', 'binding', 'event_id', 'vehicle_id'],
];

/** Records of what happens to violations after they were opened, and of staff acts, limits and thresholds. */
export const EVIDENCE_RECORDS = [
  // Stores a record with the given parts, whose names must rise, and gives its leaf. Two random UUIDs have 244 random bits; the
  // number of a proof is no secret from anyone who holds it, so it is hashed without any, and stored as the proof alone.
  `CREATE FUNCTION evidence_append(kind_ text, of_violation bigint, names text[], bodies text[]) RETURNS bigint
   LANGUAGE plpgsql AS $$
   DECLARE
     leaf bigint;
     salts bytea[] := '{}';
     salt bytea;
     record_ text := E'wakafine evidence 1\\n' || kind_ || E'\\n';
   BEGIN
     -- A leaf is numbered by a transaction that has a number itself: by those the sequencer knows which leaves may still come.
     PERFORM pg_current_xact_id();
     FOR at IN 1 .. cardinality(names) LOOP
       salt := CASE WHEN names[at] = 'proof' THEN decode(repeat('00', 32), 'hex')
         ELSE uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) END;
       salts := array_append(salts, salt);
       record_ := record_ || names[at] || ' ' || encode(sha256(salt || convert_to(bodies[at], 'UTF8')), 'hex') || E'\\n';
     END LOOP;
     INSERT INTO evidence_leaf (kind, record) VALUES (kind_, record_) RETURNING id INTO leaf;
     INSERT INTO evidence_part (leaf_id, name, violation_id, salt, body)
     SELECT leaf, part.name, of_violation, part.salt, part.body
     FROM unnest(names, salts, bodies) AS part (name, salt, body) WHERE part.name <> 'proof';
     RETURN leaf;
   END $$`,
  // Times in canonical JSON are microseconds, speeds 0.1 km/h rounded down, places 1e-7 degrees. to_json escapes texts as RFC 8785 does.
  // Stable as what they call: declared immutable they would not be inlined, and cost ten times as much.
  `CREATE FUNCTION evidence_us(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT coalesce((extract(epoch FROM at) * 1000000)::bigint::text, 'null') $$`,
  `CREATE FUNCTION evidence_text(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT coalesce(to_json(value)::text, 'null') $$`,
  `CREATE FUNCTION evidence_units(value double precision, units double precision) RETURNS text
   LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT coalesce(floor(value * units + 1e-6)::bigint::text, 'null') $$`,
  `CREATE FUNCTION evidence_proof_text(of_violation bigint) RETURNS text LANGUAGE sql STABLE AS $$
     SELECT '"' || encode(proof_id, 'hex') || '"' FROM evidence_proof WHERE violation_id = of_violation $$`,
  `CREATE FUNCTION evidence_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM evidence_append('WITHDRAWN', NEW.id, ARRAY['proof', 'state'],
       ARRAY[evidence_proof_text(NEW.id), '{"isWithdrawn":' || NEW.is_withdrawn::text || '}']);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_withdrawn AFTER UPDATE OF is_withdrawn ON violation FOR EACH ROW
     WHEN (OLD.is_withdrawn <> NEW.is_withdrawn AND NOT OLD.is_claimed) EXECUTE FUNCTION evidence_withdrawn()`,
  // While a violation is open it is due anyway. Sealing locks the row: the mark then waits until that is done.
  `CREATE FUNCTION evidence_outdated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     UPDATE evidence_proof SET is_due = true WHERE violation_id = NEW.id AND NOT is_redacted;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_outdated AFTER UPDATE ON violation FOR EACH ROW
     WHEN (OLD.ended_at IS NOT NULL AND NOT OLD.is_claimed
       AND ${anyChanged(SEALED)}) EXECUTE FUNCTION evidence_outdated()`,
  `CREATE FUNCTION evidence_revised() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     body text := '{"after":' || evidence_text(NEW.after::text) || ',"atUs":' || evidence_us(NEW.at)
       || ',"before":' || evidence_text(NEW.before::text) || ',"isPending":' || NEW.is_pending::text
       || ',"outcome":' || evidence_text(NEW.outcome) || ',"reason":' || evidence_text(NEW.reason) || '}';
     proof text := evidence_proof_text(NEW.violation_id);
   BEGIN
     PERFORM evidence_append('REVISED', NEW.violation_id,
       CASE WHEN proof IS NULL THEN ARRAY['revision'] ELSE ARRAY['proof', 'revision'] END,
       CASE WHEN proof IS NULL THEN ARRAY[body] ELSE ARRAY[proof, body] END);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_revised AFTER INSERT OR UPDATE OF outcome ON violation_revision FOR EACH ROW
     EXECUTE FUNCTION evidence_revised()`,
  // A row of another table as it is now, or was when it went. Entries that are sorted into their month are not new ones.
  `CREATE FUNCTION evidence_row() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     stack text;
   BEGIN
     GET DIAGNOSTICS stack = PG_CONTEXT;
     IF stack NOT LIKE '%audit_log_keep_months%' THEN
       PERFORM evidence_append(TG_ARGV[0], NULL, ARRAY['row'], ARRAY['{"act":"' || lower(TG_OP) || '","row":'
         || evidence_text(to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END)::text)
         || ',"table":"' || TG_ARGV[1] || '"}']);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_act AFTER INSERT ON audit_entry FOR EACH ROW
     EXECUTE FUNCTION evidence_row('STAFF_ACT', 'audit_entry')`,
  `CREATE TRIGGER evidence_limit AFTER INSERT OR UPDATE OR DELETE ON speed_limit FOR EACH ROW
     EXECUTE FUNCTION evidence_row('LIMIT', 'speed_limit')`,
  `CREATE TRIGGER evidence_thresholds AFTER INSERT OR UPDATE OR DELETE ON speed_thresholds FOR EACH ROW
     EXECUTE FUNCTION evidence_row('THRESHOLDS', 'speed_thresholds')`,
];
