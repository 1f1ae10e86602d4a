import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for what system control counts and filters: active journeys, demo data, the audit log by act and actor. */
export class SystemControl1763690000005 implements MigrationInterface {
  name = 'SystemControl1763690000005';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['journey', 'violation', 'incident']) {
      await runner.query(`CREATE INDEX ${table}_demo ON ${table} (id) WHERE is_demo`);
    }
    await runner.query('CREATE INDEX audit_entry_act ON audit_entry (act, at DESC, id DESC)');
    await runner.query('CREATE INDEX audit_entry_actor ON audit_entry (lower(actor_name), at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX audit_entry_actor, audit_entry_act, incident_demo, violation_demo, journey_demo',
    );
  }
}
