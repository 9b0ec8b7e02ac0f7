import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that a tool run could not read, with the reasons. */
export class UnreadPages1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tool_run ADD COLUMN unread jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tool_run DROP COLUMN unread');
  }
}
