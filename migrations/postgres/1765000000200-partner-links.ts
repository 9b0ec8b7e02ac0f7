import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `ALTER TABLE partner ADD COLUMN link_code varchar(12) UNIQUE CHECK (link_code ~ '^[a-z0-9]{4,12}$')`,
  // One row per partner and day bounds the table size.
  `CREATE TABLE partner_visit (
     partner_id int NOT NULL REFERENCES account,
     day date NOT NULL,
     visits int NOT NULL CHECK (visits > 0),
     PRIMARY KEY (partner_id, day)
   )`,
  `ALTER TABLE referral ADD COLUMN brought_by int REFERENCES account CHECK (brought_by <> account_id)`,
  `ALTER TABLE referral ADD COLUMN offered_code_id int REFERENCES promo_code`,
  `CREATE INDEX referral_brought_by ON referral (brought_by, at) WHERE brought_by IS NOT NULL`,
  `ALTER TABLE withdrawal ADD COLUMN reason varchar(200) NOT NULL DEFAULT ''`,
  `CREATE INDEX withdrawal_settled ON withdrawal (settled_at DESC, id DESC) WHERE settled_at IS NOT NULL`,
];

const down = [
  'DROP INDEX withdrawal_settled',
  'ALTER TABLE withdrawal DROP COLUMN reason',
  'ALTER TABLE referral DROP COLUMN offered_code_id',
  'ALTER TABLE referral DROP COLUMN brought_by',
  'DROP TABLE partner_visit',
  'ALTER TABLE partner DROP COLUMN link_code',
];

/** Partner links with their codes, visits and registrations; reasons of rejected withdrawals. */
export class PartnerLinks1765000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
