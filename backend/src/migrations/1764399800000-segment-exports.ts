import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of segments with their figures. */
export class SegmentExports1764399800000 implements MigrationInterface {
  name = 'SegmentExports1764399800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE export_job DROP CONSTRAINT export_job_kind_check,
         ADD CONSTRAINT export_job_kind_check CHECK (kind IN ('VIOLATIONS', 'INCIDENTS', 'AUDIT', 'SEGMENTS'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM export_job WHERE kind = 'SEGMENTS'");
    await runner.query(
      `ALTER TABLE export_job DROP CONSTRAINT export_job_kind_check,
         ADD CONSTRAINT export_job_kind_check CHECK (kind IN ('VIOLATIONS', 'INCIDENTS', 'AUDIT'))`,
    );
  }
}
