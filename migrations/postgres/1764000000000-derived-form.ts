import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schema version of a generation's derived tables; reports with an older one are rebuilt. */
export class DerivedForm1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generation ADD COLUMN form smallint NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE generation ALTER COLUMN form DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generation DROP COLUMN form`);
  }
}
