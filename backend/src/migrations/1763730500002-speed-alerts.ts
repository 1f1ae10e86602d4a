import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The alerts of a journey: what its track shows at or above the coaching thresholds. They are for its traveller and accuse nobody. */
export class SpeedAlerts1763730500002 implements MigrationInterface {
  name = 'SpeedAlerts1763730500002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE journey
         ADD alerts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(alerts) <= 500)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP alerts');
  }
}
