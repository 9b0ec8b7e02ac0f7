import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Optional facts that the published generation of each database contains. */
export class BaseFacts1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE base ADD COLUMN facts text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE base DROP COLUMN facts`);
  }
}
