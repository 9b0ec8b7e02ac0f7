import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of failed or cancelled imports stay uploaded together with their import options. */
export class KeptChoices1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload ADD COLUMN choices jsonb`);
    // Earlier versions deleted the content of such files.
    await runner.query(`DELETE FROM upload WHERE task_id IN (SELECT id FROM task WHERE state = 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload DROP COLUMN choices`);
  }
}
