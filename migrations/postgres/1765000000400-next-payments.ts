import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Due date of the next recurring payment, which extending a plan does not change. */
export class NextPayments1765000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_subscription ADD COLUMN next_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_subscription DROP COLUMN next_at');
  }
}
