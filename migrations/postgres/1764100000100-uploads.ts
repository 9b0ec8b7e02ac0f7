import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files to import, and saved column mappings. */
export class Uploads1764100000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE upload (
         id uuid PRIMARY KEY,
         account_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         name varchar(255) NOT NULL,
         size bigint NOT NULL CHECK (size >= 0),
         lines bigint NOT NULL CHECK (lines >= 0),
         task_id uuid,
         created_at timestamptz NOT NULL
       )`,
    );
    await runner.query('CREATE INDEX upload_of_account ON upload (account_id, created_at)');
    await runner.query(
      `CREATE TABLE column_mapping (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         account_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         name varchar(100) NOT NULL,
         fingerprint char(64) NOT NULL,
         mapping jsonb NOT NULL,
         created_at timestamptz NOT NULL,
         UNIQUE (account_id, fingerprint)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE column_mapping');
    await runner.query('DROP TABLE upload');
  }
}
