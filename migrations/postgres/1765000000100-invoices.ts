import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE company (
     account_id int PRIMARY KEY REFERENCES account ON DELETE CASCADE,
     name varchar(300) NOT NULL CHECK (name <> ''),
     inn varchar(12) NOT NULL CHECK (inn ~ '^([0-9]{10}|[0-9]{12})$'),
     kpp varchar(9) NOT NULL CHECK ((length(inn) = 12) = (kpp = '')),
     postal_address varchar(300) NOT NULL CHECK (postal_address <> ''),
     legal_address varchar(300) NOT NULL CHECK (legal_address <> ''),
     updated_at timestamptz NOT NULL
   )`,
  // Invoices store buyer and seller as of their creation.
  `CREATE TABLE invoice (
     bill_id int PRIMARY KEY REFERENCES bill,
     cents int NOT NULL CHECK (cents > 0),
     buyer jsonb NOT NULL,
     seller jsonb NOT NULL,
     issued_at timestamptz NOT NULL,
     paid_on date,
     payment_document varchar(50),
     pays_bill boolean NOT NULL DEFAULT false,
     settled_by int REFERENCES account ON DELETE SET NULL,
     settled_at timestamptz,
     CHECK ((paid_on IS NULL) = (payment_document IS NULL) AND (paid_on IS NULL) = (settled_at IS NULL)),
     CHECK (NOT pays_bill OR paid_on IS NOT NULL)
   )`,
  `CREATE INDEX invoice_waiting ON invoice (issued_at) WHERE paid_on IS NULL`,
  // Details entered by an administrator are immutable.
  `CREATE FUNCTION guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'invoices are kept'; END IF;
     IF OLD.paid_on IS NOT NULL
        AND (OLD.bill_id, OLD.cents, OLD.buyer, OLD.seller, OLD.issued_at, OLD.paid_on, OLD.payment_document, OLD.pays_bill)
        IS DISTINCT FROM
        (NEW.bill_id, NEW.cents, NEW.buyer, NEW.seller, NEW.issued_at, NEW.paid_on, NEW.payment_document, NEW.pays_bill)
     THEN RAISE EXCEPTION 'what stands in a settled invoice stays'; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER invoice_guard BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION guard_invoice()`,
];

/** Companies that pay by bank transfer, and their invoices. */
export class Invoices1765000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice');
    await runner.query('DROP FUNCTION guard_invoice');
    await runner.query('DROP TABLE company');
  }
}
