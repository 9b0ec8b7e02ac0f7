import type { EntityManager } from 'typeorm';
import { ledgerCurrency, lockBalance, transfer, type LedgerAccountRef } from './ledger.js';

interface PartnerCredit {
  kind: 'reward' | 'payout-returned' | 'withdrawal-refused';
  from: LedgerAccountRef;
  partnerId: number;
  cents: number;
  at: Date;
  billId?: number | null;
  paymentId?: number | null;
}

/** Serializes changes of a partner's balance and debt until the transaction ends. */
export async function lockPartnerBalance(tx: EntityManager, partnerId: number): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(55, $1)', [partnerId]);
}

/** Debt of a partner: revoked rewards that were already spent. Unit: cents. */
export async function lockDebt(tx: EntityManager, partnerId: number): Promise<number> {
  await lockPartnerBalance(tx, partnerId);
  return -(await lockBalance(tx, 'debt', partnerId));
}

/** Credits an amount to a partner. It repays the debt first, whatever its origin. */
export async function creditPartner(
  tx: EntityManager,
  { partnerId, cents, ...movement }: PartnerCredit,
): Promise<void> {
  const repaidCents = Math.min(cents, await lockDebt(tx, partnerId));
  const currency = ledgerCurrency;
  await transfer(tx, { ...movement, to: ['debt', partnerId], cents: repaidCents, currency });
  await transfer(tx, { ...movement, to: ['partner', partnerId], cents: cents - repaidCents, currency });
}

/** Repays the debt from the balance and returns the remaining balance. Unit: cents. */
export async function settleDebt(tx: EntityManager, partnerId: number, at: Date): Promise<number> {
  const debtCents = await lockDebt(tx, partnerId);
  const balanceCents = await lockBalance(tx, 'partner', partnerId);
  const cents = Math.min(debtCents, balanceCents);
  const [from, to] = [['partner', partnerId] as const, ['debt', partnerId] as const];
  await transfer(tx, { kind: 'debt-repaid', from, to, cents, currency: ledgerCurrency, at });
  return balanceCents - cents;
}
