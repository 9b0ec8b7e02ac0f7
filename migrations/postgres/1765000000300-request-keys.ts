import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of requests. */
export class RequestKeys1765000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE request_key (
         account_id int NOT NULL REFERENCES account ON DELETE CASCADE,
         key varchar(64) NOT NULL,
         request text NOT NULL,
         answer text,
         at timestamptz NOT NULL,
         PRIMARY KEY (account_id, key)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE request_key');
  }
}
