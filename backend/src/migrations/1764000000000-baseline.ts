import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ADMINISTRATION } from './baseline/administration';
import { FIGURES } from './baseline/figures';
import { IDENTITY } from './baseline/identity';
import { INCIDENTS } from './baseline/incidents';
import { JOURNEYS } from './baseline/journeys';
import { LIMITS } from './baseline/limits';
import { NOTIFICATIONS } from './baseline/notifications';
import { PUBLIC_ROWS } from './baseline/public-rows';
import { REPORTS } from './baseline/reports';
import { SETTINGS } from './baseline/settings';
import { STATISTICS } from './baseline/statistics';
import { VEHICLE_EVENTS } from './baseline/vehicle-events';
import { VEHICLES } from './baseline/vehicles';
import { VIOLATIONS } from './baseline/violations';
import { VIOLATORS } from './baseline/violators';

/** The schema of the first release; tables stand before those that refer to them. */
const STATEMENTS: readonly string[] = [
  ...IDENTITY,
  ...SETTINGS,
  ...VEHICLES,
  ...LIMITS,
  ...JOURNEYS,
  ...VIOLATIONS,
  ...VEHICLE_EVENTS,
  ...VIOLATORS,
  ...INCIDENTS,
  ...STATISTICS,
  ...FIGURES,
  ...REPORTS,
  ...NOTIFICATIONS,
  ...PUBLIC_ROWS,
  ...ADMINISTRATION,
];

/** Everything that the first release stores. There is nothing before it to go back to. */
export class Baseline1764000000000 implements MigrationInterface {
  name = 'Baseline1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('There is nothing before the baseline: delete the database instead'));
  }
}
