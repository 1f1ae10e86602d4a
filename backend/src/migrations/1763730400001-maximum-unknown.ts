import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The maximum of a journey is null before enough readings were there to tell one. */
export class MaximumUnknown1763730400001 implements MigrationInterface {
  name = 'MaximumUnknown1763730400001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE journey ALTER max_speed_kmh DROP NOT NULL, ALTER max_speed_kmh DROP DEFAULT',
    );
    await runner.query('UPDATE journey SET max_speed_kmh = NULL WHERE max_speed_kmh = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE journey SET max_speed_kmh = 0 WHERE max_speed_kmh IS NULL');
    await runner.query(
      'ALTER TABLE journey ALTER max_speed_kmh SET DEFAULT 0, ALTER max_speed_kmh SET NOT NULL',
    );
  }
}
