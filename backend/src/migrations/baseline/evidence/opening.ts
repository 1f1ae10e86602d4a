/** Units of the log rounded down, as evidence_units does it. */
const units = (value: string, perUnit: string): string => `floor(${value} * ${perUnit} + 1e-6)`;
/** Microseconds since 1970 of a time. */
const microseconds = (value: string): string => `extract(epoch FROM ${value}) * 1000000`;

/**
 * In the database, so that there is no way to store a violation without it: every insertion writes its leaf. A push waits for this,
 * and many share a commit, and what they open is written by one statement: so are its records. PostgreSQL prepares every expression
 * of a function anew in each transaction: one row written as JSON has fewer of them than two dozen texts joined.
 */
export const EVIDENCE_OPENING = [
  // The part `violation` of a record: its fields in the order of canonical JSON, which row_to_json writes them in, without blanks.
  `CREATE TYPE evidence_opened_part AS (
  "binding" text, "fixCount" integer, "grade" text, "isLimitConfirmed" boolean, "isOverGaps" boolean, "judgedUs" bigint,
  "latE7" bigint, "limitId" text, "limitKmh" integer, "limitPlace" text, "limitSource" text, "limitZone" text, "lngE7" bigint,
  "meanDeciKmh" bigint, "provenDeciKmh" bigint, "provenMs" bigint, "ruleVersion" text, "severity" text, "shownDeciKmh" bigint,
  "startedUs" bigint, "uncertaintyDeciKmh" bigint, "vehicleType" text
)`,
  // The salts, the number and the key come from one random seed that is stored nowhere: no one of them leads to another.
  `CREATE FUNCTION evidence_open(opened violation[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
     WITH seeded AS MATERIALIZED (
       -- The transaction has a number, which the sequencer asks for: it has stored the violation.
       SELECT nextval('evidence_leaf_id_seq') AS leaf_id, v.id, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) AS seed,
         format('{"registrationNumber":%s,"vehicleId":%s}', evidence_text(v.registration_number), v.vehicle_id) AS person,
         row_to_json(ROW(v.binding, v.fix_count, v.grade, v.is_limit_confirmed, v.is_over_gaps,
           ${microseconds('v.judged_at')}, ${units('v.latitude', '1e7')}, v.limit_id, v.limit_kmh, v.limit_place,
           v.limit_source, v.limit_zone, ${units('v.longitude', '1e7')}, ${units('v.mean_speed_kmh', '10')},
           ${units('v.proven_kmh', '10')}, ${units('v.proven_s', '1000')}, v.rule_version, v.severity,
           ${units('v.speed_kmh', '10')}, ${microseconds('v.started_at')}, ${units('v.uncertainty_kmh', '10')},
           v.vehicle_type)::evidence_opened_part)::text AS violation
       FROM unnest(opened) v
     ), record AS MATERIALIZED (
       SELECT leaf_id, id, substr(sha256(seed || '\\x01'), 1, 16) AS number, substr(sha256(seed || '\\x02'), 1, 16) AS key,
         sha256(seed || '\\x03') AS person_salt, sha256(seed || '\\x04') AS violation_salt, person, violation
       FROM seeded
     ), leaf AS (
       INSERT INTO evidence_leaf (id, kind, record) OVERRIDING SYSTEM VALUE
       SELECT leaf_id, 'OPENED', E'wakafine evidence 1\\nOPENED\\nperson '
         || encode(sha256(person_salt || convert_to(person, 'UTF8')), 'hex') || E'\\nproof '
         || encode(sha256('\\x${'00'.repeat(32)}' || convert_to('"' || encode(number, 'hex') || '"', 'UTF8')), 'hex')
         || E'\\nviolation ' || encode(sha256(violation_salt || convert_to(violation, 'UTF8')), 'hex') || E'\\n'
       FROM record
     ), part AS (
       INSERT INTO evidence_part (leaf_id, name, violation_id, salt, body)
       SELECT leaf_id, 'person', id, person_salt, person FROM record
       UNION ALL SELECT leaf_id, 'violation', id, violation_salt, violation FROM record
     )
     INSERT INTO evidence_proof (violation_id, proof_id, paper_key, opened_leaf_id) SELECT id, number, key, leaf_id FROM record
     -- A claim that became a violation may have been one before.
     ON CONFLICT (violation_id) DO UPDATE SET is_due = true;
   END $$`,
  `CREATE FUNCTION evidence_opened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM evidence_open(array_agg(ROW(v.*)::violation)) FROM opened v WHERE NOT v.is_claimed HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION evidence_claim_proven() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM evidence_open(ARRAY[NEW]);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER evidence_opened AFTER INSERT ON violation REFERENCING NEW TABLE AS opened
     FOR EACH STATEMENT EXECUTE FUNCTION evidence_opened()`,
  `CREATE TRIGGER evidence_claim_proven AFTER UPDATE OF is_claimed ON violation FOR EACH ROW
     WHEN (OLD.is_claimed AND NOT NEW.is_claimed) EXECUTE FUNCTION evidence_claim_proven()`,
];
