import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interruptions of a task by a killed process, which do not count as failed attempts. */
export class TaskInterruptions1765400000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE task ADD COLUMN interruptions smallint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE task DROP COLUMN interruptions');
  }
}
