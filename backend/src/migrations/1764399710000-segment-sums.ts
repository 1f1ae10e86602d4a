import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums of a filter are read from an index alone, which holds all that they add up. */
export class SegmentSums1764399710000 implements MigrationInterface {
  name = 'SegmentSums1764399710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX segment_figure_sums ON segment_figure (hour, segment, direction, vehicle_class, agency)
         INCLUDE (judged_m, confirmed_m, above_m, passages, events, confirmed_events)`,
    );
    await runner.query('DROP INDEX segment_figure_hour');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX segment_figure_hour ON segment_figure (hour)');
    await runner.query('DROP INDEX segment_figure_sums');
  }
}
