import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAYS = `SELECT DISTINCT (hour AT TIME ZONE 'Africa/Douala')::date FROM`;
/** The name of the rows that a statement has changed, by its kind. */
const CHANGES = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' } as const;

/** Days of the figures of segments: each has another version once a figure of it has changed, and may be packed. */
export class SegmentDays1764400000000 implements MigrationInterface {
  name = 'SegmentDays1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE segment_day (
        day date PRIMARY KEY,
        version uuid NOT NULL DEFAULT gen_random_uuid(),
        body bytea
      )`,
    );
    await runner.query(`INSERT INTO segment_day (day) ${DAYS} segment_figure`);
    await runner.query(
      `CREATE FUNCTION segment_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO segment_day (day) ${DAYS} changed ORDER BY 1
        ON CONFLICT (day) DO UPDATE SET version = excluded.version, body = NULL;
        RETURN NULL;
      END $$`,
    );
    for (const [act, rows] of Object.entries(CHANGES)) {
      await runner.query(
        `CREATE TRIGGER segment_figure_${act.toLowerCase()} AFTER ${act} ON segment_figure
          REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION segment_day_changed()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const act of Object.keys(CHANGES)) {
      await runner.query(`DROP TRIGGER segment_figure_${act.toLowerCase()} ON segment_figure`);
    }
    await runner.query('DROP FUNCTION segment_day_changed');
    await runner.query('DROP TABLE segment_day');
  }
}
