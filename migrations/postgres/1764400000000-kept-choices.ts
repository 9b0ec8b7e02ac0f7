import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of an import that failed or was cancelled wait again, with what their owner said of them. */
export class KeptChoices1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload ADD COLUMN choices jsonb`);
    // Earlier versions removed the bytes of such files.
    await runner.query(`DELETE FROM upload WHERE task_id IN (SELECT id FROM task WHERE state = 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload DROP COLUMN choices`);
  }
}
