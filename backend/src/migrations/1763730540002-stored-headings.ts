import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The direction of travel of a violation, by which its place is told as after a town; unknown for what was judged before. */
export class StoredHeadings1763730540002 implements MigrationInterface {
  name = 'StoredHeadings1763730540002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE violation ADD heading_deg smallint CHECK (heading_deg BETWEEN 0 AND 359)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE violation DROP heading_deg');
  }
}
