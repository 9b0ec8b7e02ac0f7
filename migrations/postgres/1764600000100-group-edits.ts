import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Edits of group reports for undo and replay, and share links. */
export class GroupEdits1764600000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE group_edit (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         report_id uuid NOT NULL REFERENCES group_report ON DELETE CASCADE,
         account_id int REFERENCES account ON DELETE SET NULL,
         at timestamptz NOT NULL,
         action varchar(6) NOT NULL CHECK (action IN ('import', 'delete')),
         source varchar(9) NOT NULL CHECK (source IN ('list', 'file', 'domains', 'filter', 'doubles', 'template', 'keys')),
         organic int NOT NULL,
         context int NOT NULL,
         payload jsonb NOT NULL,
         version_before int REFERENCES group_version ON DELETE SET NULL,
         version_after int REFERENCES group_version ON DELETE SET NULL,
         undone_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX group_edit_of_report ON group_edit (report_id, id DESC)');
    await runner.query('CREATE INDEX group_edit_before ON group_edit (version_before)');
    await runner.query('CREATE INDEX group_edit_after ON group_edit (version_after)');
    await runner.query(
      `CREATE TABLE group_link (
         id uuid PRIMARY KEY,
         report_id uuid NOT NULL REFERENCES group_report ON DELETE CASCADE,
         token_hash bytea NOT NULL UNIQUE,
         created_at timestamptz NOT NULL,
         expires_at timestamptz,
         withdrawn_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX group_link_of_report ON group_link (report_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_link');
    await runner.query('DROP TABLE group_edit');
  }
}
