import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snapshot details and the retention of removed snapshots. */
export class KeptSnapshots1764100000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_job
        ADD COLUMN account_id int REFERENCES account ON DELETE SET NULL,
        ADD COLUMN sample boolean NOT NULL DEFAULT false`);
    await runner.query(`
      ALTER TABLE snapshot
        ADD COLUMN files jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN contents jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN sample boolean NOT NULL DEFAULT false,
        ADD COLUMN kept_until timestamptz,
        DROP CONSTRAINT snapshot_state_check,
        ADD CONSTRAINT snapshot_state_check CHECK (state IN ('building', 'published', 'retired', 'removed')),
        ADD CONSTRAINT snapshot_kept_check CHECK ((state = 'removed') = (kept_until IS NOT NULL))`);
    await runner.query(`ALTER TABLE base ADD COLUMN sample_unwanted boolean NOT NULL DEFAULT false`);
    // Earlier versions marked sample imports only by file name.
    await runner.query(`UPDATE import_job SET sample = true WHERE files->>0 LIKE 'sample of %'`);
    await runner.query(`
      UPDATE snapshot SET sample = import_job.sample, files = import_job.files
      FROM import_job WHERE import_job.id = snapshot.import_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE snapshot SET state = 'retired', kept_until = NULL WHERE state = 'removed'`);
    await runner.query(`ALTER TABLE base DROP COLUMN sample_unwanted`);
    await runner.query(`
      ALTER TABLE snapshot
        DROP CONSTRAINT snapshot_kept_check,
        DROP CONSTRAINT snapshot_state_check,
        ADD CONSTRAINT snapshot_state_check CHECK (state IN ('building', 'published', 'retired')),
        DROP COLUMN kept_until, DROP COLUMN sample, DROP COLUMN contents, DROP COLUMN files`);
    await runner.query(`ALTER TABLE import_job DROP COLUMN sample, DROP COLUMN account_id`);
  }
}
