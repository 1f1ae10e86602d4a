import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `('VIOLATION_HOUR', 'REPORT_HOUR', 'JOURNEY_HOUR', 'JOURNEY_END_HOUR', 'JUDGED_HOUR')`;
const COLUMNS = 'n, ranked, distance_m';
/** The rows that a statement adds to the figures and removes from them, by its kind. */
const CHANGES = { INSERT: ['came'], UPDATE: ['came', 'gone'], DELETE: ['gone'] } as const;
const TABLES = { came: 'NEW TABLE AS came', gone: 'OLD TABLE AS gone' } as const;
const SIGNS = { came: '', gone: '-' } as const;

function nameOf(act: string): string {
  return `figure_${act.toLowerCase()}_totalled`;
}

/** Totals of an hour over all severities, vehicles, agencies and roads, with the transaction that has changed them last. */
export class HourTotals1764400100000 implements MigrationInterface {
  name = 'HourTotals1764400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE hour_total (
        kind text,
        slot timestamptz,
        n bigint NOT NULL,
        ranked bigint NOT NULL,
        distance_m bigint NOT NULL,
        changed_by bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
        PRIMARY KEY (kind, slot)
      )`,
    );
    await runner.query('CREATE INDEX hour_total_changed ON hour_total (changed_by)');
    // Folding waits meanwhile: figures that it added between the sum and the triggers would be in no total.
    await runner.query('LOCK TABLE figure IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(
      `INSERT INTO hour_total (kind, slot, ${COLUMNS})
        SELECT kind, slot, sum(n), sum(ranked), sum(distance_m) FROM figure WHERE kind IN ${KINDS} GROUP BY 1, 2`,
    );
    for (const [act, tables] of Object.entries(CHANGES)) {
      const rows = tables.map(
        (table) => `SELECT kind, slot, ${SIGNS[table]}n AS n, ${SIGNS[table]}ranked AS ranked,
          ${SIGNS[table]}distance_m AS distance_m FROM ${table} WHERE kind IN ${KINDS}`,
      );
      await runner.query(
        `CREATE FUNCTION ${nameOf(act)}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO hour_total AS total (kind, slot, ${COLUMNS})
            SELECT kind, slot, sum(n), sum(ranked), sum(distance_m) FROM (${rows.join(' UNION ALL ')}) line
            GROUP BY 1, 2 HAVING (sum(n), sum(ranked), sum(distance_m)) <> (0, 0, 0) ORDER BY 1, 2
          ON CONFLICT (kind, slot) DO UPDATE SET n = total.n + excluded.n, ranked = total.ranked + excluded.ranked,
            distance_m = total.distance_m + excluded.distance_m, changed_by = excluded.changed_by;
          RETURN NULL;
        END $$`,
      );
      await runner.query(
        `CREATE TRIGGER ${nameOf(act)} AFTER ${act} ON figure REFERENCING ${tables.map((table) => TABLES[table]).join(' ')}
          FOR EACH STATEMENT EXECUTE FUNCTION ${nameOf(act)}()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const act of Object.keys(CHANGES)) {
      await runner.query(`DROP TRIGGER ${nameOf(act)} ON figure`);
      await runner.query(`DROP FUNCTION ${nameOf(act)}`);
    }
    await runner.query('DROP TABLE hour_total');
  }
}
