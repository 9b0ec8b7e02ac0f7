import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { PaymentRecord, type PaymentUse } from '../../entities/payment.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { lockAndLoadAccount } from '../platform/lock-account.js';
import { endOtherDiscounts, isPayable } from './bill.service.js';
import { formatAmount } from './format-amount.js';
import { getBalance, transfer, type LedgerAccountRef } from './ledger.js';
import type { PartnerRewards } from './partner-rewards.js';
import type { PaymentAlerts } from './payment-alerts.js';
import { insertPaymentNotice } from './payment-notices.js';
import { extendSubscription, revokePaidTime } from './subscription-time.js';
import type {
  CheckResult,
  PaymentCheckRequest,
  ProviderId,
  PaymentEvent,
  WebhookRequest,
} from './providers/payment-provider.js';
import { NotificationFieldError } from './providers/provider-values.js';
import { checkRenewal, type RecurringPayments } from './recurring-payments.js';

type EventOf<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>;

interface PaymentEventDependencies {
  postgres: DataSource;
  now: () => Date;
  alerts: PaymentAlerts;
  subscriptions: RecurringPayments;
  rewards: PartnerRewards;
}

interface BillActivation {
  provider: ProviderId;
  /** Recurring payment of the provider; undefined for a single payment. */
  subscription: string | undefined;
  payment: PaymentRecord;
  bill: BillRecord;
  account: Account;
}

interface PaymentTransfer {
  from: LedgerAccountRef;
  to: LedgerAccountRef;
  kind: 'payment' | 'payment-applied' | 'refund';
  cents: number;
}

/**
 * Processes payment provider events: activates plans and writes ledger entries. Events may be duplicated, concurrent,
 * delayed or out of order; each takes effect once. Unallocatable payments are credited to the payer.
 */
export class PaymentEventService {
  constructor(private readonly deps: PaymentEventDependencies) {}

  /** Checks whether a bill or a recurring charge can be paid as claimed. Read-only. */
  async check(provider: ProviderId, claim: PaymentCheckRequest): Promise<CheckResult> {
    const tx = this.deps.postgres.manager;
    const bill = await findBill(tx, claim.invoice);
    const subscription = await this.deps.subscriptions.find(tx, provider, claim);
    if (subscription && bill?.state !== 'unpaid') return checkRenewal(subscription, claim);
    if (!bill) return 'invoice';
    if (claim.account !== String(bill.accountId)) return 'account';
    if (claim.cents !== bill.realCents || claim.currency !== bill.currency) return 'sum';
    if (bill.state === 'unpaid' && bill.dueAt <= this.deps.now()) return 'overdue';
    const account = await this.findAccount(tx, bill);
    return isPayable(bill, account, this.deps.now()) ? 'ok' : 'closed';
  }

  /** Handles an event. Returns after the commit; throws if the provider should redeliver the event. */
  async handleEvent(provider: ProviderId, event: PaymentEvent): Promise<CheckResult> {
    if (event.kind === 'check') return this.check(provider, event);
    if (event.kind === 'nothing') return 'ok';
    await this.deps.postgres.transaction((tx) => this.applyEvent(tx, provider, event));
    return 'ok';
  }

  /**
   * Reports a verified notification that cannot be read. Providers redeliver it, so repetitions are recognized by the
   * hash of the body and reported once.
   */
  async recordRejectedNotification(
    provider: ProviderId,
    { raw, topic }: WebhookRequest,
    error: unknown,
  ): Promise<void> {
    const digest = createHash('sha256').update(raw).digest('hex');
    await this.deps.postgres.transaction(async (tx) => {
      const isNew = await insertPaymentNotice(tx, {
        provider,
        kind: 'rejected',
        externalId: digest,
        transactionId: '',
        cents: null,
        at: this.deps.now(),
        applied: true,
      });
      if (!isNew) return;
      const field = error instanceof NotificationFieldError ? error.field : null;
      await this.deps.alerts.reportRejectedNotification(tx, { provider, topic, field, digest });
    });
  }

