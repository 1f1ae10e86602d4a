import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rates by which the rule has proposed a vehicle, violations per 1,000 judged km; null for proposals of before. */
export class RuleRates1764399700000 implements MigrationInterface {
  name = 'RuleRates1764399700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE rule_proposal
         ADD low_per_1000_km double precision CHECK (low_per_1000_km >= 0),
         ADD peers_per_1000_km double precision CHECK (peers_per_1000_km >= 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rule_proposal DROP low_per_1000_km, DROP peers_per_1000_km');
  }
}
