import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { InvoiceRecord } from '../../entities/invoice.entity.js';
import { PaymentRecord } from '../../entities/payment.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAndLoadAccount } from '../platform/lock-account.js';
import { assertIdempotencyKey } from '../platform/idempotency.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import { findPlanIn } from '../../config/plan-set.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { notifyAccount } from '../notifications/notify-account.js';
import { billDays } from './bill-days.js';
import { formatAmount } from './format-amount.js';
import {
  calculateBillTotals,
  calculatePurchase,
  type CurrentSubscription,
  type Purchase,
  type PurchaseRequest,
} from './purchase.js';
import { creditPartner, lockDebt } from './partner-balance.js';
import { canActivate, extendSubscription, loadCurrentSubscription } from './subscription-time.js';

/** Maximum unpaid bills per account. */
const maxUnpaidBills = 20;

const billsPerPage = 25;
const dayMs = 86_400_000;

/** A page of bills, newest first. */
interface BillPage {
  total: number;
  page: number;
  lastPage: number;
  bills: BillRecord[];
}

/** Bills for plans, from creation to payment or cancellation. */
export class BillService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Calculates a purchase without creating a bill. Throws like `calculatePurchase`. */
  async calculate({ owner }: AuthenticatedUser, request: PurchaseRequest): Promise<Purchase> {
    const now = this.now();
    const subscription = await loadCurrentSubscription(this.postgres.manager, owner, now);
    return this.calculateFor(owner.id, request, subscription, now);
  }

  /**
   * Creates a bill for a purchase.
   * @param key idempotency key; a repeated request returns the existing bill
   * @throws AppError of `calculatePurchase`, KeyReused if the key belongs to another purchase, BillLimit,
   *   InvalidField (key)
   */
  async create(
    { owner }: AuthenticatedUser,
    request: PurchaseRequest,
    key: string | null,
  ): Promise<BillRecord> {
    if (key !== null) assertIdempotencyKey(key);
    return this.postgres.transaction(async (tx) => {
      const account = await lockAndLoadAccount(tx, owner.id);
      const existing =
        key === null ? null : await tx.findOneBy(BillRecord, { accountId: owner.id, requestKey: key });
      if (existing) return assertSameRequest(existing, request);
      const unpaid = await tx.countBy(BillRecord, { accountId: owner.id, state: 'unpaid' });
      if (unpaid >= maxUnpaidBills) throw new AppError(ErrorCode.BillLimit, { limit: maxUnpaidBills });
      const now = this.now();
      const subscription = await loadCurrentSubscription(tx, account, now);
      const purchase = this.calculateFor(account.id, request, subscription, now);
      const { kind, plan, term, unusedCents, regularCents } = purchase;
      const { promoCents, creditCents, payoutCents, realCents } = purchase;
      return tx.save(
        tx.create(BillRecord, {
          accountId: owner.id,
          kind,
          planId: plan.id,
          settingsVersion: plan.settingsVersion,
          term,
          regularCents,
          unusedCents,
          promoCents,
          creditCents,
          payoutCents,
          realCents,
          requestKey: key,
          createdAt: now,
          dueAt: new Date(now.getTime() + billDays * dayMs),
        }),
      );
    });
  }

  /**
   * The account's visible bills.
   * @throws AppError InvalidField (page)
   */
  async list({ owner }: AuthenticatedUser, page: number): Promise<BillPage> {
    const [bills, total] = await this.postgres.manager
      .createQueryBuilder(BillRecord, 'bill')
      .where('bill.account_id = :id AND bill.hidden_at IS NULL', { id: owner.id })
      .orderBy('bill.id', 'DESC')
      .skip(getPageOffset(page, billsPerPage))
      .take(billsPerPage)
      .getManyAndCount();
    return { ...paginate(total, page, billsPerPage), bills };
  }

  /** @throws AppError NotFound for other accounts' bills */
  async findOne({ owner }: AuthenticatedUser, id: number): Promise<BillRecord> {
    const bill = await this.postgres.manager.findOneBy(BillRecord, { id, accountId: owner.id });
    if (!bill || bill.hiddenAt !== null) throw new AppError(ErrorCode.NotFound);
    return bill;
  }

  /** Refunded amount of a bill. Unit: cents. */
  async refundedCents(id: number): Promise<number> {
    const conditions = { billId: id, use: 'bill' as const };
    return (await this.postgres.manager.sum(PaymentRecord, 'refundedCents', conditions)) ?? 0;
  }

  /**
   * Cancels an unpaid bill, returns its payout to the partner balance and hides the bill.
   * @throws AppError NotFound, BillClosed if it is paid
   */
  async remove({ owner }: AuthenticatedUser, id: number): Promise<void> {
    await this.withLockedBill(owner.id, id, async (tx, bill) => {
      if (bill.state === 'paid' || bill.state === 'refunded') throw new AppError(ErrorCode.BillClosed);
      if (bill.state === 'unpaid') await cancel(tx, bill, this.now());
      await tx.update(BillRecord, id, { hiddenAt: this.now() });
    });
  }

  /**
   * Recalculates the unused days of a bill before payment.
   * @returns the bill; already paid if nothing is due
   * @throws AppError NotFound, BillClosed, TariffDowngrade if a higher plan is active meanwhile
   */
  async prepareForPayment(
    { owner }: AuthenticatedUser,
    id: number,
    subscribes: boolean,
  ): Promise<BillRecord> {
    return this.withLockedBill(owner.id, id, async (tx, bill, account) => {
      const now = this.now();
      this.assertOpen(bill);
      const subscription = await loadCurrentSubscription(tx, account, now);
      const hasActivePlan = account.planEndsAt !== null && account.planEndsAt > now;
      const { plan, term } = { plan: bill.planId, term: bill.term };
      const { unusedCents } = calculatePurchase(
        { kind: hasActivePlan ? 'prolong' : 'buy', plan, term },
        subscription,
        now,
        // The settings may have changed since the bill was created.
        () => this.planCatalog.getPlan(bill),
      );
      const { regularCents, promoPercent } = bill;
      // A payout that is not spent yet repays the debt. The sum of an issued invoice does not change.
      const debtCents = (await hasOpenInvoice(tx, id)) ? 0 : await lockDebt(tx, owner.id);
      const payoutCents = Math.max(0, bill.payoutCents - debtCents);
      const totals = calculateBillTotals({ regularCents, unusedCents, promoPercent, payoutCents });
      // Returns the payout that exceeds the new total.
      await returnPayout(tx, bill, bill.payoutCents - totals.payoutCents, now);
      Object.assign(bill, totals, { unusedCents, subscribes });
      if (totals.realCents === 0) {
        await extendSubscription(tx, bill, account, now);
        Object.assign(bill, { state: 'paid', closedAt: now });
      }
      await tx.save(bill);
      if (bill.state === 'paid') await endOtherDiscounts(tx, bill, now);
      return bill;
    });
  }

  private calculateFor(
    accountId: number,
    request: PurchaseRequest,
    subscription: CurrentSubscription,
    now: Date,
  ): Purchase {
    const planSet = this.planCatalog.getPlanSet(accountId);
    return calculatePurchase(request, subscription, now, (id) => findPlanIn(planSet, id));
  }

  /** Cancels overdue bills and returns their number. */
  async cancelOverdue(): Promise<number> {
    const overdueBills: { id: number; account: number }[] = await this.postgres.query(
      `SELECT id, account_id AS account FROM bill WHERE state = 'unpaid' AND due_at <= $1 ORDER BY id`,
      [this.now()],
    );
    for (const { id, account } of overdueBills) {
      await this.withLockedBill(account, id, async (tx, bill) => {
        if (bill.state === 'unpaid' && bill.dueAt <= this.now()) await cancel(tx, bill, this.now());
      });
    }
    return overdueBills.length;
  }

  /** @throws AppError BillClosed unless the bill can be paid */
  assertOpen({ state, dueAt }: BillRecord): void {
    if (state !== 'unpaid' || dueAt <= this.now()) throw new AppError(ErrorCode.BillClosed);
  }

  /**
   * Runs an action with the account and then the bill locked. All code uses this lock order, which prevents
   * deadlocks.
   * @throws AppError NotFound
   */
  async withLockedBill<Result>(
    accountId: number,
    id: number,
    action: (tx: EntityManager, bill: BillRecord, account: Account) => Promise<Result>,
  ): Promise<Result> {
    return this.postgres.transaction(async (tx) => {
      const account = await lockAndLoadAccount(tx, accountId);
      const bill = await tx.findOne(BillRecord, {
        where: { id, accountId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!bill || bill.hiddenAt !== null) throw new AppError(ErrorCode.NotFound);
      return action(tx, bill, account);
    });
  }
}

/** Cancels a locked unpaid bill. */
async function cancel(tx: EntityManager, bill: BillRecord, now: Date): Promise<void> {
  await returnPayout(tx, bill, bill.payoutCents, now);
  // Releases the promo code for another bill.
  await tx.query('DELETE FROM promo_use WHERE bill_id = $1', [bill.id]);
  await tx.update(BillRecord, bill.id, { state: 'cancelled', closedAt: now });
}

/** Whether the bill has an invoice that is not paid yet. */
export function hasOpenInvoice(tx: EntityManager, billId: number): Promise<boolean> {
  return tx.existsBy(InvoiceRecord, { billId, paidOn: IsNull() });
}

/**
 * Ends the promo codes of the account's other unpaid bills, because codes apply to the first payment only. Their open
 * invoices get the new sum.
 */
export async function endOtherDiscounts(
  tx: EntityManager,
  { id: paidId, accountId }: BillRecord,
  now: Date,
): Promise<void> {
  const bills = await tx.findBy(BillRecord, {
    accountId,
    state: 'unpaid',
    id: Not(paidId),
    promoCodeId: Not(IsNull()),
  });
  for (const bill of bills) {
    await tx.query('DELETE FROM promo_use WHERE bill_id = $1', [bill.id]);
    const totals = calculateBillTotals({ ...bill, promoPercent: 0 });
    await tx.save(Object.assign(bill, totals, { promoCodeId: null, promoPercent: 0 }));
    if (await hasOpenInvoice(tx, bill.id)) {
      await tx.update(InvoiceRecord, bill.id, { cents: bill.realCents, issuedAt: now });
    }
    await notifyAccount(tx, accountId, {
      title: discountEndedMessage(bill),
      link: accountRoutes.bill.replace(':id', String(bill.id)),
      at: now,
    });
  }
}

function discountEndedMessage({ id, realCents, currency }: BillRecord): Localised {
  const amount = formatAmount(realCents, currency);
  return {
    en: `A promo code applies to the first payment only. Bill ${id} is now ${amount.en}.`,
    ru: `Промокод действует только на первый платёж. Счёт ${id} теперь на ${amount.ru}.`,
  };
}

/** Whether the bill can be paid now. */
export function isPayable(bill: BillRecord, account: Account, now: Date): boolean {
  return bill.state === 'unpaid' && bill.dueAt > now && canActivate(bill, account, now);
}

/** Returns a payout from a bill to the partner balance. */
export async function returnPayout(
  tx: EntityManager,
  bill: BillRecord,
  cents: number,
  at: Date,
): Promise<void> {
  const { id: billId, accountId: partnerId } = bill;
  await creditPartner(tx, { kind: 'payout-returned', from: 'sales', partnerId, cents, at, billId });
}

/**
 * Checks that a bill matches a repeated request. The purchase kind is not compared because it depends on the plan at
 * creation time.
 */
function assertSameRequest(bill: BillRecord, { plan, term }: PurchaseRequest): BillRecord {
  if (Number(bill.planId) === plan && bill.term === term) return bill;
  throw new AppError(ErrorCode.KeyReused);
}
