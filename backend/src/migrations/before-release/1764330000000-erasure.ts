import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Has a function do the same with other words in its text. @throws where they are not found in it */
function reworded(name: string, from: string, to: string): string {
  return `DO $do$ DECLARE
    text_ text := pg_get_functiondef('${name}'::regproc);
  BEGIN
    IF strpos(text_, $from$${from}$from$) = 0 THEN
      RAISE EXCEPTION '${name} does not say so';
    END IF;
    EXECUTE replace(text_, $from$${from}$from$, $to$${to}$to$);
  END $do$`;
}

const REASONS = `'LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED', 'CASE'`;
const OF_CASE = `CASE WHEN judging = 'CASE' THEN 'CASE' WHEN`;
const OF_PEOPLE = `CASE WHEN judging IN ('CASE', 'ERASED') THEN judging WHEN`;
const OUTDATED = 'SET is_due = true WHERE violation_id = NEW.id';

/**
 * The record of a violation that opens, in as few steps as can be: a push waits for it. The parts and their order are those that
 * `evidence_append` would write.
 */
export const OPEN_AT_ONCE = `CREATE OR REPLACE FUNCTION evidence_open(v violation) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     number bytea := substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16);
     key bytea := substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16);
     person_salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
     opened_salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
     person text := '{"registrationNumber":' || evidence_text(v.registration_number) || ',"vehicleId":' || v.vehicle_id || '}';
     opened text := '{"binding":"' || v.binding || '","fixCount":' || v.fix_count || ',"grade":"' || v.grade
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
         || ',"vehicleType":"' || v.vehicle_type || '"}';
     leaf bigint;
   BEGIN
     -- A leaf is numbered by a transaction that has a number itself: by those the sequencer knows which leaves may still come.
     PERFORM pg_current_xact_id();
     INSERT INTO evidence_leaf (kind, record) VALUES ('OPENED', E'wakafine evidence 1\\nOPENED\\nperson '
       || encode(sha256(person_salt || convert_to(person, 'UTF8')), 'hex') || E'\\nproof '
       || encode(sha256(decode(repeat('00', 32), 'hex') || convert_to('"' || encode(number, 'hex') || '"', 'UTF8')), 'hex')
       || E'\\nviolation ' || encode(sha256(opened_salt || convert_to(opened, 'UTF8')), 'hex') || E'\\n')
     RETURNING id INTO leaf;
     INSERT INTO evidence_part (leaf_id, name, violation_id, salt, body)
     VALUES (leaf, 'person', v.id, person_salt, person), (leaf, 'violation', v.id, opened_salt, opened);
     INSERT INTO evidence_proof (violation_id, proof_id, paper_key, opened_leaf_id) VALUES (v.id, number, key, leaf)
     -- A claim that became a violation may have been one before.
     ON CONFLICT (violation_id) DO UPDATE SET is_due = true;
   END $$`;

/** Records go with their violation by a trigger of its deletion: a reference would be checked three times in each push that opens one. */
const REFERRED = [
  ['evidence_part', 'evidence_part_violation_id_fkey'],
  ['evidence_proof', 'evidence_proof_violation_id_fkey'],
] as const;
const UNREFERRED = [
  ...REFERRED.map(([table, name]) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
  `CREATE FUNCTION evidence_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     DELETE FROM evidence_part WHERE violation_id = OLD.id;
     DELETE FROM evidence_proof WHERE violation_id = OLD.id;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER evidence_gone AFTER DELETE ON violation FOR EACH ROW EXECUTE FUNCTION evidence_gone()',
];

const DONE = [
  // What an account that is erased leaves to a case that is not over (product decision D13).
  `CREATE TABLE evidence_hold (
    violation_id bigint PRIMARY KEY REFERENCES violation ON DELETE CASCADE,
    case_id bigint NOT NULL UNIQUE REFERENCES violation_case ON DELETE CASCADE,
    since timestamptz NOT NULL
  )`,
  // What is redacted is never sealed again: its parts would come back.
  'ALTER TABLE evidence_proof ADD COLUMN is_redacted boolean NOT NULL DEFAULT false',
  reworded('evidence_outdated', OUTDATED, `${OUTDATED} AND NOT is_redacted`),
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check CHECK (reason IN (${REASONS}, 'ERASED'))`,
  reworded('keep_revision', OF_CASE, OF_PEOPLE),
  OPEN_AT_ONCE,
  ...UNREFERRED,
];

const UNDONE = [
  'DROP TRIGGER evidence_gone ON violation',
  'DROP FUNCTION evidence_gone',
  ...REFERRED.map(
    ([table, name]) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY (violation_id) REFERENCES violation ON DELETE CASCADE`,
  ),
  reworded('keep_revision', OF_PEOPLE, OF_CASE),
  `DELETE FROM violation_revision WHERE reason = 'ERASED'`,
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check CHECK (reason IN (${REASONS}))`,
  reworded('evidence_outdated', `${OUTDATED} AND NOT is_redacted`, OUTDATED),
  'ALTER TABLE evidence_proof DROP COLUMN is_redacted',
  'DROP TABLE evidence_hold',
];

/** Erasing an account withdraws its violations, and an open case holds its evidence; and opening a violation costs less. */
export class Erasure1764330000000 implements MigrationInterface {
  name = 'Erasure1764330000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of DONE) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) {
      await runner.query(statement);
    }
  }
}
