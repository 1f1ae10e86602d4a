import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff last did something and last showed who they are, and since when their second factor is waited for. */
export class StaffSessions1763720600002 implements MigrationInterface {
  name = 'StaffSessions1763720600002';

  async up(runner: QueryRunner): Promise<void> {
    // Null: not since the sign-in.
    await runner.query('ALTER TABLE session ADD active_at timestamptz, ADD confirmed_at timestamptz');
    await runner.query('ALTER TABLE account ADD totp_grace_from timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP totp_grace_from');
    await runner.query('ALTER TABLE session DROP active_at, DROP confirmed_at');
  }
}
