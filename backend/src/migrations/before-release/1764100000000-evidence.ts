import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that are only added to: any change or deletion is refused, for every database role. */
const LOG_TABLES = ['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint'];

/** Columns of a violation that its judgement sets or that say who is accused: a change of these makes its sealed record old. */
const SEALED = [
  ...[
    'started_at',
    'ended_at',
    'speed_kmh',
    'mean_speed_kmh',
    'severity',
    'grade',
    'fix_count',
    'proven_kmh',
  ],
  ...['uncertainty_kmh', 'proven_s', 'is_over_gaps', 'limit_kmh', 'limit_id', 'is_limit_confirmed'],
  ...['rule_version', 'binding', 'event_id', 'vehicle_id'],
];
const columnsOf = (row: string): string => SEALED.map((column) => `${row}.${column}`).join(', ');

const STATEMENTS: readonly string[] = [
  // A record as the log knows it: its kind and the hashes of its parts (domain/src/evidence/record.ts). Nothing of it is personal.
  `CREATE TABLE evidence_leaf (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('OPENED', 'BUNDLE', 'REVISED', 'WITHDRAWN', 'STAFF_ACT', 'LIMIT', 'THRESHOLDS',
      'CASE_STEP', 'PADDING')),
    record text NOT NULL CHECK (starts_with(record, E'wakafine evidence 1\\n' || kind || E'\\n')),
    written_at timestamptz NOT NULL DEFAULT now()
  )`,
  // What they say goes with the audit log.
  `CREATE INDEX evidence_leaf_acts ON evidence_leaf (written_at) WHERE kind = 'STAFF_ACT'`,
  // The parts themselves with their salts: once erased, nobody can recover from the hash what they said. No reference to the leaf:
  // it is in the same transaction, never goes, and checking it would cost a push more than storing the part.
  `CREATE TABLE evidence_part (
    leaf_id bigint NOT NULL,
    name text NOT NULL CHECK (name ~ '^[a-z]{1,20}$'),
    violation_id bigint REFERENCES violation ON DELETE CASCADE,
    salt bytea NOT NULL CHECK (length(salt) = 32),
    body text NOT NULL,
    PRIMARY KEY (leaf_id, name)
  )`,
  'CREATE INDEX evidence_part_violation ON evidence_part (violation_id) WHERE violation_id IS NOT NULL',
  // By what a violation is found from paper: its number, the key that opens place, hour and limit, and its records.
  `CREATE TABLE evidence_proof (
    violation_id bigint PRIMARY KEY REFERENCES violation ON DELETE CASCADE,
    proof_id bytea NOT NULL UNIQUE CHECK (length(proof_id) = 16),
    paper_key bytea NOT NULL CHECK (length(paper_key) = 16),
    opened_leaf_id bigint NOT NULL,
    -- Null until the violation has ended and the minute after it is known.
    sealed_leaf_id bigint,
    -- Whether it is still to be sealed, or changed since.
    is_due boolean NOT NULL DEFAULT true
  )`,
  'CREATE INDEX evidence_proof_due ON evidence_proof (violation_id) WHERE is_due',
  // The order of the leaves in the tree, which is not the order in which they were written.
  `CREATE TABLE evidence_entry (
    position bigint PRIMARY KEY CHECK (position >= 0),
    leaf_id bigint NOT NULL UNIQUE REFERENCES evidence_leaf,
    leaf_hash bytea NOT NULL CHECK (length(leaf_hash) = 32)
  )`,
  // Complete subtrees of 64 leaves (level 6) and more; smaller ones are computed from the leaves.
  `CREATE TABLE evidence_node (
    level integer NOT NULL CHECK (level BETWEEN 6 AND 52),
    index bigint NOT NULL CHECK (index >= 0),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (level, index)
  )`,
  `CREATE TABLE evidence_checkpoint (
    size bigint PRIMARY KEY CHECK (size > 0 AND size % 64 = 0),
    root bytea NOT NULL CHECK (length(root) = 32),
    note text NOT NULL,
    signed_at timestamptz NOT NULL,
    -- All leaves up to this one stand in the tree or were rolled back: there is nothing to look for.
    settled_leaf_id bigint NOT NULL,
    -- The newest leaf that was seen; whoever has written one with a lower number has a transaction below the other number.
    seen_leaf_id bigint NOT NULL,
    seen_below bigint NOT NULL
  )`,
  `CREATE FUNCTION evidence_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'The evidence log is only added to' USING ERRCODE = 'insufficient_privilege';
   END $$`,
  ...LOG_TABLES.flatMap((table) => [
    `CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse()`,
    `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER refuse_change`,
  ]),
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
  `CREATE FUNCTION evidence_open(v violation) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     number bytea := substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16);
     key bytea := substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16);
     leaf bigint;
   BEGIN
     leaf := evidence_append('OPENED', v.id, ARRAY['person', 'proof', 'violation'], ARRAY[
       '{"registrationNumber":' || evidence_text(v.registration_number) || ',"vehicleId":' || v.vehicle_id || '}',
       '"' || encode(number, 'hex') || '"',
       '{"binding":"' || v.binding || '","fixCount":' || v.fix_count || ',"grade":"' || v.grade
         || '","isLimitConfirmed":' || v.is_limit_confirmed::text || ',"isOverGaps":' || v.is_over_gaps::text
         || ',"judgedUs":' || evidence_us(v.judged_at) || ',"latE7":' || evidence_units(v.latitude, 1e7)
         || ',"limitId":' || evidence_text(v.limit_id) || ',"limitKmh":' || coalesce(v.limit_kmh::text, 'null')
         || ',"limitPlace":' || evidence_text(v.limit_place) || ',"limitSource":' || evidence_text(v.limit_source)
         || ',"limitZone":' || evidence_text(v.limit_zone) || ',"lngE7":' || evidence_units(v.longitude, 1e7)
         || ',"meanDeciKmh":' || evidence_units(v.mean_speed_kmh, 10)
         || ',"provenDeciKmh":' || evidence_units(v.proven_kmh, 10) || ',"provenMs":' || evidence_units(v.proven_s, 1000)
         || ',"ruleVersion":' || evidence_text(v.rule_version) || ',"severity":"' || v.severity
         || '","shownDeciKmh":' || evidence_units(v.speed_kmh, 10) || ',"startedUs":' || evidence_us(v.started_at)
         || ',"uncertaintyDeciKmh":' || evidence_units(v.uncertainty_kmh, 10)
         || ',"vehicleType":"' || v.vehicle_type || '"}']);
     INSERT INTO evidence_proof (violation_id, proof_id, paper_key, opened_leaf_id) VALUES (v.id, number, key, leaf)
     -- A claim that became a violation may have been one before.
     ON CONFLICT (violation_id) DO UPDATE SET is_due = true;
   END $$`,
  `CREATE FUNCTION evidence_opened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM evidence_open(NEW);
     RETURN NULL;
   END $$`,
  // In the database, so that there is no way to store a violation without it: every insertion writes its leaf.
  `CREATE TRIGGER evidence_opened AFTER INSERT ON violation FOR EACH ROW WHEN (NOT NEW.is_claimed)
     EXECUTE FUNCTION evidence_opened()`,
  `CREATE TRIGGER evidence_claim_proven AFTER UPDATE OF is_claimed ON violation FOR EACH ROW
     WHEN (OLD.is_claimed AND NOT NEW.is_claimed) EXECUTE FUNCTION evidence_opened()`,
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
     UPDATE evidence_proof SET is_due = true WHERE violation_id = NEW.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_outdated AFTER UPDATE ON violation FOR EACH ROW
     WHEN (OLD.ended_at IS NOT NULL AND NOT OLD.is_claimed
       AND (${columnsOf('OLD')}) IS DISTINCT FROM (${columnsOf('NEW')}))
     EXECUTE FUNCTION evidence_outdated()`,
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
  // What stood before there was a log comes into it as it stands now.
  'SELECT evidence_open(violation) FROM violation WHERE NOT is_claimed',
];

/** The log of evidence: records of violations, staff acts, limits and thresholds, and the tree over them. */
export class Evidence1764100000000 implements MigrationInterface {
  name = 'Evidence1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A log that can be taken away proves nothing: restore a copy instead'));
  }
}
