import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the latest log-in behind a session. Sensitive changes need the password if it is missing or too old. */
export class SessionAuthentication1765400000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN authenticated_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN authenticated_at');
  }
}
