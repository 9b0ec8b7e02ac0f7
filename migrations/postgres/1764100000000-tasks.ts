import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long-running tasks. */
export class Tasks1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE task (
         id uuid PRIMARY KEY,
         kind varchar(40) NOT NULL,
         account_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         name varchar(200) NOT NULL,
         input jsonb NOT NULL,
         state smallint NOT NULL DEFAULT 1 CHECK (state IN (1, 2, 10)),
         step smallint NOT NULL DEFAULT 0,
         stage varchar(40),
         progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
         facts jsonb NOT NULL DEFAULT '{}',
         ready_at timestamptz,
         result jsonb NOT NULL DEFAULT '{}',
         error_code varchar(40),
         error_details jsonb,
         cancel_requested_at timestamptz,
         turn int NOT NULL,
         number int GENERATED ALWAYS AS IDENTITY,
         job_id bigint,
         run int NOT NULL DEFAULT 0,
         tries smallint NOT NULL DEFAULT 0,
         created_at timestamptz NOT NULL,
         started_at timestamptz,
         heartbeat_at timestamptz,
         finished_at timestamptz,
         CHECK ((state = 1) = (finished_at IS NULL)),
         CHECK ((state = 2) = (error_code IS NOT NULL))
       )`,
    );
    await runner.query('CREATE INDEX task_of_account ON task (account_id, number)');
    await runner.query('CREATE INDEX task_unfinished ON task (turn, number) WHERE state = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task');
  }
}
