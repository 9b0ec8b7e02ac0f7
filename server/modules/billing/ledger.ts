import type { EntityManager } from 'typeorm';

/**
 * Ledger accounts. Global: `provider`, money held by payment providers; `sales`, revenue; `lost`, payments without a
 * known payer. Per user: `credit`, unallocated payments; `partner`, rewards; `debt`, revoked rewards that were
 * already spent; `withdrawal`, pending payouts.
 */
export type LedgerAccount = 'provider' | 'sales' | 'lost' | UserLedgerAccount;

/** Ledger accounts that exist per user. */
export type UserLedgerAccount = 'credit' | 'partner' | 'debt' | 'withdrawal';

/** Currency of bills, rewards and withdrawals. */
export const ledgerCurrency = 'USD';

type TransactionKind =
  | 'payment'
  | 'payment-applied'
  | 'payment-settled'
  | 'refund'
  | 'reward'
  | 'reward-taken-back'
  | 'debt-repaid'
  | 'payout'
  | 'payout-returned'
  | 'withdrawal'
  | 'withdrawal-paid'
  | 'withdrawal-refused';

/** A global ledger account, or one of a user. */
export type LedgerAccountRef =
  | Exclude<LedgerAccount, UserLedgerAccount>
  | readonly [UserLedgerAccount, number];

/** A transfer between two ledger accounts. */
interface LedgerTransfer {
  kind: TransactionKind;
  from: LedgerAccountRef;
  to: LedgerAccountRef;
  /** An amount of 0 writes no entries. */
  cents: number;
  currency: string;
  at: Date;
  billId?: number | null;
  paymentId?: number | null;
}

/** Writes a transfer to the append-only ledger. Fails if a balance would become negative. */
export async function transfer(
  tx: EntityManager,
  { from, to, cents, ...transaction }: LedgerTransfer,
): Promise<void> {
  if (cents === 0) return;
  const [source, target] = [resolveAccount(from), resolveAccount(to)];
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
      source.ledgerAccount,
      source.account,
      target.ledgerAccount,
      target.account,
      cents,
    ],
  );
}

/** Balance of a user's ledger account, maintained by a database trigger. Unit: cents. */
export async function getBalance(
  tx: EntityManager,
  ledgerAccount: UserLedgerAccount,
  accountId: number,
  currency: string = ledgerCurrency,
): Promise<number> {
  const [row]: { cents: number }[] = await tx.query(
    'SELECT cents FROM ledger_balance WHERE book = $1 AND account_id = $2 AND currency = $3',
    [ledgerAccount, accountId, currency],
  );
  return row?.cents ?? 0;
}

/** Reads a balance and locks it until the transaction ends. */
export async function lockBalance(
  tx: EntityManager,
  ledgerAccount: UserLedgerAccount,
  accountId: number,
  currency: string = ledgerCurrency,
): Promise<number> {
  const [row]: { cents: number }[] = await tx.query(
    'SELECT cents FROM ledger_balance WHERE book = $1 AND account_id = $2 AND currency = $3 FOR UPDATE',
    [ledgerAccount, accountId, currency],
  );
  return row?.cents ?? 0;
}

function resolveAccount(ref: LedgerAccountRef): { ledgerAccount: LedgerAccount; account: number | null } {
  return typeof ref === 'string'
    ? { ledgerAccount: ref, account: null }
    : { ledgerAccount: ref[0], account: ref[1] };
}
