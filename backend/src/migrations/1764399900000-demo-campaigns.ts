import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns of demo mode are marked as such, so that they go with its other data even once the account that registered them has gone. */
export class DemoCampaigns1764399900000 implements MigrationInterface {
  name = 'DemoCampaigns1764399900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE campaign ADD is_demo boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX campaign_demo ON campaign (id) WHERE is_demo');
    await runner.query(
      `UPDATE campaign SET is_demo = true FROM account WHERE account.id = campaign.registered_by AND account.is_demo`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE campaign DROP is_demo');
  }
}
