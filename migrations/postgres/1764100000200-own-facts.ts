import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First-party data of accounts: one row per site and source, with its versions. */
export class OwnFacts1764100000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE own_site (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         owner_id int REFERENCES account ON DELETE SET NULL,
         site varchar(253) NOT NULL,
         source varchar(40) NOT NULL,
         generation int,
         UNIQUE (owner_id, site, source)
       )`,
    );
    await runner.query(
      `CREATE TABLE own_generation (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         site_id int NOT NULL REFERENCES own_site ON DELETE CASCADE,
         owner_id int NOT NULL,
         state varchar(10) NOT NULL DEFAULT 'building' CHECK (state IN ('building', 'published', 'retired')),
         parts jsonb NOT NULL DEFAULT '[]',
         rows bigint NOT NULL DEFAULT 0,
         published_at timestamptz,
         retired_at timestamptz
       )`,
    );
    await runner.query('CREATE INDEX own_generation_of_site ON own_generation (site_id, state)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_generation');
    await runner.query('DROP TABLE own_site');
  }
}
