import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creator of a share link, which is valid as long as the creator belongs to the report owner's team. */
export class GroupLinkMakers1764700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE group_link ADD COLUMN account_id int REFERENCES account ON DELETE CASCADE',
    );
    await runner.query(
      'UPDATE group_link SET account_id = report.owner_id FROM group_report AS report WHERE report.id = group_link.report_id',
    );
    await runner.query('ALTER TABLE group_link ALTER COLUMN account_id SET NOT NULL');
    await runner.query('CREATE INDEX group_link_of_account ON group_link (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_link DROP COLUMN account_id');
  }
}
