import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts linked to a hosted identity service, and the nonces that are out. */
export class HostedIdentity1763632000000 implements MigrationInterface {
  name = 'HostedIdentity1763632000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE account ADD firebase_uid text UNIQUE CHECK (length(firebase_uid) BETWEEN 1 AND 255)',
    );
    await runner.query(`CREATE TABLE hosted_nonce (
      nonce_hash   bytea PRIMARY KEY,
      browser_hash bytea NOT NULL,
      expires_at   timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX hosted_nonce_expiry ON hosted_nonce (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hosted_nonce');
    await runner.query('ALTER TABLE account DROP firebase_uid');
  }
}
