import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE family_link (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    -- Keyed hash of the token: nobody who reads the table can open a link.
    token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
    -- What was asked for, so that the same request again is the same link.
    content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
    -- The journey that was active when it was created; null: a cry for help outside of one.
    journey_id bigint REFERENCES journey ON DELETE CASCADE,
    precision text NOT NULL CHECK (precision IN ('COARSE', 'EXACT')),
    is_sos boolean NOT NULL,
    -- Place that the phone gave with a cry for help.
    lat double precision CHECK (lat BETWEEN -90 AND 90),
    lng double precision CHECK (lng BETWEEN -180 AND 180),
    created_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    closed_at timestamptz,
    arrived_at timestamptz,
    -- Short messages about the arrival; the numbers are stored nowhere.
    arrival_messages integer NOT NULL DEFAULT 0 CHECK (arrival_messages BETWEEN 0 AND 3),
    open_count integer NOT NULL DEFAULT 0 CHECK (open_count >= 0),
    last_opened_at timestamptz,
    CHECK ((lat IS NULL) = (lng IS NULL)),
    CHECK (is_sos OR lat IS NULL),
    CHECK (journey_id IS NOT NULL OR lat IS NOT NULL),
    CHECK (ends_at > created_at AND ends_at <= created_at + interval '12 hours'),
    CHECK (arrived_at IS NULL OR closed_at IS NOT NULL),
    CHECK (arrival_messages = 0 OR arrived_at IS NOT NULL),
    CHECK ((open_count = 0) = (last_opened_at IS NULL))
  )`,
  'CREATE INDEX family_link_account ON family_link (account_id, id)',
  'CREATE INDEX family_link_journey ON family_link (journey_id) WHERE journey_id IS NOT NULL',
  'CREATE INDEX family_link_created ON family_link (created_at)',
];

/** Links by which a traveller lets others see where they are, for some hours. */
export class FamilyLinks1764396000000 implements MigrationInterface {
  name = 'FamilyLinks1764396000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE family_link');
  }
}
