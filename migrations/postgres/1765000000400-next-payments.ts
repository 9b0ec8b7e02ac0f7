import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a payment that recurs is due next: extending the plan in between does not move it. */
export class NextPayments1765000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_subscription ADD COLUMN next_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_subscription DROP COLUMN next_at');
  }
}
