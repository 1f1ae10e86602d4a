import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNPACK = 'UPDATE segment_day SET body = NULL WHERE body IS NOT NULL';

/** Days of figures are packed with their rows by segment from now on: those of another order are packed anew by the job. */
export class SortedDays1764400200000 implements MigrationInterface {
  name = 'SortedDays1764400200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UNPACK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNPACK);
  }
}
