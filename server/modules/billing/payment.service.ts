import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/language/localised.js';
import type { PaymentOrder } from '../../contract/billing/payment-order.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { SignatureError } from '../../errors/security-event.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BillService } from './bill.service.js';
import type { PaymentEventService } from './payment-event.service.js';
import { NotificationFieldError } from './providers/provider-values.js';
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentStart,
  PaymentFlow,
  WebhookRequest,
} from './providers/payment-provider.js';
import type { PaymentProviders } from './providers/payment-providers.js';
import { getTermLength } from '../plans/plan-prices.js';
import { getPurchasablePlan } from './purchase.js';
import { calculateEndOfPlan } from './subscription-time.js';
import { getRenewalCents } from './recurring-payments.js';

/** Payment methods 1 and 2 of the public API. The provider collects the card or wallet details. */
export const paymentMethods = ['card', 'wallet'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Input of a payment. */
interface StartPaymentInput {
  bill: number;
  method: PaymentMethod;
  /** Whether the payment recurs; cards only. */
  subscribes: boolean;
  /** Whether the payer accepts the user agreement and the privacy policy. */
  agreed: boolean;
}

/** A started payment; the bill is already paid if nothing was due. */
interface StartedPayment {
  bill: BillRecord;
  nextStep: PaymentStart | null;
}

interface PaymentDependencies {
  postgres: DataSource;
  bills: BillService;
  paymentEvents: PaymentEventService;
  providers: PaymentProviders;
  now: () => Date;
}

/** Starts payments and handles provider webhooks. */
export class PaymentService {
  constructor(private readonly deps: PaymentDependencies) {}

  /** Whether the payer can choose recurring payments. */
  canSubscribe(user: AuthenticatedUser): boolean {
    return this.deps.providers.findForPayer(user)?.recurs ?? false;
  }

  /** Whether the payment system of this server supports recurring payments. */
  supportsRecurring(): boolean {
    return this.deps.providers.findForPayer({ isLocal: true })?.recurs ?? false;
  }

  /** Payment flow for the payer; null if payments are not configured. */
  getPaymentFlow(user: AuthenticatedUser): PaymentFlow | null {
    return this.deps.providers.findForPayer(user)?.flow ?? null;
  }

  /**
   * Starts the payment of a bill at its current amount. Only a provider event activates the plan.
   * @throws AppError PaymentAgreement, PaymentUnavailable, PaymentFailed, InvalidField (subscription), and those of
   *   `BillService.prepareForPayment`
   */
  async start(
    user: AuthenticatedUser,
    input: StartPaymentInput,
    language: Language,
  ): Promise<StartedPayment> {
    if (!input.agreed) throw new AppError(ErrorCode.PaymentAgreement, { field: 'agreed' });
    const provider = this.deps.providers.findForPayer(user);
    const recurs = input.subscribes && input.method === 'card' && provider?.recurs === true;
    if (input.subscribes && !recurs) throw recurringUnavailableError();
    const bill = await this.deps.bills.prepareForPayment(user, input.bill, recurs);
    if (bill.state === 'paid') return { bill, nextStep: null };
    if (!provider) throw new AppError(ErrorCode.PaymentUnavailable);
    return {
      bill,
      nextStep: await this.startAtProvider(provider, await this.buildOrder(user, bill, language)),
    };
  }

  /**
   * Verifies and handles a webhook. A verified notification that cannot be read is reported to the administrators.
   * @returns the response body for the provider
   * @throws AppError NotFound for an unconfigured provider, Forbidden for an invalid signature, BadRequest
   */
  async handleWebhook(id: string, request: WebhookRequest): Promise<object> {
    const provider = this.deps.providers.findById(id);
    if (!provider) throw new AppError(ErrorCode.NotFound);
    if (!provider.verifySignature(request)) throw new SignatureError();
    let event: PaymentEvent;
    try {
      event = provider.parseEvent(request);
    } catch (error) {
      await this.deps.paymentEvents.recordRejectedNotification(provider.id, request, error);
      throw rejectedNotificationError(error);
    }
    return provider.webhookResponse(await this.deps.paymentEvents.handleEvent(provider.id, event));
  }

  /** Cancels recurring payments at the provider. */
  async endSubscription(id: number): Promise<void> {
    const subscription = await this.deps.postgres.manager.findOneBy(PaymentSubscription, { id });
    if (!subscription) return;
    await this.deps.providers.findById(subscription.provider)?.endSubscription(subscription.externalId);
  }

  /** Builds the payment order for a bill at its current amount. */
  async buildOrder(user: AuthenticatedUser, bill: BillRecord, language: Language): Promise<PaymentOrder> {
    const { manager } = this.deps.postgres;
    const until = await calculateEndOfPlan(manager, bill, user.owner, this.deps.now());
    return buildPaymentOrder(user, bill, language, until);
  }

  /** Moves the next recurring payment at the provider to the stored date. */
  async moveSubscription(id: number): Promise<void> {
    const subscription = await this.deps.postgres.manager.findOneBy(PaymentSubscription, { id });
    if (!subscription?.nextAt || subscription.state === 'ended') return;
    const provider = this.deps.providers.findById(subscription.provider);
    await provider?.moveSubscription(subscription.externalId, subscription.nextAt);
  }

  private async startAtProvider(provider: PaymentProvider, order: PaymentOrder): Promise<PaymentStart> {
    try {
      return await provider.start(order);
    } catch (error) {
      throw new AppError(ErrorCode.PaymentFailed, {}, { cause: error });
    }
  }
}

function rejectedNotificationError(cause: unknown): AppError {
  const what =
    cause instanceof NotificationFieldError
      ? {
          en: `The field ${cause.field} is missing or invalid.`,
          ru: `Поле ${cause.field} отсутствует или некорректно.`,
        }
      : { en: 'The notification cannot be read.', ru: 'Уведомление не читается.' };
  return new AppError(ErrorCode.BadRequest, { what }, { cause });
}

function recurringUnavailableError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'subscription',
    what: {
      en: 'Automatic payments are not available with this method.',
      ru: 'С этим способом оплаты автоплатежей нет.',
    },
  });
}

/** @param until end of the plan after the payment, when the first recurring payment is due */
function buildPaymentOrder(
  { account }: AuthenticatedUser,
  bill: BillRecord,
  language: Language,
  until: Date,
): PaymentOrder {
  const { id, realCents, currency, planId, term, subscribes } = bill;
  const { months } = getTermLength(planId, term);
  const label = getPurchasablePlan(planId).label[language];
  return {
    billId: id,
    accountId: bill.accountId,
    cents: realCents,
    currency,
    description: { en: `Bill ${id}, ${label} plan`, ru: `Счёт ${id}, тариф ${label}` }[language],
    email: account.email,
    phone: account.phone,
    language,
    // Plans sold by the day do not recur.
    recurs:
      subscribes && months > 0
        ? {
            cents: getRenewalCents(bill),
            months,
            from: until,
          }
        : null,
  };
}
