import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // Every typed plate is a row of vehicle; the register is those that staff have entered.
  `ALTER TABLE vehicle ADD registered_at timestamptz,
    ADD registration_number text CHECK (length(registration_number) BETWEEN 3 AND 20),
    ADD is_demo boolean NOT NULL DEFAULT false,
    ADD CHECK (registered_at IS NULL OR registration_number IS NOT NULL)`,
  'ALTER TABLE transport_agency ADD is_demo boolean NOT NULL DEFAULT false',
  'CREATE INDEX vehicle_registered ON vehicle (registered_at DESC, id DESC) WHERE registered_at IS NOT NULL',
  // A claim of an invitation is by one phone or tracker, and one tracker is in one vehicle at a time.
  `CREATE UNIQUE INDEX enrolled_device_tracker ON enrolled_device (tracker_id)
    WHERE tracker_id IS NOT NULL AND revoked_at IS NULL`,
  // What the journey was typed as, where a code has named another vehicle since.
  `ALTER TABLE journey ADD typed_vehicle_id bigint REFERENCES vehicle,
    ADD typed_registration_number text CHECK (length(typed_registration_number) BETWEEN 3 AND 20),
    ADD CHECK ((typed_vehicle_id IS NULL) = (typed_registration_number IS NULL))`,
  'CREATE INDEX journey_typed_vehicle ON journey (typed_vehicle_id) WHERE typed_vehicle_id IS NOT NULL',
];

/** The register of vehicles, and what a journey was typed as where a code has named another vehicle since. */
export class VehicleRegister1763720100001 implements MigrationInterface {
  name = 'VehicleRegister1763720100001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE journey DROP typed_registration_number, DROP typed_vehicle_id');
    await runner.query('DROP INDEX enrolled_device_tracker');
    await runner.query('ALTER TABLE transport_agency DROP is_demo');
    await runner.query('ALTER TABLE vehicle DROP is_demo, DROP registration_number, DROP registered_at');
  }
}
