import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may have to be marked anew when the events of a vehicle are made again is found by an index. */
export class MoreThanTyped1763720200003 implements MigrationInterface {
  name = 'MoreThanTyped1763720200003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX violation_more_than_typed ON violation (vehicle_id, started_at)
      WHERE binding <> 'TYPED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX violation_more_than_typed');
  }
}
