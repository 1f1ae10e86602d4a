import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed thresholds and fines, a version of the alert settings, and how long things are kept. */
export class SettingsHistory1763690000004 implements MigrationInterface {
  name = 'SettingsHistory1763690000004';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['speed_thresholds', 'fine_tariff']) {
      await runner.query(`ALTER TABLE ${table} ADD changed_by bigint REFERENCES account ON DELETE SET NULL`);
      await runner.query(`CREATE INDEX ${table}_changed_by ON ${table} (changed_by)`);
    }
    await runner.query('ALTER TABLE alert_settings ADD version integer NOT NULL DEFAULT 0');
    // Without a row what the server was configured with holds.
    await runner.query(`CREATE TABLE retention_settings (
      id               boolean PRIMARY KEY DEFAULT true CHECK (id),
      fix_days         integer NOT NULL CHECK (fix_days BETWEEN 1 AND 3650),
      journey_months   integer NOT NULL CHECK (journey_months BETWEEN 1 AND 120),
      violation_months integer NOT NULL CHECK (violation_months BETWEEN 1 AND 120),
      version          integer NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_settings');
    await runner.query('ALTER TABLE alert_settings DROP version');
    await runner.query('ALTER TABLE fine_tariff DROP changed_by');
    await runner.query('ALTER TABLE speed_thresholds DROP changed_by');
  }
}
