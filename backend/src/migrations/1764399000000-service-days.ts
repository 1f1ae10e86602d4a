import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Minutes in which the service served, for each day of Africa/Douala; no row of anybody. */
export class ServiceDays1764399000000 implements MigrationInterface {
  name = 'ServiceDays1764399000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE service_day (
      day date PRIMARY KEY,
      -- One bit a minute from 00:00: a process served; writes were refused. In neither: away.
      served bit(1440) NOT NULL,
      degraded bit(1440) NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE service_day');
  }
}
