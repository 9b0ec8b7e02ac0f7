import type { Logger } from 'pino';
import { In, LessThanOrEqual, type DataSource } from 'typeorm';
import type { Language } from '../../contract/language/localised.js';
import type { LocalPaymentOutcome } from '../../contract/billing/local-payment-outcomes.js';
import type { PaymentOrder } from '../../contract/billing/payment-order.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BillService } from './bill.service.js';
import type { PaymentService } from './payment.service.js';
import type { PaymentEventService } from './payment-event.service.js';
import type { LocalProvider, LocalTopic } from './providers/local.js';
import { toCurrencyUnits } from './providers/provider-values.js';
import { ledgerCurrency } from './ledger.js';
import { addTerm } from './paid-time.js';
import { getTermLength } from '../plans/plan-prices.js';
import type { CheckResult } from './providers/payment-provider.js';
import type { PaymentProviders } from './providers/payment-providers.js';

const lateEventDelayMs = 5000;

/** Failed charges in a row that end a subscription. */
export const maxFailedCharges = 3;

/** Notifications of each outcome in delivery order. */
const topicsByOutcome: Readonly<Record<LocalPaymentOutcome, readonly LocalTopic[]>> = {
  pay: ['check', 'pay'],
  late: ['check', 'pay'],
  twice: ['check', 'pay', 'pay'],
  disorder: ['fail', 'pay', 'check'],
  decline: ['check', 'fail'],
};

/** Dependencies of `LocalPaymentService`. */
interface LocalPaymentDependencies {
  postgres: DataSource;
  now: () => Date;
  log: Logger;
  bills: BillService;
  payments: PaymentService;
  paymentEvents: PaymentEventService;
  providers: PaymentProviders;
  jobs: JobQueue;
}

/** Test payments: the payer selects the outcome, which is then delivered through signed provider events. */
export class LocalPaymentService {
  constructor(private readonly deps: LocalPaymentDependencies) {}

  /**
   * Schedules the outcome of a test payment.
   * @throws AppError NotFound, BillClosed, PaymentUnavailable if test payments are disabled or nothing is due
   */
  async scheduleOutcome(
    user: AuthenticatedUser,
    billId: number,
    outcome: LocalPaymentOutcome,
    language: Language,
  ): Promise<void> {
    const bill = await this.deps.bills.findOne(user, billId);
    const isLocalFlow = this.deps.providers.findForPayer(user)?.flow === 'local';
    if (!isLocalFlow || bill.realCents === 0) throw new AppError(ErrorCode.PaymentUnavailable);
    this.deps.bills.assertOpen(bill);
    const order = await this.deps.payments.buildOrder(user, bill, language);
    // Uses the system clock, because `now` may be simulated while the queue compares with the database clock.
    const runAt = outcome === 'late' ? new Date(Date.now() + lateEventDelayMs) : undefined;
    await this.deps.jobs.add(
      'local-payment',
      { order, answer: outcome },
      { key: `local-payment-${billId}`, runAt },
    );
  }

  /** Delivers the notifications of an outcome to the payment service. No-op if test payments are disabled. */
  async emitEvents(order: PaymentOrder, outcome: LocalPaymentOutcome): Promise<void> {
    const { local } = this.deps.providers;
    if (!local) return;
    const fields = buildPaymentFields(order);
    for (const topic of topicsByOutcome[outcome]) {
      const result = await this.deliver(local, topic, fields);
      if (result === 'ok') continue;
      this.deps.log.info({ bill: order.billId, result }, 'the provider check rejected a test payment');
      return;
    }
  }

  /** Charges the due recurring test payments, as a provider does. Returns the number of charges. */
  async chargeDue(): Promise<number> {
    const { postgres, now, providers } = this.deps;
    const { local } = providers;
    if (!local) return 0;
    const due = await postgres.manager.findBy(PaymentSubscription, {
      provider: local.id,
      state: In(['active', 'past-due']),
      nextAt: LessThanOrEqual(now()),
    });
    for (const subscription of due) await this.charge(subscription, true);
    return due.length;
  }

  /**
   * Charges recurring test payments. Like CloudPayments, the charge references the subscription and the account but no
   * bill, and a failed charge is repeated a day later. After the third failed charge in a row the subscription ends.
   */
  async charge(subscription: PaymentSubscription, hasFunds: boolean, failures = 0): Promise<void> {
    const { local } = this.deps.providers;
    if (!local) return;
    const { externalId, accountId, planId, term, cents } = subscription;
    const now = this.deps.now();
    const dueAt = subscription.nextAt ?? now;
    const fields = {
      TransactionId: `${externalId}-${dueAt.getTime()}`,
      SubscriptionId: externalId,
      AccountId: String(accountId),
      Amount: toCurrencyUnits(cents).toFixed(2),
      Currency: ledgerCurrency,
    };
    const isAccepted = hasFunds && (await this.deliver(local, 'check', fields)) === 'ok';
    await this.deliver(local, isAccepted ? 'pay' : 'fail', fields);
    const retryAt = dueAt > now ? dueAt : addTerm(now, { months: 0, days: 1 });
    const nextAt = isAccepted ? addTerm(dueAt, getTermLength(planId, term)) : retryAt;
    await this.deliver(local, 'recurrent', {
      Id: externalId,
      AccountId: String(accountId),
      Status: isAccepted ? 'Active' : failures < maxFailedCharges - 1 ? 'PastDue' : 'Rejected',
      NextTransactionDate: nextAt.toISOString().slice(0, 19),
    });
  }

  /** Cancels recurring test payments, as a payer does on the website of CloudPayments. */
  async cancel({ externalId, accountId }: PaymentSubscription): Promise<void> {
    const { local } = this.deps.providers;
    if (!local) return;
    const fields = { Id: externalId, AccountId: String(accountId), Status: 'Cancelled' };
    await this.deliver(local, 'recurrent', fields);
  }

  /** Delivers a signed notification and returns its result. */
  deliver(
    local: LocalProvider,
    topic: LocalTopic,
    fields: Readonly<Record<string, string>>,
  ): Promise<CheckResult> {
    const webhookRequest = local.signedRequest(topic, fields);
    if (!local.verifySignature(webhookRequest)) {
      throw new Error('the local provider rejected its own signature');
    }
    return this.deps.paymentEvents.handleEvent(local.id, local.parseEvent(webhookRequest));
  }
}

/** Fields of the notifications of a payment. */
function buildPaymentFields({ billId, accountId, cents, currency, recurs }: PaymentOrder) {
  return {
    TransactionId: `bill-${billId}`,
    InvoiceId: String(billId),
    AccountId: String(accountId),
    Amount: toCurrencyUnits(cents).toFixed(2),
    Currency: currency,
    ...(recurs ? { SubscriptionId: `subscription-${billId}` } : {}),
  };
}
