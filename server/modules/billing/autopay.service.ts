import { Not, type DataSource } from 'typeorm';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { findLatestPlan } from '../plans/effective-plan.js';
import type { Autopay } from './bill.type.js';
import type { PaymentService } from './payment.service.js';

/** State of an account's recurring payments. */
export class AutopayService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly payments: PaymentService,
  ) {}

  async getAutopay(user: AuthenticatedUser): Promise<Autopay> {
    const { owner } = user;
    const [activeSubscription] = await this.postgres.manager.find(PaymentSubscription, {
      where: { accountId: owner.id, state: Not('ended') },
      order: { id: 'DESC' },
      take: 1,
    });
    const flow = this.payments.getPaymentFlow(user);
    return {
      enabled: flow !== null,
      way: flow,
      // Recurring payments are opt-in.
      default: false,
      canSubscribe: this.payments.canSubscribe(user),
      active: activeSubscription !== undefined,
      cents: activeSubscription?.cents ?? null,
      nextAt: activeSubscription
        ? ((activeSubscription.nextAt ?? findLatestPlan(owner, this.now())?.until)?.toISOString() ?? null)
        : null,
    };
  }
}
