import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger function with an additional list of immutable columns. */
const guardFunction = (immutableColumns: readonly string[]): string => {
  const list = (row: string) => immutableColumns.map((column) => `${row}.${column}`).join(', ');
  return `CREATE OR REPLACE FUNCTION guard_bill() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'bills are kept'; END IF;
     IF OLD.state <> NEW.state
        AND NOT (OLD.state = 'unpaid' AND NEW.state IN ('paid', 'cancelled'))
        AND NOT (OLD.state = 'paid' AND NEW.state = 'refunded') THEN
       RAISE EXCEPTION 'a bill does not go from % to %', OLD.state, NEW.state;
     END IF;
     IF (${list('OLD')}) IS DISTINCT FROM (${list('NEW')})
        OR OLD.state <> 'unpaid'
        AND (OLD.unused_cents, OLD.promo_percent, OLD.promo_cents, OLD.credit_cents, OLD.payout_cents, OLD.real_cents)
        IS DISTINCT FROM (NEW.unused_cents, NEW.promo_percent, NEW.promo_cents, NEW.credit_cents, NEW.payout_cents, NEW.real_cents)
     THEN RAISE EXCEPTION 'what stands in a bill stays'; END IF;
     RETURN NEW;
   END $$`;
};

const columns = ['id', 'account_id', 'act', 'plan_id', 'term', 'currency', 'regular_cents'];

/** Makes the price of the full term of a bill immutable. */
export class GuardBillTerm1765400001621 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(guardFunction([...columns, 'term_cents']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(guardFunction(columns));
  }
}
