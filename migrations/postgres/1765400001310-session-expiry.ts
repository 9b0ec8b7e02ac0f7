import type { MigrationInterface, QueryRunner } from 'typeorm';

const reasons = `'replaced', 'idle', 'logout', 'password', 'removed', 'blocked'`;

/** Sessions end at a maximum age, with a reason of its own. */
export class SessionExpiry1765400001310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP CONSTRAINT session_end_reason_check');
    await runner.query(
      `ALTER TABLE session ADD CONSTRAINT session_end_reason_check CHECK (end_reason IN (${reasons}, 'expired'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE session SET end_reason = 'idle' WHERE end_reason = 'expired'`);
    await runner.query('ALTER TABLE session DROP CONSTRAINT session_end_reason_check');
    await runner.query(
      `ALTER TABLE session ADD CONSTRAINT session_end_reason_check CHECK (end_reason IN (${reasons}))`,
    );
  }
}
