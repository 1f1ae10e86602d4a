import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Any page of the table of violations in any order, and searching it, without reading it. */
export class ViolationTable1763680000002 implements MigrationInterface {
  name = 'ViolationTable1763680000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ${name} ON ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}

// By severity too: the slow ones all lie behind the fast ones, so that a filter would have to pass those first.
const INDEXES: Readonly<Record<string, string>> = {
  violation_fastest: 'violation (speed_kmh DESC, id DESC) WHERE NOT is_withdrawn',
  violation_severity_fastest: 'violation (severity, speed_kmh DESC, id DESC) WHERE NOT is_withdrawn',
  violation_severity_newest: 'violation (severity, started_at DESC, id DESC) WHERE NOT is_withdrawn',
  violation_agency_newest: `violation (lower(transport_agency), started_at DESC, id DESC)
    WHERE transport_agency IS NOT NULL AND NOT is_withdrawn`,
  violation_reported_newest: `violation (started_at DESC, id DESC)
    WHERE reported_at IS NOT NULL AND NOT is_withdrawn`,
  vehicle_plate_begin: 'vehicle (left(plate, 2)) WHERE length(plate) >= 7',
  vehicle_plate_end: 'vehicle (right(plate, 2)) WHERE length(plate) >= 7',
  vehicle_plate_first: 'vehicle (left(plate, 1)) WHERE length(plate) < 7',
};
