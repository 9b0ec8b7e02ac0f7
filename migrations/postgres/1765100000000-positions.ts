import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions projects, their checks with costs, and the API keys of search result providers. */
export class Positions1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE position_project (
         id uuid PRIMARY KEY,
         number int GENERATED ALWAYS AS IDENTITY UNIQUE,
         team_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         maker_id int REFERENCES account ON DELETE SET NULL,
         name varchar(128) NOT NULL,
         address varchar(2048) NOT NULL,
         domain varchar(253) NOT NULL,
         path varchar(2048) NOT NULL DEFAULT '',
         engine varchar(10) NOT NULL,
         device varchar(10) NOT NULL,
         language char(2) NOT NULL,
         depth smallint NOT NULL CHECK (depth BETWEEN 10 AND 100),
         provider varchar(20),
         schedule varchar(10) NOT NULL,
         days smallint[] NOT NULL DEFAULT '{}',
         time char(5) NOT NULL DEFAULT '06:00',
         time_zone varchar(64) NOT NULL DEFAULT 'UTC',
         cap_micros bigint NOT NULL DEFAULT 0,
         alert_top smallint,
         competitors text[] NOT NULL DEFAULT '{}',
         next_due timestamptz,
         created_at timestamptz NOT NULL,
         deleted_at timestamptz
       )`,
    );
    await runner.query(
      'CREATE INDEX position_project_of_team ON position_project (team_id, created_at DESC)',
    );
    await runner.query(
      'CREATE INDEX position_project_due ON position_project (next_due) WHERE next_due IS NOT NULL AND deleted_at IS NULL',
    );
    await runner.query(
      `CREATE TABLE position_region (
         project_id uuid NOT NULL REFERENCES position_project ON DELETE CASCADE,
         place smallint NOT NULL,
         base_id smallint NOT NULL REFERENCES base,
         location varchar(200) NOT NULL DEFAULT '',
         told_date date,
         PRIMARY KEY (project_id, base_id)
       )`,
    );
    await runner.query(
      `CREATE TABLE position_keyword (
         project_id uuid NOT NULL REFERENCES position_project ON DELETE CASCADE,
         keyword_id bigint NOT NULL,
         word text NOT NULL,
         tags text[] NOT NULL DEFAULT '{}',
         PRIMARY KEY (project_id, keyword_id)
       )`,
    );
    // One row per project and due time, so that concurrent schedulers do not duplicate a check.
    await runner.query(
      `CREATE TABLE position_run (
         id uuid PRIMARY KEY,
         number int GENERATED ALWAYS AS IDENTITY UNIQUE,
         project_id uuid NOT NULL REFERENCES position_project ON DELETE CASCADE,
         due_at timestamptz,
         month char(7) NOT NULL,
         date date NOT NULL,
         provider varchar(20) NOT NULL,
         depth smallint NOT NULL,
         task_id uuid,
         keywords int NOT NULL DEFAULT 0,
         answered int NOT NULL DEFAULT 0,
         failed int NOT NULL DEFAULT 0,
         fell int NOT NULL DEFAULT 0,
         reserved_micros bigint NOT NULL DEFAULT 0,
         spent_micros bigint NOT NULL DEFAULT 0,
         refused jsonb,
         added boolean NOT NULL DEFAULT false,
         started_at timestamptz NOT NULL,
         finished_at timestamptz,
         UNIQUE (project_id, due_at)
       )`,
    );
    await runner.query('CREATE INDEX position_run_of_project ON position_run (project_id, number DESC)');
    await runner.query(
      `CREATE TABLE position_check (
         run_id uuid NOT NULL REFERENCES position_run ON DELETE CASCADE,
         base_id smallint NOT NULL,
         keyword_id bigint NOT NULL,
         word text NOT NULL,
         state varchar(8) NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'answered', 'failed')),
         pages smallint NOT NULL DEFAULT 0,
         tries smallint NOT NULL DEFAULT 0,
         remote varchar(100),
         fault varchar(20),
         PRIMARY KEY (run_id, base_id, keyword_id)
       )`,
    );
    await runner.query(
      `CREATE TABLE serp_key (
         team_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         provider varchar(20) NOT NULL,
         sealed bytea NOT NULL,
         hint varchar(4) NOT NULL,
         saved_at timestamptz NOT NULL,
         PRIMARY KEY (team_id, provider)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'serp_key',
      'position_check',
      'position_run',
      'position_keyword',
      'position_region',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('DROP TABLE position_project');
  }
}
