import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { PromoCodeRecord } from '../../entities/promo-code.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { runIdempotent } from '../platform/idempotency.js';
import { calculateBillTotals } from './purchase.js';
import { hasOpenInvoice, returnPayout, type BillService } from './bill.service.js';
import { transfer } from './ledger.js';
import { settleDebt } from './partner-balance.js';
import { promoCodePattern } from './promo-code-pattern.js';

/** Discounts on bills: promo codes and payments from the partner balance. */
export class BillDiscountService {
  constructor(
    private readonly bills: BillService,
    private readonly now: () => Date,
  ) {}

  /**
   * Applies a promo code to an unpaid bill. A bill accepts one code, and an account each code once.
   * @param key idempotency key
   * @throws AppError NotFound, BillClosed, PromoUsed, PromoInactive, PromoCannotApply for a code of the own team,
   *   PromoNewUsers, KeyReused
   */
  applyPromo(
    { owner }: AuthenticatedUser,
    id: number,
    codeInput: string,
    key?: string | null,
  ): Promise<BillRecord> {
    const request = `promo ${id} ${JSON.stringify(codeInput)}`;
    return this.runOnce(owner.id, id, { key, request }, async (tx, bill) => {
      this.bills.assertOpen(bill);
      if (bill.promoCodeId !== null) throw promoError(ErrorCode.PromoUsed);
      await assertNotInvoiced(tx, id, 'promo');
      const code = await findAndLockCode(tx, codeInput);
      if (!code?.isActive) throw promoError(ErrorCode.PromoInactive);
      if (await isInTeam(tx, code.accountId, owner.id)) throw promoError(ErrorCode.PromoCannotApply);
      if (await hasPaid(tx, owner.id)) throw promoError(ErrorCode.PromoNewUsers);
      const inserted: unknown[] = await tx.query(
        `INSERT INTO promo_use (bill_id, promo_code_id, account_id, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1 AS used`,
        [id, code.id, owner.id, this.now()],
      );
      if (inserted.length === 0) throw promoError(ErrorCode.PromoUsed);
      bill.promoCodeId = code.id;
      bill.promoPercent = code.discount;
      await this.recalculateTotals(tx, bill);
    });
  }

  /**
   * Pays an unpaid bill in part or in full from the partner balance. The plan is activated when the payment starts.
   * @param key idempotency key
   * @throws AppError NotFound, BillClosed, PayoutInvalid, PayoutExceeds, PayoutBalance, KeyReused
   */
  applyPayout(
    { owner }: AuthenticatedUser,
    id: number,
    cents: number,
    key?: string | null,
  ): Promise<BillRecord> {
    const request = `payout ${id} ${cents}`;
    return this.runOnce(owner.id, id, { key, request }, async (tx, bill) => {
      this.bills.assertOpen(bill);
      if (!Number.isSafeInteger(cents) || cents <= 0) {
        throw new AppError(ErrorCode.PayoutInvalid, { field: 'amount' });
      }
      if (cents > bill.realCents) throw new AppError(ErrorCode.PayoutExceeds, { field: 'amount' });
      await assertNotInvoiced(tx, id, 'amount');
      const balance = await settleDebt(tx, owner.id, this.now());
      if (cents > balance) throw new AppError(ErrorCode.PayoutBalance, { field: 'amount' });
      const { currency } = bill;
      const from = ['partner', owner.id] as const;
      await transfer(tx, { kind: 'payout', from, to: 'sales', cents, currency, at: this.now(), billId: id });
      bill.payoutCents += cents;
      await this.recalculateTotals(tx, bill);
    });
  }

  /** Runs a change once per idempotency key and returns the current bill. */
  private runOnce(
    accountId: number,
    id: number,
    idempotency: { key: string | null | undefined; request: string },
    change: (tx: EntityManager, bill: BillRecord) => Promise<void>,
  ): Promise<BillRecord> {
    return this.bills.withLockedBill(accountId, id, async (tx, bill) => {
      await runIdempotent(tx, { ...idempotency, accountId, at: this.now() }, async () => {
        await change(tx, bill);
        return '';
      });
      return bill;
    });
  }

  private async recalculateTotals(tx: EntityManager, bill: BillRecord): Promise<void> {
    const { payoutCents } = bill;
    const totals = calculateBillTotals(bill);
    await returnPayout(tx, bill, payoutCents - totals.payoutCents, this.now());
    await tx.save(Object.assign(bill, totals));
  }
}

/**
 * The sum of a bill with an issued invoice does not change, because the payer may already have transferred it.
 * @throws AppError InvalidField
 */
async function assertNotInvoiced(tx: EntityManager, billId: number, field: string): Promise<void> {
  if (!(await hasOpenInvoice(tx, billId))) return;
  const what = {
    en: 'The bill has an invoice with a fixed sum. To use a discount, create a new bill.',
    ru: 'По этому счёту уже выставлен документ на оплату с точной суммой. Чтобы применить скидку, создайте новый счёт.',
  };
  throw new AppError(ErrorCode.InvalidField, { field, what });
}

/** Finds a promo code and locks it until the transaction ends; null if the text cannot be a code. */
async function findAndLockCode(tx: EntityManager, codeInput: string): Promise<PromoCodeRecord | null> {
  const code = codeInput.trim().toLowerCase();
  if (!promoCodePattern.test(code)) return null;
  return tx.findOne(PromoCodeRecord, { where: { code }, lock: { mode: 'for_key_share' } });
}

/** Whether an account is the owner of a team or one of its members. */
async function isInTeam(tx: EntityManager, accountId: number, ownerId: number): Promise<boolean> {
  return accountId === ownerId || tx.existsBy(Account, { id: accountId, ownerId });
}

async function hasPaid(tx: EntityManager, accountId: number): Promise<boolean> {
  const paidStates = ['paid', 'refunded'] as const;
  for (const state of paidStates) if (await tx.existsBy(BillRecord, { accountId, state })) return true;
  return false;
}

function promoError(code: ErrorCode): AppError {
  return new AppError(code, { field: 'promo' });
}
