import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Page tree preferences. */
export class PageTreeSetting1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE page_tree_setting (
         account_id int PRIMARY KEY REFERENCES account ON DELETE CASCADE,
         setting jsonb NOT NULL,
         updated_at timestamptz NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_tree_setting');
  }
}