  /** Applies an event in a transaction of the caller. A preview rolls the transaction back. */
  async applyEvent(
    tx: EntityManager,
    provider: ProviderId,
    event: EventOf<'paid' | 'refunded' | 'recurrent'>,
  ): Promise<void> {
    if (event.kind === 'recurrent') {
      const { subscription, state } = event;
      const accountId = await this.deps.subscriptions.applyProviderState(tx, provider, subscription, event);
      if (accountId !== null) await this.deps.alerts.notifyRecurringState(tx, accountId, state);
      return;
    }
    await lockTransaction(tx, provider, event.transaction);
    if (event.kind === 'paid') return this.handlePayment(tx, provider, event);
    const payment = await tx.findOneBy(PaymentRecord, { provider, transactionId: event.transaction });
    if (!(await this.recordNotice(tx, provider, event, payment !== null))) return;
    if (payment) await this.refund(tx, payment, event.cents);
  }

  /**
   * Settles a bill with a payment that was not allocated so far. The account and the bill must be locked, and the bill
   * must be payable.
   * @returns the new end of the plan
   */
  async allocate(
    tx: EntityManager,
    payment: PaymentRecord,
    bill: BillRecord,
    account: Account,
  ): Promise<Date> {
    await this.transferFunds(
      tx,
      { ...payment, billId: bill.id },
      {
        from: ledgerAccountOf(payment),
        to: 'sales',
        kind: 'payment-applied',
        cents: payment.cents,
      },
    );
    Object.assign(payment, {
      use: 'bill',
      billId: bill.id,
      accountId: account.id,
    } satisfies Partial<PaymentRecord>);
    await tx.save(payment);
    return this.activateBill(tx, {
      provider: payment.provider as ProviderId,
      subscription: undefined,
      payment,
      bill,
      account,
    });
  }

  private async handlePayment(
    tx: EntityManager,
    provider: ProviderId,
    event: EventOf<'paid'>,
  ): Promise<void> {
    if (!(await this.recordNotice(tx, provider, event, true))) return;
    const { account, referencedBill, subscription } = await this.resolvePayer(tx, provider, event);
    const renewal =
      subscription && referencedBill?.state !== 'unpaid' && checkRenewal(subscription, event) === 'ok'
        ? await this.deps.subscriptions.createRenewalBill(tx, subscription)
        : null;
    const bill = renewal ?? referencedBill;
    const hasBillAmount = bill !== null && event.cents === bill.realCents && event.currency === bill.currency;
    const isBillPayable =
      bill !== null &&
      account !== null &&
      (event.account === undefined || event.account === String(bill.accountId)) &&
      (renewal !== null || isPayable(bill, account, this.deps.now()));
    const paysBill = isBillPayable && hasBillAmount;
    const use: PaymentUse = paysBill ? 'bill' : account ? 'credit' : 'nobody';
    const payment = await tx.save(
      tx.create(PaymentRecord, {
        provider,
        transactionId: event.transaction,
        billId: bill?.id ?? null,
        accountId: account?.id ?? null,
        currency: normalizeCurrency(event.currency),
        cents: event.cents,
        use,
        at: this.deps.now(),
        settledAt: null,
      }),
    );
    await this.transferFunds(tx, payment, {
      from: 'provider',
      to: ledgerAccountOf(payment),
      kind: 'payment',
      cents: event.cents,
    });
    if (paysBill) {
      const { subscription } = event;
      const paidUntil = await this.activateBill(tx, { provider, subscription, payment, bill, account });
      if (renewal) await this.deps.alerts.notifyRenewal(tx, payment, renewal, paidUntil);
      else await this.deps.alerts.sendReceipt(tx, payment, bill, paidUntil);
    } else {
      const isEnded = subscription?.state === 'ended' && referencedBill?.state !== 'unpaid';
      // The provider may have missed the cancellation.
      if (isEnded) await this.deps.subscriptions.cancelAtProvider(tx, subscription);
      const billReason = bill ? 'bill' : 'no-bill';
      const reason = isEnded ? 'subscription' : isBillPayable || subscription ? 'amount' : billReason;
      await this.deps.alerts.reportUnmatchedPayment(tx, payment, reason);
    }
    await this.applyPendingRefunds(tx, payment);
  }

