import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { PaymentRecord } from '../../entities/payment.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAndLoadAccount } from '../accounts/lock-account.js';
import { assertIdempotencyKey } from '../accounts/idempotency.js';
import { offsetOf, paginate } from '../admin/paging.js';
import { billDays } from './bill-days.js';
import { calculateBillTotals } from './bill-totals.js';
import { transfer } from './ledger.js';
import { canActivate, extendSubscription, loadCurrentSubscription } from './subscription-time.js';
import { calculatePurchase, type Purchase, type PurchaseRequest } from './purchase.js';

/** Unpaid bills that an account may have. */
const maxUnpaidBills = 20;

const billsPerPage = 25;
const dayMs = 86_400_000;

/** A page of bills, the newest first. */
interface BillPage {
  total: number;
  page: number;
  lastPage: number;
  bills: BillRecord[];
}

/** Bills: what somebody is to pay for a plan, until it is paid or cancelled. */
export class BillService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** What a purchase would come to now. Throws as `calculatePurchase`. */
  async calculate({ owner }: AuthenticatedUser, request: PurchaseRequest): Promise<Purchase> {
    const now = this.now();
    return calculatePurchase(request, await loadCurrentSubscription(this.postgres.manager, owner, now), now);
  }

  /**
   * Makes a bill of a purchase.
   * @param key what the client names its request by: the same once more answers the bill that is there
   * @throws AppError as `calculatePurchase`, KeyReused where the key stood for another purchase, BillLimit, InvalidField (key)
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
      const purchase = calculatePurchase(request, await loadCurrentSubscription(tx, account, now), now);
      const { kind, plan, term, unusedCents, regularCents } = purchase;
      const { promoCents, creditCents, payoutCents, realCents } = purchase;
      return tx.save(
        tx.create(BillRecord, {
          accountId: owner.id,
          kind,
          planId: plan.id,
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

  /** The account's bills that it has not removed. Throws InvalidField (page). */
  async list({ owner }: AuthenticatedUser, page: number): Promise<BillPage> {
    const [bills, total] = await this.postgres.manager
      .createQueryBuilder(BillRecord, 'bill')
      .where('bill.account_id = :id AND bill.hidden_at IS NULL', { id: owner.id })
      .orderBy('bill.id', 'DESC')
      .skip(offsetOf(page, billsPerPage))
      .take(billsPerPage)
      .getManyAndCount();
    return { ...paginate(total, page, billsPerPage), bills };
  }

  /** Throws NotFound for a bill of somebody else. */
  async findOne({ owner }: AuthenticatedUser, id: number): Promise<BillRecord> {
    const bill = await this.postgres.manager.findOneBy(BillRecord, { id, accountId: owner.id });
    if (!bill || bill.hiddenAt !== null) throw new AppError(ErrorCode.NotFound);
    return bill;
  }

  /** What was paid for a bill and went back to its payer. Unit: cents. */
  async refundedCents(id: number): Promise<number> {
    const paid = { billId: id, use: 'bill' as const };
    return (await this.postgres.manager.sum(PaymentRecord, 'refundedCents', paid)) ?? 0;
  }

  /**
   * Cancels a bill that is not paid and removes it from the list; what the partner's balance paid goes back.
   * @throws AppError NotFound, BillClosed where it is paid
   */
  async remove({ owner }: AuthenticatedUser, id: number): Promise<void> {
    await this.withLockedBill(owner.id, id, async (tx, bill) => {
      if (bill.state === 'paid' || bill.state === 'refunded') throw new AppError(ErrorCode.BillClosed);
      if (bill.state === 'unpaid') await cancel(tx, bill, this.now());
      await tx.update(BillRecord, id, { hiddenAt: this.now() });
    });
  }

  /**
   * Counts the unused days of a bill anew, so that its sum is what is asked for now.
   * @returns the bill; paid where nothing was left to pay
   * @throws AppError NotFound, BillClosed, TariffDowngrade where a higher plan is in force by now
   */
  async prepare({ owner }: AuthenticatedUser, id: number, subscribes: boolean): Promise<BillRecord> {
    return this.withLockedBill(owner.id, id, async (tx, bill, account) => {
      const now = this.now();
      this.assertOpen(bill);
      const subscription = await loadCurrentSubscription(tx, account, now);
      const hasActivePlan = account.paidUntil !== null && account.paidUntil > now;
      const { plan, term } = { plan: bill.planId, term: bill.term };
      const { unusedCents } = calculatePurchase(
        { kind: hasActivePlan ? 'prolong' : 'buy', plan, term },
        subscription,
        now,
      );
      const { regularCents, promoPercent, payoutCents } = bill;
      const totals = calculateBillTotals({ regularCents, unusedCents, promoPercent, payoutCents });
      // What the partner's balance paid above the sum goes back to it.
      await returnPayout(tx, bill, payoutCents - totals.payoutCents, now);
      Object.assign(bill, totals, { unusedCents, subscribes });
      if (totals.realCents === 0) {
        await extendSubscription(tx, bill, account, now);
        Object.assign(bill, { state: 'paid', closedAt: now });
      }
      return tx.save(bill);
    });
  }

  /** Cancels the bills whose time to pay is over. Returns how many. */
  async cancelOverdue(): Promise<number> {
    const due: { id: number; account: number }[] = await this.postgres.query(
      `SELECT id, account_id AS account FROM bill WHERE state = 'unpaid' AND due_at <= $1 ORDER BY id`,
      [this.now()],
    );
    for (const { id, account } of due) {
      await this.withLockedBill(account, id, async (tx, bill) => {
        if (bill.state === 'unpaid' && bill.dueAt <= this.now()) await cancel(tx, bill, this.now());
      });
    }
    return due.length;
  }

  /** Throws BillClosed for a bill that is not to be paid any more. */
  assertOpen({ state, dueAt }: BillRecord): void {
    if (state !== 'unpaid' || dueAt <= this.now()) throw new AppError(ErrorCode.BillClosed);
  }

  /** Does something to a bill: its account is locked first, then the bill, as everywhere. Throws NotFound. */
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

/** Cancels an unpaid bill that is locked. */
async function cancel(tx: EntityManager, bill: BillRecord, now: Date): Promise<void> {
  await returnPayout(tx, bill, bill.payoutCents, now);
  // The code may be applied to another bill.
  await tx.query('DELETE FROM promo_use WHERE bill_id = $1', [bill.id]);
  await tx.update(BillRecord, bill.id, { state: 'cancelled', closedAt: now });
}

/** Whether a bill may be paid now. */
export function isPayable(bill: BillRecord, account: Account, now: Date): boolean {
  return bill.state === 'unpaid' && bill.dueAt > now && canActivate(bill, account, now);
}

/** Gives back to the partner's balance what it paid of a bill. */
export async function returnPayout(
  tx: EntityManager,
  bill: BillRecord,
  cents: number,
  at: Date,
): Promise<void> {
  const { currency, id: billId, accountId } = bill;
  const to = ['partner', accountId] as const;
  await transfer(tx, { kind: 'payout-returned', from: 'sales', to, cents, currency, at, billId });
}

/** The bill where it is for what is asked for; what the purchase is (extension, change) follows from what was held then. */
function assertSameRequest(bill: BillRecord, { plan, term }: PurchaseRequest): BillRecord {
  if (Number(bill.planId) === plan && bill.term === term) return bill;
  throw new AppError(ErrorCode.KeyReused);
}
