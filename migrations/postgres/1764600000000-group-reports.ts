import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Group reports and the versions of their keywords in ClickHouse. */
export class GroupReports1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE group_report (
         id uuid PRIMARY KEY,
         number int GENERATED ALWAYS AS IDENTITY UNIQUE,
         owner_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         base_id smallint NOT NULL REFERENCES base,
         name varchar(128) NOT NULL,
         domains text[] NOT NULL,
         top smallint NOT NULL CHECK (top IN (10, 50)),
         task_id uuid,
         version int,
         competitors_version int,
         created_at timestamptz NOT NULL,
         accessed_at timestamptz NOT NULL,
         deleted_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX group_report_of_owner ON group_report (owner_id, accessed_at DESC)');
    await runner.query(
      `CREATE TABLE group_version (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         report_id uuid REFERENCES group_report ON DELETE SET NULL,
         report int NOT NULL,
         state varchar(9) NOT NULL DEFAULT 'building' CHECK (state IN ('building', 'published', 'retired')),
         generation int NOT NULL,
         positions_date date,
         organic_keywords int NOT NULL DEFAULT 0,
         context_keywords int NOT NULL DEFAULT 0,
         published_at timestamptz,
         retired_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX group_version_of_report ON group_version (report, state)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_version');
    await runner.query('DROP TABLE group_report');
  }
}
