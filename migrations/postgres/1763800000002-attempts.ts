import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Login attempts for rate limiting, with the columns that the limiter library requires. */
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
