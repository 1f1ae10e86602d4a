import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A history of answers in the place of one yes: each is added and none is changed. */
export class ConsentAnswers1763720800001 implements MigrationInterface {
  name = 'ConsentAnswers1763720800001';

  async up(runner: QueryRunner): Promise<void> {
    // A yes to the earlier words says nothing of cases and witnesses: everybody is asked anew.
    await runner.query('DROP TABLE consent');
    for (const statement of [...ANSWERS, COVERS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION consent_covers(bigint, text, timestamptz, timestamptz)');
    await runner.query('DROP TABLE consent');
    await runner.query('DROP FUNCTION refuse_consent_change()');
    await runner.query(`CREATE TABLE consent (
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      version    integer NOT NULL CHECK (version >= 1),
      given_at   timestamptz NOT NULL,
      PRIMARY KEY (account_id, version)
    )`);
  }
}

const ANSWERS = [
  `CREATE TABLE consent (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    client_id   uuid NOT NULL,
    version     integer NOT NULL CHECK (version >= 1),
    language    text NOT NULL CHECK (language IN ('EN', 'FR', 'PIDGIN')),
    recording   boolean NOT NULL,
    cases       boolean NOT NULL,
    witness     boolean NOT NULL,
    adult       text NOT NULL CHECK (adult IN ('YES', 'NO', 'UNSAID')),
    answered_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL CHECK (received_at >= answered_at),
    UNIQUE (account_id, client_id),
    CHECK (adult = 'YES' OR NOT (cases OR witness))
  )`,
  'CREATE INDEX consent_in_force ON consent (account_id, answered_at, id)',
  `CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'An answer is never changed: a later one takes its place';
   END $$`,
  `CREATE TRIGGER consent_is_history BEFORE UPDATE ON consent
     FOR EACH ROW EXECUTE FUNCTION refuse_consent_change()`,
];

/**
 * Whether what an account had said by `at`, as far as the server knew it at `known_at`, covers a use: RECORDING, CASES or
 * WITNESS. What arrives later with an earlier time changes nothing about what was received before it.
 */
const COVERS = `CREATE FUNCTION consent_covers(
    of_account bigint, use_ text, at_ timestamptz, known_at timestamptz
  ) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce((
      SELECT recording AND CASE use_
        WHEN 'RECORDING' THEN true
        WHEN 'CASES' THEN cases AND adult = 'YES'
        WHEN 'WITNESS' THEN witness AND adult = 'YES'
        ELSE false END
      FROM consent
      WHERE account_id = of_account AND answered_at <= at_ AND received_at <= known_at
      ORDER BY answered_at DESC, id DESC LIMIT 1
    ), false)
  $$`;
