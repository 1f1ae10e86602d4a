import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ranking vehicles by their violations reads an index alone, not the violations. */
export class ViolatorRanking1763635000000 implements MigrationInterface {
  name = 'ViolatorRanking1763635000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX violation_ranked ON violation (vehicle_id, started_at)
      INCLUDE (severity, is_demo) WHERE NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX violation_ranked');
  }
}
