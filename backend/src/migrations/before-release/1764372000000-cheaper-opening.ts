import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OPEN_AT_ONCE } from './1764330000000-erasure';

/** The part `violation` of a record: its fields in the order of canonical JSON, which row_to_json writes them in, without blanks. */
const PART = `CREATE TYPE evidence_opened_part AS (
  "binding" text, "fixCount" integer, "grade" text, "isLimitConfirmed" boolean, "isOverGaps" boolean, "judgedUs" bigint,
  "latE7" bigint, "limitId" text, "limitKmh" integer, "limitPlace" text, "limitSource" text, "limitZone" text, "lngE7" bigint,
  "meanDeciKmh" bigint, "provenDeciKmh" bigint, "provenMs" bigint, "ruleVersion" text, "severity" text, "shownDeciKmh" bigint,
  "startedUs" bigint, "uncertaintyDeciKmh" bigint, "vehicleType" text
)`;

/** Units of the log rounded down, as evidence_units does it. */
export const units = (value: string, perUnit: string): string => `floor(${value} * ${perUnit} + 1e-6)`;
/** Microseconds since 1970 of a time. */
export const microseconds = (value: string): string => `extract(epoch FROM ${value}) * 1000000`;

/**
 * A push waits for this. PostgreSQL prepares every expression of a function anew in each transaction: one row written as JSON has
 * fewer of them than two dozen texts joined, and a function within a function has them twice. The salts, the number and the key come
 * from one random seed that is stored nowhere: no one of them leads to another.
 */
export const OPENED = `CREATE OR REPLACE FUNCTION evidence_opened() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     seed bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
     number bytea := substr(sha256(seed || '\\x01'), 1, 16);
     key bytea := substr(sha256(seed || '\\x02'), 1, 16);
     person_salt bytea := sha256(seed || '\\x03');
     opened_salt bytea := sha256(seed || '\\x04');
     person text := format('{"registrationNumber":%s,"vehicleId":%s}', evidence_text(NEW.registration_number), NEW.vehicle_id);
     opened text := row_to_json(ROW(NEW.binding, NEW.fix_count, NEW.grade, NEW.is_limit_confirmed, NEW.is_over_gaps,
       ${microseconds('NEW.judged_at')}, ${units('NEW.latitude', '1e7')}, NEW.limit_id, NEW.limit_kmh, NEW.limit_place,
       NEW.limit_source, NEW.limit_zone, ${units('NEW.longitude', '1e7')}, ${units('NEW.mean_speed_kmh', '10')},
       ${units('NEW.proven_kmh', '10')}, ${units('NEW.proven_s', '1000')}, NEW.rule_version, NEW.severity,
       ${units('NEW.speed_kmh', '10')}, ${microseconds('NEW.started_at')}, ${units('NEW.uncertainty_kmh', '10')},
       NEW.vehicle_type)::evidence_opened_part)::text;
     leaf bigint;
   BEGIN
     -- The transaction has a number, which the sequencer asks for: it has stored the violation.
     INSERT INTO evidence_leaf (kind, record) VALUES ('OPENED', E'wakafine evidence 1\\nOPENED\\nperson '
       || encode(sha256(person_salt || convert_to(person, 'UTF8')), 'hex') || E'\\nproof '
       || encode(sha256('\\x${'00'.repeat(32)}' || convert_to('"' || encode(number, 'hex') || '"', 'UTF8')), 'hex')
       || E'\\nviolation ' || encode(sha256(opened_salt || convert_to(opened, 'UTF8')), 'hex') || E'\\n')
     RETURNING id INTO leaf;
     INSERT INTO evidence_part (leaf_id, name, violation_id, salt, body)
     VALUES (leaf, 'person', NEW.id, person_salt, person), (leaf, 'violation', NEW.id, opened_salt, opened);
     INSERT INTO evidence_proof (violation_id, proof_id, paper_key, opened_leaf_id) VALUES (NEW.id, number, key, leaf)
     -- A claim that became a violation may have been one before.
     ON CONFLICT (violation_id) DO UPDATE SET is_due = true;
     RETURN NULL;
   END $$`;

const OPENED_BEFORE = `CREATE OR REPLACE FUNCTION evidence_opened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM evidence_open(NEW);
     RETURN NULL;
   END $$`;

/** The record of a violation that opens costs a push less. */
export class CheaperOpening1764372000000 implements MigrationInterface {
  name = 'CheaperOpening1764372000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [PART, OPENED, 'DROP FUNCTION evidence_open']) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [OPEN_AT_ONCE, OPENED_BEFORE, 'DROP TYPE evidence_opened_part']) {
      await runner.query(statement);
    }
  }
}
