import type { Logger } from 'pino';
import type { Language } from '../../contract/language/localised.js';
import type { LocalPaymentOutcome } from '../../contract/billing/local-payment-outcomes.js';
import type { PaymentOrder } from '../../contract/billing/payment-order.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BillService } from './bill.service.js';
import type { PaymentService } from './payment.service.js';
import type { PaymentEventService } from './payment-event.service.js';
import type { LocalProvider } from './providers/local.js';
import type { CheckResult, PaymentEvent } from './providers/payment-provider.js';
import type { PaymentProviders } from './providers/payment-providers.js';

const lateEventDelayMs = 5000;

type LocalEvent = 'check' | 'paid' | 'failed';

/** Events of each outcome in delivery order. */
const eventsByOutcome: Readonly<Record<LocalPaymentOutcome, readonly LocalEvent[]>> = {
  pay: ['check', 'paid'],
  late: ['check', 'paid'],
  twice: ['check', 'paid', 'paid'],
  disorder: ['failed', 'paid', 'check'],
  decline: ['check', 'failed'],
};

/** Dependencies of `LocalPaymentService`. */
interface LocalPaymentDependencies {
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

  /** Delivers the events of an outcome to the payment service. No-op if test payments are disabled. */
  async emitEvents(order: PaymentOrder, outcome: LocalPaymentOutcome): Promise<void> {
    const { local } = this.deps.providers;
    if (!local) return;
    const events = buildEvents(order);
    for (const eventKind of eventsByOutcome[outcome]) {
      const result = await this.deliver(local, events[eventKind]);
      if (result === 'ok') continue;
      this.deps.log.info({ bill: order.billId, result }, 'the provider check rejected a test payment');
      return;
    }
  }

  private deliver(local: LocalProvider, event: PaymentEvent): Promise<CheckResult> {
    const webhookRequest = local.signedRequest(event);
    if (!local.verifySignature(webhookRequest)) {
      throw new Error('the local provider rejected its own signature');
    }
    return this.deps.paymentEvents.handleEvent(local.id, local.parseEvent(webhookRequest));
  }
}

function buildEvents({
  billId,
  accountId,
  cents,
  currency,
  recurs,
}: PaymentOrder): Readonly<Record<LocalEvent, PaymentEvent>> {
  const checkRequest = { invoice: String(billId), account: String(accountId), cents, currency };
  const subscription = recurs ? `subscription-${billId}` : undefined;
  return {
    check: { kind: 'check', ...checkRequest },
    paid: { kind: 'paid', transaction: `bill-${billId}`, subscription, ...checkRequest },
    failed: { kind: 'nothing' },
  };
}
