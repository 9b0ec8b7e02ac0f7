import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tool runs, which users can reopen and repeat. */
export class ToolRuns1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE tool_run (
         id uuid PRIMARY KEY,
         number int GENERATED ALWAYS AS IDENTITY UNIQUE,
         account_id int REFERENCES account ON DELETE SET NULL,
         tool varchar(40) NOT NULL,
         base_id smallint NOT NULL REFERENCES base,
         name varchar(128) NOT NULL,
         input jsonb NOT NULL,
         asked int NOT NULL,
         task_id uuid,
         attempts int NOT NULL DEFAULT 0,
         attempt int,
         found int,
         unknown text[] NOT NULL DEFAULT '{}',
         generation int,
         positions_date date,
         created_at timestamptz NOT NULL,
         deleted_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX tool_run_of_account ON tool_run (account_id, tool, number DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tool_run');
  }
}
