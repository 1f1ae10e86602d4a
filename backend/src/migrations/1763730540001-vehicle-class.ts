import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLASSES = [
  ...['CAR', 'BIKE', 'BUS', 'BUS_OVER_3_5T', 'BUS_OVER_12_5T'],
  ...['LORRY_OVER_3_5T', 'LORRY_OVER_12T', 'TRAILER_OVER_0_75T'],
];
const IS_CLASS = CLASSES.map((name) => `@.vehicleClass == "${name}"`).join(' || ');

/**
 * The class of a vehicle that staff have entered, and the classes that a journey is judged by from each of its bindings on
 * (product decision D12): they are stored with the journey, so that a later change by staff judges nothing anew.
 */
export class VehicleClass1763730540001 implements MigrationInterface {
  name = 'VehicleClass1763730540001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle ADD vehicle_class text
      CHECK (vehicle_class IN (${CLASSES.map((name) => `'${name}'`).join(', ')}))`);
    await runner.query(`ALTER TABLE journey ADD vehicle_classes jsonb NOT NULL DEFAULT '[]'
      CHECK (jsonb_typeof(vehicle_classes) = 'array' AND NOT jsonb_path_exists(vehicle_classes,
        'strict $[*] ? (!((${IS_CLASS}) && @.fromMs.type() == "number"))'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP vehicle_classes');
    await runner.query('ALTER TABLE vehicle DROP vehicle_class');
  }
}
