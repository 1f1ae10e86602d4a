import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of all traffic at a segment: what share of it is seen follows from them. */
export class TrafficCounts1764397001000 implements MigrationInterface {
  name = 'TrafficCounts1764397001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE traffic_count (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      segment text NOT NULL CHECK (segment ~ '^[A-Z][0-9]{1,2}-[0-9]{3,4}$'),
      counted_on date NOT NULL,
      from_hour smallint NOT NULL CHECK (from_hour BETWEEN 0 AND 23),
      until_hour smallint NOT NULL CHECK (until_hour BETWEEN 1 AND 24),
      vehicle_group text NOT NULL CHECK (vehicle_group IN ('ALL', 'CARS', 'BIKES', 'BUSES', 'LORRIES')),
      vehicles integer NOT NULL CHECK (vehicles BETWEEN 1 AND 200000),
      entered_at timestamptz NOT NULL,
      entered_by bigint REFERENCES account ON DELETE SET NULL,
      client_id uuid NOT NULL,
      content_hash bytea NOT NULL,
      is_withdrawn boolean NOT NULL DEFAULT false,
      CHECK (from_hour < until_hour),
      UNIQUE (entered_by, client_id)
    )`);
    await runner.query('CREATE INDEX traffic_count_day ON traffic_count (counted_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE traffic_count');
  }
}
