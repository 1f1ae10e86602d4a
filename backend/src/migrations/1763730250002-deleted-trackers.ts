import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An enrolment outlives its tracker, since the authority alone revokes (product decision D11): without a token it records nothing. */
export class DeletedTrackers1763730250002 implements MigrationInterface {
  name = 'DeletedTrackers1763730250002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refers('SET NULL'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refers('CASCADE'));
  }
}

function refers(onDelete: string): string {
  return `ALTER TABLE enrolled_device DROP CONSTRAINT enrolled_device_tracker_id_fkey,
    ADD CONSTRAINT enrolled_device_tracker_id_fkey FOREIGN KEY (tracker_id) REFERENCES tracker ON DELETE ${onDelete}`;
}
