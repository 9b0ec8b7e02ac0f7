import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyed digests of the phones of deleted accounts that received free days. */
export class FreeDaysPhones1765402600400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE demo_request ADD COLUMN phone_digest bytea');
    await runner.query(
      'CREATE INDEX demo_request_phone_digest ON demo_request (phone_digest) WHERE phone_digest IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE demo_request DROP COLUMN phone_digest');
  }
}
