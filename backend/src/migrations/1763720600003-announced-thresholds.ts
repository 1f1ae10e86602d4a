import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why thresholds were changed, and whether they were announced for a later time. */
export class AnnouncedThresholds1763720600003 implements MigrationInterface {
  name = 'AnnouncedThresholds1763720600003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE speed_thresholds ADD reason text CHECK (char_length(reason) BETWEEN 1 AND 500),
      ADD is_scheduled boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE speed_thresholds DROP is_scheduled, DROP reason');
  }
}