  /**
   * Finds and locks the account that paid: that of the bill, of the recurring payments, or the account that the
   * provider reports. Recurring charges need not reference a bill.
   */
  private async resolvePayer(tx: EntityManager, provider: ProviderId, event: EventOf<'paid'>) {
    const billReference = await findBill(tx, event.invoice);
    const recurring = await this.deps.subscriptions.find(tx, provider, event);
    const accountId =
      billReference?.accountId ?? recurring?.accountId ?? (await findAccountId(tx, event.account));
    const account = accountId === null ? null : await lockAndLoadAccount(tx, accountId);
    const referencedBill = billReference && (await lockBill(tx, billReference.id));
    // The state is read again because it may have changed before the lock.
    const subscription = recurring && (await this.deps.subscriptions.find(tx, provider, event));
    return {
      account,
      referencedBill,
      subscription: subscription?.accountId === accountId ? subscription : null,
    };
  }

  /** Marks a bill as paid and activates its plan. Returns the end of the plan. */
  private async activateBill(
    tx: EntityManager,
    { provider, subscription, payment, bill, account }: BillActivation,
  ): Promise<Date> {
    const now = this.deps.now();
    await tx.update(BillRecord, bill.id, { state: 'paid', closedAt: now });
    const paidUntil = await extendSubscription(tx, bill, account, now);
    await endOtherDiscounts(tx, bill, now);
    await this.deps.subscriptions.recordPurchase(tx, { provider, externalId: subscription, bill, paidUntil });
    await this.deps.rewards.creditReward(tx, payment, bill);
    return paidUntil;
  }

  /** Applies refunds that arrived before their payment. */
  private async applyPendingRefunds(tx: EntityManager, payment: PaymentRecord): Promise<void> {
    const [pendingRefunds]: [{ cents: number | null }[], number] = await tx.query(
      `UPDATE payment_notice SET applied = true WHERE provider = $1 AND transaction_id = $2 AND NOT applied RETURNING cents`,
      [payment.provider, payment.transactionId],
    );
    for (const { cents } of pendingRefunds) await this.refund(tx, payment, cents ?? undefined);
  }

  private async refund(
    tx: EntityManager,
    payment: PaymentRecord,
    requestedCents: number | undefined,
  ): Promise<void> {
    const remainingCents = payment.cents - payment.refundedCents;
    const account = payment.accountId === null ? null : await lockAndLoadAccount(tx, payment.accountId);
    // A part of the credit may no longer be available, so the balance limits the refund.
    const maxCents =
      payment.use === 'credit' && payment.settledAt === null && account
        ? await getBalance(tx, 'credit', account.id, payment.currency)
        : remainingCents;
    const cents = Math.min(requestedCents ?? remainingCents, remainingCents, maxCents);
    if (requestedCents !== undefined && requestedCents > cents) {
      await this.deps.alerts.reportOverRefund(tx, payment, requestedCents - cents);
    }
    if (cents === 0) return;
    payment.refundedCents += cents;
    await tx.update(PaymentRecord, payment.id, { refundedCents: payment.refundedCents });
    await this.transferFunds(tx, payment, {
      from: ledgerAccountOf(payment),
      to: 'provider',
      kind: 'refund',
      cents,
    });
    if (account === null) return;
    if (payment.use !== 'bill' || payment.billId === null) {
      return this.deps.alerts.notifyRefund(tx, payment, cents, null);
    }
    const revoked = await revokePaidTime(tx, {
      billId: payment.billId,
      cents,
      account,
      now: this.deps.now(),
    });
    // Recurring payments end with a refunded plan.
    if (revoked?.until === null) await this.deps.subscriptions.endForPlan(tx, account.id, revoked.planId);
    await this.deps.alerts.notifyRefund(tx, payment, cents, revoked?.until ?? null);
    if (payment.refundedCents === payment.cents) {
      await tx.update(BillRecord, payment.billId, { state: 'refunded' });
    }
    await this.deps.rewards.revokeReward(tx, payment);
  }

