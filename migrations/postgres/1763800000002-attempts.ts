import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts to log in that count against a limit; the columns are those that the limiter's library asks for. */
export class Attempts1763800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE attempt (
         key varchar(255) PRIMARY KEY,
         points int NOT NULL DEFAULT 0,
         expire bigint
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attempt');
  }
}
