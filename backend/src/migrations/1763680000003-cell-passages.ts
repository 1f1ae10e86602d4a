import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many journeys pass each cell of about a kilometre each day: what violations there are measured by. */
export class CellPassages1763680000003 implements MigrationInterface {
  name = 'CellPassages1763680000003';

  async up(runner: QueryRunner): Promise<void> {
    // Counts without a journey or a person, so that they may outlive both. Cells are hundredths of degrees, rounded down.
    await runner.query(`CREATE TABLE cell_passage (
      day      date NOT NULL,
      lat_cell smallint NOT NULL,
      lng_cell smallint NOT NULL,
      is_demo  boolean NOT NULL,
      passages integer NOT NULL CHECK (passages > 0),
      PRIMARY KEY (day, lat_cell, lng_cell, is_demo)
    )`);
    await runner.query('CREATE INDEX cell_passage_demo ON cell_passage (day) WHERE is_demo');
    await runner.query('ALTER TABLE journey ADD are_passages_counted boolean NOT NULL DEFAULT false');
    await runner.query(`CREATE INDEX journey_to_count_passages ON journey (ended_at)
      WHERE ended_at IS NOT NULL AND NOT are_passages_counted`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX journey_to_count_passages');
    await runner.query('ALTER TABLE journey DROP are_passages_counted');
    await runner.query('DROP TABLE cell_passage');
  }
}
