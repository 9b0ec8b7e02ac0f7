import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Free days require a confirmed e-mail address. */
export class ConfirmedEmails1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD COLUMN email_confirmed_at timestamptz');
    await runner.query(
      `ALTER TABLE demo_request ADD COLUMN token_hash bytea UNIQUE, ADD COLUMN confirmed_at timestamptz`,
    );
    await runner.query('UPDATE demo_request SET confirmed_at = requested_at WHERE granted_until IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE demo_request DROP COLUMN token_hash, DROP COLUMN confirmed_at');
    await runner.query('ALTER TABLE account DROP COLUMN email_confirmed_at');
  }
}
