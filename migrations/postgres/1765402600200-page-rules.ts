import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules for pages that the stored pages follow. NULL: rules before the first version. */
export class PageRules1765402600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE base ADD COLUMN page_rules varchar(40)');
    await runner.query('ALTER TABLE own_site ADD COLUMN page_rules varchar(40)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_site DROP COLUMN page_rules');
    await runner.query('ALTER TABLE base DROP COLUMN page_rules');
  }
}
