import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How files with a header were read, for later files with the same header whose values allow several readings. */
export class HeaderReadings1765401000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE header_reading (
        fingerprint char(64) PRIMARY KEY,
        encoding varchar(20),
        date_order varchar(10),
        decimal_mark varchar(10),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE header_reading');
  }
}
