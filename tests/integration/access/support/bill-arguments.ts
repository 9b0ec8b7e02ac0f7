import type { RunningApp } from '../../support/running-app.js';
import type { MatrixActors } from './matrix-actors.js';

/** Details of the company that pays by bank transfer. */
export const payerDetails = {
  name: 'A Company',
  inn: '7707083893',
  kpp: '773601001',
  postalAddress: 'A Town',
  legalAddress: 'A Town',
};

/** An unpaid bill of the team owner. */
export async function createOwnerBill({ getUser: user }: MatrixActors, app: RunningApp): Promise<number> {
  const owner = await user('team owner');
  const [row]: { id: number }[] = await app.stores.postgres.query(
    `INSERT INTO bill (account_id, act, plan_id, term, regular_cents, unused_cents, real_cents, created_at, due_at)
     VALUES ($1, 'prolong', 5, 0, 19900, 0, 19900, $2::timestamptz, $2::timestamptz + interval '5 days') RETURNING id`,
    [owner.id, app.clock.now()],
  );
  return row?.id ?? 0;
}

/** An invoice for an unpaid bill of the team owner. */
export async function createOwnerInvoice(actors: MatrixActors, app: RunningApp): Promise<number> {
  const bill = await createOwnerBill(actors, app);
  await app.stores.postgres.query(
    `INSERT INTO invoice (bill_id, cents, buyer, seller, issued_at) VALUES ($1, 19900, $2, '{}', $3)`,
    [bill, payerDetails, app.clock.now()],
  );
  return bill;
}

/** An invoice whose bank transfer has arrived. */
export async function createOwnerPaidInvoice(actors: MatrixActors, app: RunningApp): Promise<number> {
  const bill = await createOwnerInvoice(actors, app);
  const owner = await actors.getUser('team owner');
  await app.stores.postgres.query(
    `WITH paid AS (
       INSERT INTO payment (provider, transaction_id, bill_id, account_id, currency, cents, use, at)
       VALUES ('transfer', 'bill-' || $1::int, $1, $2, 'USD', 19900, 'credit', $3) RETURNING id, at),
     made AS (INSERT INTO ledger_transaction (at, kind, payment_id) SELECT at, 'payment', id FROM paid RETURNING id)
     INSERT INTO ledger_entry (transaction_id, book, account_id, currency, cents)
     SELECT made.id, entry.book, entry.account, 'USD', entry.cents
     FROM made, (VALUES ('provider', NULL, -19900), ('credit', $2::int, 19900)) AS entry (book, account, cents)`,
    [bill, owner.id, app.clock.now()],
  );
  return bill;
}

/** A payment of the team owner that settles no bill. */
export async function createOwnerPayment(actors: MatrixActors, app: RunningApp): Promise<number> {
  const bill = await createOwnerPaidInvoice(actors, app);
  const [row]: { id: number }[] = await app.stores.postgres.query(
    'SELECT id FROM payment WHERE bill_id = $1',
    [bill],
  );
  return row?.id ?? 0;
}

/** Automatic test payments of the team owner. Returns the number of the owner's account. */
export async function createOwnerTestSubscription(
  { getUser: user }: MatrixActors,
  app: RunningApp,
): Promise<number> {
  const { id } = await user('team owner');
  await app.stores.postgres.query(
    `INSERT INTO payment_subscription (provider, external_id, account_id, plan_id, term, cents, next_at, created_at)
     VALUES ('local', 'subscription-' || $1::int, $1, 5, 0, 19900, $2, $2) ON CONFLICT DO NOTHING`,
    [id, app.clock.now()],
  );
  return id;
}
