import type { MigrationInterface, QueryRunner } from 'typeorm';

const ALERT_SOUND = `ALTER TABLE personal_settings
    ADD COLUMN alert_sound text NOT NULL DEFAULT 'BOTH' CHECK (alert_sound IN ('TONES', 'VOICE', 'BOTH'))`;

/** Alerts are heard as tones, as a voice, or as both. */
export class AlertSound1764395000000 implements MigrationInterface {
  name = 'AlertSound1764395000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ALERT_SOUND);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE personal_settings DROP COLUMN alert_sound');
  }
}
