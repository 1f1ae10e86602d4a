import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of a journey in which a violation could have been proven; unknown for what was judged before. */
export class ObservedTime1763730550001 implements MigrationInterface {
  name = 'ObservedTime1763730550001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey ADD observed_s integer CHECK (observed_s >= 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP observed_s');
  }
}
