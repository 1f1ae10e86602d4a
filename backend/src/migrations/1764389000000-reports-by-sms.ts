import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE incident
    ADD COLUMN source text NOT NULL DEFAULT 'APP' CHECK (source IN ('APP', 'SMS')),
    -- Nobody knows who sends a short message: the name in it can be made up.
    ADD CONSTRAINT incident_sms_is_of_nobody CHECK (source = 'APP' OR account_id IS NULL)`,
  // A gateway sends a message again until it has heard that it arrived; of the sender nothing is here.
  `CREATE TABLE sms_report (
    message_id text PRIMARY KEY CHECK (length(message_id) BETWEEN 1 AND 200),
    outcome text NOT NULL CHECK (outcome IN ('STORED', 'EXPLAINED', 'OVER_LIMIT', 'IGNORED')),
    incident_id bigint REFERENCES incident ON DELETE SET NULL,
    received_at timestamptz NOT NULL
  )`,
  'CREATE INDEX sms_report_received ON sms_report (received_at)',
  'CREATE INDEX sms_report_incident ON sms_report (incident_id) WHERE incident_id IS NOT NULL',
];

const DOWN = [
  'DROP TABLE sms_report',
  'ALTER TABLE incident DROP CONSTRAINT incident_sms_is_of_nobody, DROP COLUMN source',
];

/** Incidents that were submitted by short message, and the messages that were received. */
export class ReportsBySms1764389000000 implements MigrationInterface {
  name = 'ReportsBySms1764389000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
