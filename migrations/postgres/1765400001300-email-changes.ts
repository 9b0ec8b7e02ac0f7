import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of an e-mail, which apply after a confirmation from the new address. The previous address can revert them for
 * some days. During that time no other account can register it.
 */
export class EmailChanges1765400001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE email_change (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id int NOT NULL REFERENCES account ON DELETE CASCADE,
      previous_email varchar(254) NOT NULL,
      email varchar(254) NOT NULL,
      requested_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      confirm_token_hash bytea UNIQUE,
      confirmed_at timestamptz,
      revert_token_hash bytea UNIQUE,
      revert_until timestamptz,
      reverted_at timestamptz
    )`);
    await runner.query('CREATE INDEX email_change_account ON email_change (account_id)');
    await runner.query(
      `CREATE INDEX email_change_reserved ON email_change (previous_email)
       WHERE confirmed_at IS NOT NULL AND reverted_at IS NULL`,
    );
    // An AFTER trigger reads a snapshot taken after waiting for concurrent changes of the same e-mail.
    await runner.query(`CREATE FUNCTION assert_email_unreserved() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT 1 FROM email_change
          WHERE previous_email = NEW.email AND account_id <> NEW.id
            AND confirmed_at IS NOT NULL AND reverted_at IS NULL AND revert_until > now()
        ) THEN
          RAISE unique_violation USING MESSAGE = 'the e-mail is reserved', CONSTRAINT = 'account_email';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER account_email_unreserved AFTER INSERT OR UPDATE OF email ON account
       FOR EACH ROW EXECUTE FUNCTION assert_email_unreserved()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER account_email_unreserved ON account');
    await runner.query('DROP FUNCTION assert_email_unreserved');
    await runner.query('DROP TABLE email_change');
  }
}
