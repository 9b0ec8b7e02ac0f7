import { Not, type DataSource } from 'typeorm';
import type { LocalRenewalOutcome } from '../../../contract/billing/local-payment-outcomes.js';
import { PaymentSubscription } from '../../../entities/payment-subscription.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import type { AuditService } from '../../platform/audit.service.js';
import { maxFailedCharges, type LocalPaymentService } from '../local-payment.service.js';
import type { PaymentProviders } from '../providers/payment-providers.js';

interface TestSubscriptionDependencies {
  postgres: DataSource;
  providers: PaymentProviders;
  localPayments: LocalPaymentService;
  audit: AuditService;
}

/** Automatic test payments of a customer, which an administrator renews, fails or cancels before they are due. */
export class TestSubscriptionService {
  constructor(private readonly deps: TestSubscriptionDependencies) {}

  /** Automatic test payments of an account; null without them or if test payments are not available to the actor. */
  async find(actor: AuthenticatedUser, accountId: number): Promise<PaymentSubscription | null> {
    const { postgres, providers } = this.deps;
    const provider = providers.findForPayer(actor);
    if (provider?.flow !== 'local') return null;
    return postgres.manager.findOne(PaymentSubscription, {
      where: { accountId, provider: provider.id, state: Not('ended') },
      order: { id: 'DESC' },
    });
  }

  /**
   * Delivers the notifications of an outcome.
   * @throws AppError SubscriptionNotActive
   */
  async simulate(actor: AuthenticatedUser, accountId: number, outcome: LocalRenewalOutcome): Promise<void> {
    const { localPayments, audit } = this.deps;
    const subscription = await this.find(actor, accountId);
    if (!subscription) throw new AppError(ErrorCode.SubscriptionNotActive);
    if (outcome === 'cancel') await localPayments.cancel(subscription);
    else {
      const failures = outcome === 'reject' ? maxFailedCharges - 1 : 0;
      await localPayments.charge(subscription, outcome === 'pay', failures);
    }
    await audit.record({
      action: 'test-renewal-simulated',
      actorId: actor.account.id,
      accountId,
      details: { outcome, subscription: subscription.externalId },
      address: actor.address,
    });
  }
}
