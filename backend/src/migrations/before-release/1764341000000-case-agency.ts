import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  // A violation that is withdrawn names no agency any more; its case still says whose bus it was about.
  `ALTER TABLE violation_case ADD COLUMN agency_name text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL`,
  `CREATE INDEX violation_case_agency ON violation_case (agency_name, id DESC) WHERE agency_name IS NOT NULL`,
  // Accusations rest on an enrolled device of the vehicle, so that the agency which had it then is the one.
  `UPDATE violation_case held SET agency_name = vehicle.agency_name
   FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
   WHERE violation.id = held.violation_id AND held.is_accusation
     AND coalesce(vehicle.agency_set_at <= violation.started_at, true)
     AND EXISTS (SELECT FROM case_step step WHERE step.case_id = held.id AND step.kind = 'CONFIRMED')`,
];

const DOWN: readonly string[] = ['ALTER TABLE violation_case DROP COLUMN agency_name'];

/** A case stays with the agency that got its notice, whatever becomes of the violation. */
export class CaseAgency1764341000000 implements MigrationInterface {
  name = 'CaseAgency1764341000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
