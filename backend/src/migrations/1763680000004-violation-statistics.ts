import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the planner must know to choose well among the indexes of the table of violations. */
export class ViolationStatistics1763680000004 implements MigrationInterface {
  name = 'ViolationStatistics1763680000004';

  async up(runner: QueryRunner): Promise<void> {
    // It takes no statistics from partial indexes, and without any would look for an agency that is not there row by row.
    await runner.query('CREATE STATISTICS violation_agency ON lower(transport_agency) FROM violation');
    // Few are reported: by speed they would else be found one in a hundred.
    await runner.query(`CREATE INDEX violation_reported_fastest ON violation (speed_kmh DESC, id DESC)
      WHERE reported_at IS NOT NULL AND NOT is_withdrawn`);
    await runner.query('ANALYZE violation');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX violation_reported_fastest');
    await runner.query('DROP STATISTICS violation_agency');
  }
}
