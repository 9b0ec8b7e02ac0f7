import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outgoing mail, stored so that each message is sent once even if its job is retried. */
export class Mail1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE mail (
         id uuid PRIMARY KEY,
         letter jsonb NOT NULL,
         queued_at timestamptz NOT NULL,
         sent_at timestamptz,
         failure varchar(500)
       )`,
    );
    await runner.query('CREATE INDEX mail_queued ON mail (queued_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail');
  }
}
