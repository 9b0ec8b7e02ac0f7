import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Content hash of uploads, which recognises a repeated file. Earlier uploads have none. */
export class UploadContentHash1765402600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE upload ADD COLUMN content_hash char(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE upload DROP COLUMN content_hash');
  }
}
