import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paying account of a group report, which remains its owner when the creator leaves. */
export class GroupTeams1764800000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE group_report ADD COLUMN team_id int REFERENCES account ON DELETE SET NULL',
    );
    await runner.query(
      `UPDATE group_report SET team_id = coalesce(owner.owner_id, owner.id) FROM account AS owner
       WHERE owner.id = group_report.owner_id`,
    );
    await runner.query('CREATE INDEX group_report_of_team ON group_report (team_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_report DROP COLUMN team_id');
  }
}
