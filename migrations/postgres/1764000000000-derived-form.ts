import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which form a generation was derived from the facts: reports of an older form are derived anew. */
export class DerivedForm1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generation ADD COLUMN form smallint NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE generation ALTER COLUMN form DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generation DROP COLUMN form`);
  }
}
