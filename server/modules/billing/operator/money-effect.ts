import type { DataSource, EntityManager } from 'typeorm';
import { Account, type PlanSpan } from '../../../entities/account.entity.js';

/** Change of a partner's ledger accounts. Unit: cents. */
interface PartnerEffect {
  email: string;
  balanceCents: number;
  /** Negative if the debt grows. */
  debtCents: number;
}

/** Effect of an operation on the plan of an account and on its partner. */
export interface MoneyEffect {
  accountId: number | null;
  email: string | null;
  /** Plans before and after the operation; without plans that have ended. */
  before: PlanSpan[];
  after: PlanSpan[];
  /** Null if no partner is affected. */
  partner: PartnerEffect | null;
}

interface EffectSubject {
  accountId: number | null;
  /** Null for operations without a payment. */
  paymentId: number | null;
  now: Date;
}

/** Runs an operation in a transaction that is always rolled back, including deferred constraints. */
export async function runWithoutCommit<Result>(
  postgres: DataSource,
  operation: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = postgres.createQueryRunner();
  await runner.connect();
  try {
    await runner.startTransaction();
    const result = await operation(runner.manager);
    await runner.query('SET CONSTRAINTS ALL IMMEDIATE');
    return result;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Runs an operation and compares the plan and the partner's ledger accounts before and after it. */
export async function watchEffect(
  tx: EntityManager,
  { accountId, paymentId, now }: EffectSubject,
  operation: (tx: EntityManager) => Promise<unknown>,
): Promise<MoneyEffect> {
  const [marker]: { id: string }[] = await tx.query(
    'SELECT coalesce(max(id), 0) AS id FROM ledger_transaction',
  );
  const before = await readPlans(tx, accountId, now);
  await operation(tx);
  const after = await readPlans(tx, accountId, now);
  const [partner]: PartnerEffect[] = await tx.query(
    `SELECT account.email, coalesce(sum(entry.cents) FILTER (WHERE entry.book = 'partner'), 0)::int AS "balanceCents",
       coalesce(sum(entry.cents) FILTER (WHERE entry.book = 'debt'), 0)::int AS "debtCents"
     FROM ledger_transaction AS made JOIN ledger_entry AS entry ON entry.transaction_id = made.id
     JOIN account ON account.id = entry.account_id
     WHERE made.id > $1 AND made.payment_id = $2 AND entry.book IN ('partner', 'debt') GROUP BY account.id`,
    [marker?.id ?? 0, paymentId],
  );
  const email = accountId === null ? null : ((await tx.findOneBy(Account, { id: accountId }))?.email ?? null);
  return { accountId, email, before, after, partner: partner ?? null };
}

async function readPlans(tx: EntityManager, accountId: number | null, now: Date): Promise<PlanSpan[]> {
  const account = accountId === null ? null : await tx.findOneBy(Account, { id: accountId });
  return account?.planSchedule.filter(({ until }) => until > now) ?? [];
}
