import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the devices of an account, oldest first, which every sign-in does. */
export class DevicesOfAnAccount1763720500001 implements MigrationInterface {
  name = 'DevicesOfAnAccount1763720500001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX device_account ON device (account_id, last_used_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX device_account');
  }
}
