import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a violation rests on: the proven speed, the limit in force with its source, and the rule that judged it. */
export class JudgedSpeeding1763730500001 implements MigrationInterface {
  name = 'JudgedSpeeding1763730500001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE violation
         ADD proven_kmh double precision CHECK (proven_kmh BETWEEN 0 AND 1000),
         ADD uncertainty_kmh double precision CHECK (uncertainty_kmh BETWEEN 0 AND 1000),
         ADD proven_s double precision CHECK (proven_s > 0),
         ADD is_over_gaps boolean NOT NULL DEFAULT false,
         ADD limit_kmh integer CHECK (limit_kmh BETWEEN 1 AND 300),
         ADD limit_id text,
         ADD limit_zone text CHECK (limit_zone IN ('OPEN_ROAD', 'TOWN', 'ROAD', 'MARKET', 'SCHOOL')),
         ADD limit_place text,
         ADD limit_source text,
         ADD is_limit_confirmed boolean NOT NULL DEFAULT true,
         ADD thresholds_since timestamptz,
         ADD rule_version text,
         ADD judged_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE violation
         DROP proven_kmh, DROP uncertainty_kmh, DROP proven_s, DROP is_over_gaps, DROP limit_kmh, DROP limit_id,
         DROP limit_zone, DROP limit_place, DROP limit_source, DROP is_limit_confirmed, DROP thresholds_since,
         DROP rule_version, DROP judged_at`,
    );
  }
}
