import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A kept report may be about a period that was over: when that began. */
export class ReportsOfPastPeriods1763710000004 implements MigrationInterface {
  name = 'ReportsOfPastPeriods1763710000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_report ADD period_from timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_report DROP period_from');
  }
}
