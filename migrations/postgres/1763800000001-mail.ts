import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that is to be sent or was, so that each is sent once however often its job runs. */
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
