import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that each snapshot itself contains by table of facts, without those of the full snapshot of a delta. */
export class OwnRows1765401000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE snapshot ADD COLUMN own_rows jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE snapshot DROP COLUMN own_rows');
  }
}
