import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff read conflicts and events for review in one list, and find the enrolled devices that were in a cell in a minute. */
export class EventsForStaff1763720200004 implements MigrationInterface {
  name = 'EventsForStaff1763720200004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX vehicle_event_conflict');
    await runner.query(`CREATE INDEX vehicle_event_for_staff ON vehicle_event (started_at DESC, id DESC)
      WHERE level IN ('CONFLICT', 'WITNESSED') AND NOT is_withdrawn`);
    // Only enrolled devices are looked for by place: what witnesses send needs no entry.
    await runner.query('DROP INDEX vehicle_presence_cell');
    await runner.query(
      'CREATE INDEX vehicle_presence_cell ON vehicle_presence (cell, minute) WHERE is_device',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX vehicle_presence_cell');
    await runner.query('CREATE INDEX vehicle_presence_cell ON vehicle_presence (cell, minute)');
    await runner.query('DROP INDEX vehicle_event_for_staff');
    await runner.query(`CREATE INDEX vehicle_event_conflict ON vehicle_event (started_at DESC, id DESC)
      WHERE level = 'CONFLICT' AND NOT is_withdrawn`);
  }
}