  /** Records an event for deduplication; false if it is a duplicate. */
  private recordNotice(
    tx: EntityManager,
    provider: ProviderId,
    event: EventOf<'paid' | 'refunded'>,
    applied: boolean,
  ): Promise<boolean> {
    const { kind, transaction: transactionId, cents = null } = event;
    const externalId = event.kind === 'refunded' ? event.refund : transactionId;
    const at = this.deps.now();
    return insertPaymentNotice(tx, { provider, kind, externalId, transactionId, cents, at, applied });
  }

  private transferFunds(
    tx: EntityManager,
    { currency, billId, id: paymentId }: PaymentRecord,
    { from, to, kind, cents }: PaymentTransfer,
  ): Promise<void> {
    return transfer(tx, {
      kind,
      from,
      to,
      cents,
      currency,
      at: this.deps.now(),
      billId,
      paymentId,
    });
  }

  private findAccount(tx: EntityManager, { accountId }: BillRecord): Promise<Account> {
    return tx.findOneByOrFail(Account, { id: accountId });
  }
}

/** Ledger account that holds the payment. */
function ledgerAccountOf({ use, accountId, settledAt }: PaymentRecord): LedgerAccountRef {
  if (use === 'bill' || settledAt !== null) return 'sales';
  return accountId === null ? 'lost' : ['credit', accountId];
}

/** An advisory lock per transaction serializes a payment with its refunds and with operations of administrators. */
export async function lockTransaction(
  tx: EntityManager,
  provider: string,
  transactionId: string,
): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 54))', [`${provider} ${transactionId}`]);
}

/** Whether an event is already recorded. */
export async function isEventRecorded(
  tx: EntityManager,
  { provider, kind, externalId }: { provider: string; kind: string; externalId: string },
): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'SELECT 1 FROM payment_notice WHERE provider = $1 AND kind = $2 AND external_id = $3',
    [provider, kind, externalId],
  );
  return rows.length > 0;
}

/**
 * Checks the amount of a refund. Concurrent refunds need the lock of the transaction.
 * @throws AppError RefundSum if the amount is not positive or exceeds the remaining payment
 */
export function assertRefundable(
  { cents: paidCents, refundedCents, currency }: PaymentRecord,
  cents: number,
): void {
  const refundableCents = paidCents - refundedCents;
  if (Number.isSafeInteger(cents) && cents > 0 && cents <= refundableCents) return;
  const left = formatAmount(refundableCents, currency);
  throw new AppError(ErrorCode.RefundSum, { field: 'amountCents', left });
}

/** The account that a provider reports, if it exists. */
async function findAccountId(tx: EntityManager, reference: string | undefined): Promise<number | null> {
  if (reference === undefined || !/^[1-9]\d{0,8}$/.test(reference)) return null;
  return (await tx.findOneBy(Account, { id: Number(reference) }))?.id ?? null;
}

function findBill(tx: EntityManager, invoice: string): Promise<BillRecord | null> {
  const id = /^[1-9]\d{0,9}$/.test(invoice) ? Number(invoice) : 0;
  return id > 2_147_483_647 || id === 0 ? Promise.resolve(null) : tx.findOneBy(BillRecord, { id });
}

function lockBill(tx: EntityManager, id: number): Promise<BillRecord> {
  return tx.findOneOrFail(BillRecord, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

function normalizeCurrency(currency: string): string {
  return /^[A-Z]{3}$/.test(currency) ? currency : 'XXX';
}
