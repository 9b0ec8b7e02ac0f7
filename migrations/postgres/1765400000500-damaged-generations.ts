import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Generation of a database that lost rows. Its reports are not served until another generation is published. */
export class DamagedGenerations1765400000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE base ADD COLUMN damaged_generation int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE base DROP COLUMN damaged_generation');
  }
}
