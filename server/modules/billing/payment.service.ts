import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/localised.js';
import type { PaymentOrder } from '../../contract/payment-order.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BillService } from './bill.service.js';
import { paymentOrderFor } from './payment-order.js';
import type { PaymentEventService } from './payment-event.service.js';
import type {
  PaymentProvider,
  PaymentStart,
  PaymentFlow,
  WebhookRequest,
} from './providers/payment-provider.js';
import type { Providers } from './providers/providers.js';

/** How a bill is paid: the documents' methods 1 and 2. Both go on at the provider, which asks for card or wallet. */
export const paymentMethods = ['card', 'wallet'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** What a payer says. */
interface StartPaymentInput {
  bill: number;
  method: PaymentMethod;
  /** Whether the payments are to recur; with cards only. */
  subscribes: boolean;
  /** Whether the payer accepts the user agreement and the privacy policy. */
  agreed: boolean;
}

/** A payment that was begun: paid already where nothing was left to pay. */
interface StartedPayment {
  bill: BillRecord;
  start: PaymentStart | null;
}

/** Payments from the payer's side, and what providers call us with. */
export class PaymentService {
  constructor(
    private readonly postgres: DataSource,
    private readonly bills: BillService,
    private readonly paymentEvents: PaymentEventService,
    private readonly providers: Providers,
    private readonly now: () => Date,
  ) {}

  /** Whether payments can recur for a payer on this server. */
  canSubscribe(user: AuthenticatedUser): boolean {
    return this.providers.forPayer(user)?.recurs ?? false;
  }

  /** How this payer pays for plans on this server; null where payments are not set up. */
  paymentFlowFor(user: AuthenticatedUser): PaymentFlow | null {
    return this.providers.forPayer(user)?.flow ?? null;
  }

  /**
   * Begins the payment of a bill at its sum as it is now. Nothing is granted until the provider tells that it is paid.
   * @throws AppError PaymentAgreement, PaymentUnavailable, PaymentFailed, InvalidField (subscription), and as `BillService.prepare`
   */
  async start(
    user: AuthenticatedUser,
    input: StartPaymentInput,
    language: Language,
  ): Promise<StartedPayment> {
    if (!input.agreed) throw new AppError(ErrorCode.PaymentAgreement, { field: 'agreed' });
    const provider = this.providers.forPayer(user);
    const recurs = input.subscribes && input.method === 'card' && provider?.recurs === true;
    if (input.subscribes && !recurs) throw recurringUnavailable();
    const bill = await this.bills.prepare(user, input.bill, recurs);
    if (bill.state === 'paid') return { bill, start: null };
    if (!provider) throw new AppError(ErrorCode.PaymentUnavailable);
    return {
      bill,
      start: await this.startAtProvider(provider, paymentOrderFor(user, bill, language, this.now())),
    };
  }

  /**
   * What a provider calls us with. Nothing is believed whose signature is not the provider's.
   * @returns what the provider is answered
   * @throws AppError NotFound for a provider that is not set up, Forbidden for a call that is not its own, BadRequest
   */
  async handleWebhook(id: string, request: WebhookRequest): Promise<object> {
    const provider = this.providers.findById(id);
    if (!provider) throw new AppError(ErrorCode.NotFound);
    if (!provider.verifySignature(request)) throw invalidSignature();
    return provider.webhookResponse(
      await this.paymentEvents.handleEvent(provider.id, parseEvent(provider, request)),
    );
  }

  /** Tells a provider that payments are to recur no more. */
  async endSubscription(id: number): Promise<void> {
    const subscription = await this.postgres.manager.findOneBy(PaymentSubscription, { id });
    if (!subscription) return;
    await this.providers.findById(subscription.provider)?.endSubscription(subscription.externalId);
  }

  private async startAtProvider(provider: PaymentProvider, order: PaymentOrder): Promise<PaymentStart> {
    try {
      return await provider.start(order);
    } catch (error) {
      throw new AppError(ErrorCode.PaymentFailed, {}, { cause: error });
    }
  }
}

function parseEvent(provider: PaymentProvider, request: WebhookRequest) {
  try {
    return provider.parseEvent(request);
  } catch (error) {
    const what = { en: 'The notification cannot be read.', ru: 'Уведомление не читается.' };
    throw new AppError(ErrorCode.BadRequest, { what }, { cause: error });
  }
}

function invalidSignature(): AppError {
  const what = { en: 'the signature is missing or wrong', ru: 'подписи нет или она неверна' };
  return new AppError(ErrorCode.Forbidden, { what });
}

function recurringUnavailable(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'subscription',
    what: {
      en: 'Automatic payments are not available with this method.',
      ru: 'С этим способом оплаты автоплатежей нет.',
    },
  });
}
