import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parameters of each check are stored with it, because projects may change later. Projects outlive their account
 * until their results are deleted.
 */
export class PositionScopes1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE position_run ADD COLUMN engine varchar(10), ADD COLUMN device varchar(10), ADD COLUMN language char(2),
         ADD COLUMN places jsonb NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      `UPDATE position_run AS run SET engine = project.engine, device = project.device, language = project.language,
         places = coalesce((SELECT jsonb_object_agg(region.base_id, region.location) FROM position_region AS region
           WHERE region.project_id = project.id), '{}')
       FROM position_project AS project WHERE project.id = run.project_id`,
    );
    await runner.query(
      `ALTER TABLE position_run ALTER COLUMN engine SET NOT NULL, ALTER COLUMN device SET NOT NULL, ALTER COLUMN language SET NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE position_project ALTER COLUMN team_id DROP NOT NULL, DROP CONSTRAINT position_project_team_id_fkey,
         ADD CONSTRAINT position_project_team_id_fkey FOREIGN KEY (team_id) REFERENCES account ON DELETE SET NULL`,
    );
    await runner.query(
      'CREATE INDEX position_run_unfinished ON position_run (number) WHERE finished_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX position_run_unfinished');
    await runner.query('DELETE FROM position_project WHERE team_id IS NULL');
    await runner.query(
      `ALTER TABLE position_project ALTER COLUMN team_id SET NOT NULL, DROP CONSTRAINT position_project_team_id_fkey,
         ADD CONSTRAINT position_project_team_id_fkey FOREIGN KEY (team_id) REFERENCES account ON DELETE CASCADE`,
    );
    await runner.query(
      'ALTER TABLE position_run DROP COLUMN engine, DROP COLUMN device, DROP COLUMN language, DROP COLUMN places',
    );
  }
}
