import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the phones of an account save data. */
export class DataSaver1763710000001 implements MigrationInterface {
  name = 'DataSaver1763710000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE personal_settings ADD COLUMN data_saver text NOT NULL DEFAULT 'AUTO'
      CHECK (data_saver IN ('OFF', 'AUTO', 'ON'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE personal_settings DROP COLUMN data_saver');
  }
}
