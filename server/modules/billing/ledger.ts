import type { EntityManager } from 'typeorm';

/**
 * Where money is. `provider`: what payment providers have taken and hold for us, `sales`: what plans were sold for, `lost`: what
 * came without a word of whose it is. Of an account: `credit`, payments that paid nothing; `partner`, rewards; `debt`, rewards
 * that were taken back after they had been spent; `withdrawal`, rewards on their way out.
 */
export type LedgerAccount = 'provider' | 'sales' | 'lost' | UserLedgerAccount;

/** Books that an account has. */
export type UserLedgerAccount = 'credit' | 'partner' | 'debt' | 'withdrawal';

/** Why money moves. */
type TransactionKind =
  | 'payment'
  | 'refund'
  | 'reward'
  | 'reward-taken-back'
  | 'payout'
  | 'payout-returned'
  | 'withdrawal'
  | 'withdrawal-paid'
  | 'withdrawal-refused';

/** A book; of an account where accounts have it. */
export type LedgerAccountRef =
  | Exclude<LedgerAccount, UserLedgerAccount>
  | readonly [UserLedgerAccount, number];

/** Money that moves from one book to another. */
interface LedgerTransfer {
  kind: TransactionKind;
  from: LedgerAccountRef;
  to: LedgerAccountRef;
  /** Nothing is written where it is 0. */
  cents: number;
  currency: string;
  at: Date;
  billId?: number | null;
  paymentId?: number | null;
}

/** Writes a transfer into the ledger, in which nothing is ever changed. Fails where a book would go below nothing. */
export async function transfer(
  tx: EntityManager,
  { from, to, cents, ...transaction }: LedgerTransfer,
): Promise<void> {
  if (cents === 0) return;
  const [out, into] = [resolveAccount(from), resolveAccount(to)];
  await tx.query(
    `WITH made AS (INSERT INTO ledger_transaction (at, kind, bill_id, payment_id) VALUES ($1, $2, $3, $4) RETURNING id)
     INSERT INTO ledger_entry (transaction_id, book, account_id, currency, cents)
     SELECT made.id, entry.book, entry.account, $5, entry.cents FROM made,
       (VALUES ($6::varchar, $7::int, -$10::int), ($8::varchar, $9::int, $10::int)) AS entry (book, account, cents)`,
    [
      transaction.at,
      transaction.kind,
      transaction.billId ?? null,
      transaction.paymentId ?? null,
      transaction.currency,
      out.ledgerAccount,
      out.account,
      into.ledgerAccount,
      into.account,
      cents,
    ],
  );
}

/** What stands in a book of an account, by the sum that the database keeps. Unit: cents. */
export async function balanceOf(
  tx: EntityManager,
  ledgerAccount: UserLedgerAccount,
  accountId: number,
): Promise<number> {
  const [row]: { cents: number }[] = await tx.query(
    'SELECT cents FROM ledger_balance WHERE book = $1 AND account_id = $2',
    [ledgerAccount, accountId],
  );
  return row?.cents ?? 0;
}

/** The same, and nothing else changes it until the transaction ends. */
export async function lockBalance(
  tx: EntityManager,
  ledgerAccount: UserLedgerAccount,
  accountId: number,
): Promise<number> {
  const [row]: { cents: number }[] = await tx.query(
    'SELECT cents FROM ledger_balance WHERE book = $1 AND account_id = $2 FOR UPDATE',
    [ledgerAccount, accountId],
  );
  return row?.cents ?? 0;
}

function resolveAccount(ref: LedgerAccountRef): { ledgerAccount: LedgerAccount; account: number | null } {
  return typeof ref === 'string'
    ? { ledgerAccount: ref, account: null }
    : { ledgerAccount: ref[0], account: ref[1] };
}
