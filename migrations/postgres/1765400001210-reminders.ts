import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders that were sent: of unpaid bills, and of the end of a plan. */
export class Reminders1765400001210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bill ADD COLUMN reminded_at timestamptz');
    await runner.query('ALTER TABLE account ADD COLUMN end_reminded_for timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN end_reminded_for');
    await runner.query('ALTER TABLE bill DROP COLUMN reminded_at');
  }
}
