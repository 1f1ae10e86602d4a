import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the measurement of a journey tells staff: at most ten spans of two kinds, and one arrival. */
export class JourneyFindings1763730510001 implements MigrationInterface {
  name = 'JourneyFindings1763730510001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE journey
         ADD findings jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(findings) <= 21)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP findings');
  }
}
