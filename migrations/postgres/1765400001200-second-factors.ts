import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two-factor log-in and the roles of administrators. Existing administrators are owners. */
export class SecondFactors1765400001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE second_factor (
      account_id int PRIMARY KEY REFERENCES account ON DELETE CASCADE,
      sealed bytea NOT NULL,
      created_at timestamptz NOT NULL,
      last_step bigint NOT NULL DEFAULT 0,
      recovery_hashes text[] NOT NULL DEFAULT '{}')`);
    await runner.query(`ALTER TABLE account ADD COLUMN second_factor_at timestamptz,
      ADD COLUMN administrator_role varchar(10) NOT NULL DEFAULT 'owner'
        CHECK (administrator_role IN ('owner', 'support', 'accountant'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN second_factor_at, DROP COLUMN administrator_role');
    await runner.query('DROP TABLE second_factor');
  }
}
