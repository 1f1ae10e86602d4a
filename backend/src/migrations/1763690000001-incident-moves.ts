import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of each incident, of what it is a duplicate, and indexes for the lists of staff. */
export class IncidentMoves1763690000001 implements MigrationInterface {
  name = 'IncidentMoves1763690000001';

  async up(runner: QueryRunner): Promise<void> {
    // What was merged stays closed when the incident that was kept goes.
    await runner.query(`ALTER TABLE incident
      ADD version integer NOT NULL DEFAULT 0,
      ADD duplicate_of bigint REFERENCES incident ON DELETE SET NULL,
      ADD CONSTRAINT incident_duplicate
        CHECK (duplicate_of IS NULL OR (status = 'DUPLICATE' AND duplicate_of <> id))`);
    await runner.query(
      'CREATE INDEX incident_duplicate_of ON incident (duplicate_of) WHERE duplicate_of IS NOT NULL',
    );
    await runner.query('CREATE INDEX incident_status_newest ON incident (status, occurred_at DESC, id DESC)');
    await runner.query(
      'CREATE INDEX incident_severity_newest ON incident (severity, occurred_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX incident_severity_newest, incident_status_newest, incident_duplicate_of');
    await runner.query('ALTER TABLE incident DROP duplicate_of, DROP version');
  }
}
