import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['group_version', 'tool_run', 'clustering'];

/** Stored results record the range of their dates, not only the date of most keywords. */
export class StoredPositionRanges1765400001641 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN positions_range jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN positions_range`);
  }
}
