import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clustering projects and their edits. */
export class Clusterings1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE clustering_revision AS int');
    await runner.query(
      `CREATE TABLE clustering (
         id uuid PRIMARY KEY,
         number int GENERATED ALWAYS AS IDENTITY UNIQUE,
         owner_id int REFERENCES account ON DELETE SET NULL,
         team_id int REFERENCES account ON DELETE SET NULL,
         base_id smallint NOT NULL REFERENCES base,
         name varchar(128) NOT NULL,
         site varchar(253),
         task_id uuid,
         epoch int NOT NULL DEFAULT 1,
         oldest_epoch int NOT NULL DEFAULT 1,
         epoch_at timestamptz NOT NULL,
         path int[] NOT NULL DEFAULT '{}',
         undone int[] NOT NULL DEFAULT '{}',
         next_folder int NOT NULL DEFAULT 1,
         keywords int NOT NULL DEFAULT 0,
         unsorted int NOT NULL DEFAULT 0,
         unknown int NOT NULL DEFAULT 0,
         folders int NOT NULL DEFAULT 0,
         settings jsonb,
         blacklist text[] NOT NULL DEFAULT '{}',
         generation int,
         positions_date date,
         created_at timestamptz NOT NULL,
         accessed_at timestamptz NOT NULL,
         deleted_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX clustering_of_owner ON clustering (owner_id, accessed_at DESC)');
    await runner.query(
      `CREATE TABLE clustering_edit (
         revision int PRIMARY KEY,
         clustering_id uuid NOT NULL REFERENCES clustering ON DELETE CASCADE,
         account_id int REFERENCES account ON DELETE SET NULL,
         at timestamptz NOT NULL,
         kind varchar(20) NOT NULL,
         what varchar(255),
         keywords int NOT NULL,
         folders int NOT NULL,
         blacklist text[] NOT NULL DEFAULT '{}'
       )`,
    );
    await runner.query('CREATE INDEX clustering_edit_of ON clustering_edit (clustering_id, revision DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE clustering_edit');
    await runner.query('DROP TABLE clustering');
    await runner.query('DROP SEQUENCE clustering_revision');
  }
}
