import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a PIN was last reset, so that a sign-in under way with the former one can tell. */
export class PinChangedAt1763630100000 implements MigrationInterface {
  name = 'PinChangedAt1763630100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD pin_changed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP pin_changed_at');
  }
}
