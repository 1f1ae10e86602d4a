import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly string[] = [
  // Its place is stored in segments, whose ids stay with their pieces of road.
  `CREATE TABLE campaign (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 80),
    kind text NOT NULL CHECK (kind IN ('SIGNS', 'PATROLS', 'RADAR', 'ROADWORKS', 'TEACHING', 'OTHER')),
    road text NOT NULL CHECK (road ~ '^[A-Z][0-9]{1,2}$'),
    from_km real NOT NULL CHECK (from_km BETWEEN 0 AND 2000),
    to_km real NOT NULL CHECK (to_km BETWEEN 0 AND 2000),
    segments text[] NOT NULL CHECK (cardinality(segments) BETWEEN 1 AND 400),
    vehicles text NOT NULL CHECK (vehicles IN ('ALL', 'CARS', 'BIKES', 'BUSES', 'LORRIES')),
    starts_on date NOT NULL,
    weeks smallint NOT NULL CHECK (weeks BETWEEN 4 AND 26),
    goal_percent smallint NOT NULL CHECK (goal_percent BETWEEN -90 AND -1),
    cost_xaf bigint CHECK (cost_xaf BETWEEN 0 AND 2000000000),
    registered_at timestamptz NOT NULL,
    registered_by bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    is_withdrawn boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    CHECK (from_km < to_km),
    UNIQUE (registered_by, client_id)
  )`,
  'CREATE INDEX campaign_start ON campaign (starts_on)',
  // How it was before a change: what was set beforehand can be seen for ever.
  `CREATE TABLE campaign_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign_id bigint NOT NULL REFERENCES campaign,
    changed_at timestamptz NOT NULL,
    changed_by bigint REFERENCES account ON DELETE SET NULL,
    before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
    reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 500)
  )`,
  'CREATE INDEX campaign_change_campaign ON campaign_change (campaign_id)',
  'CREATE INDEX campaign_change_changed_by ON campaign_change (changed_by) WHERE changed_by IS NOT NULL',
];

/** Campaigns on roads: their place, time, cost and the goal that was set beforehand. */
export class Campaigns1764397000000 implements MigrationInterface {
  name = 'Campaigns1764397000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE campaign_change');
    await runner.query('DROP TABLE campaign');
  }
}
