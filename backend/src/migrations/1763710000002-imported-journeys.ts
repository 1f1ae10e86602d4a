import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which journeys came from a file, that its owner could have edited, and not from a receiver. */
export class ImportedJourneys1763710000002 implements MigrationInterface {
  name = 'ImportedJourneys1763710000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey ADD COLUMN is_imported boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP COLUMN is_imported');
  }
}
