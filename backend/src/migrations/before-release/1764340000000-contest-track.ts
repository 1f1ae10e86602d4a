import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A contest may come with a track of the holder: a list of points, which goes with the words and the photo. */
export class ContestTrack1764340000000 implements MigrationInterface {
  name = 'ContestTrack1764340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE case_contest ADD COLUMN track jsonb
         CHECK (jsonb_typeof(track) = 'array' AND jsonb_array_length(track) BETWEEN 1 AND 3600)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE case_contest DROP COLUMN track');
  }
}
