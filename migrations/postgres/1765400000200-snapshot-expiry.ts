import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announced removals of old snapshots by the retention policy, and the last removal of each database. */
export class SnapshotExpiry1765400000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE snapshot ADD COLUMN expires_on date');
    await runner.query('ALTER TABLE base ADD COLUMN last_thinning jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE base DROP COLUMN last_thinning');
    await runner.query('ALTER TABLE snapshot DROP COLUMN expires_on');
  }
}
