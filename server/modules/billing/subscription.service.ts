import type { DataSource, EntityManager } from 'typeorm';
import type { Language, Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { runIdempotent } from '../platform/idempotency.js';
import type { AuditService } from '../platform/audit.service.js';
import type { Plan } from '../../config/plans.js';
import type { RecurringPayments } from './recurring-payments.js';
import { findLatestPlan, hasPaidPlan } from '../plans/effective-plan.js';
import type { SubscriptionCheck } from '../plans/plan.type.js';

const msPerSecond = 1000;

/** The paid plan of an account and its recurring payments. */
export class SubscriptionService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly recurringPayments: RecurringPayments,
  ) {}

  /** The paid plan in force; null for guests and on the free plan. */
  currentPlan({ kind, plan }: Visitor): Plan | null {
    return kind === 'guest' || kind === 'demo' ? null : plan;
  }

  /** Subscription state of the account whose plan a user uses. */
  check(user: AuthenticatedUser, language: Language): SubscriptionCheck {
    const { owner, plan } = user;
    const isPaid = this.currentPlan(user) !== null && hasPaidPlan(owner, this.now());
    const latestPlan = findLatestPlan(owner, this.now());
    const paidUntil = latestPlan?.until ?? null;
    const until = paidUntil?.toISOString().slice(0, 10) ?? '';
    return {
      result: owner.subscriptionId > 0,
      tariff: isPaid ? (latestPlan?.planId ?? null) : null,
      payedDate: paidUntil === null ? null : Math.floor(paidUntil.getTime() / msPerSecond),
      description: statusMessage(plan, until, isPaid)[language],
      price: isPaid ? plan.priceCents / 100 : 0,
      message: nextStepMessage(user, isPaid)[language],
    };
  }

  /**
   * Ends recurring payments; the paid time remains.
   * @param key idempotency key
   * @returns a message for the user
   * @throws AppError SubscriptionNotActive, KeyReused
   */
  async close(user: AuthenticatedUser, language: Language, key?: string | null): Promise<string> {
    const { owner } = user;
    await this.postgres.transaction(async (tx) => {
      const idempotency = { accountId: owner.id, key, request: 'close subscription', at: this.now() };
      await runIdempotent(tx, idempotency, async () => {
        await this.endRecurring(tx, user);
        return '';
      });
    });
    const until = findLatestPlan(owner, this.now())?.until.toISOString().slice(0, 10) ?? '';
    return {
      en: `Automatic payments are off. The plan is active until ${until}.`,
      ru: `Автоплатежи отключены. Тариф действует до ${until}.`,
    }[language];
  }

  private async endRecurring(
    manager: EntityManager,
    { owner, account, address }: AuthenticatedUser,
  ): Promise<void> {
    const updateResult = await manager
      .createQueryBuilder()
      .update(Account)
      .set({ subscriptionId: 0 })
      .where('id = :id AND subscription_id > 0', { id: owner.id })
      .execute();
    if (updateResult.affected !== 1) throw new AppError(ErrorCode.SubscriptionNotActive);
    await this.recurringPayments.endAll(manager, owner.id);
    const event = {
      action: 'subscription-closed',
      actorId: account.id,
      accountId: owner.id,
      address,
    } as const;
    await this.audit.record(event, manager);
  }
}

function statusMessage({ label }: Plan, until: string, isPaid: boolean): Localised {
  if (isPaid) return { en: `${label.en} plan until ${until}`, ru: `Тариф ${label.ru} до ${until}` };
  return until === ''
    ? { en: 'No plan', ru: 'Тарифа нет' }
    : { en: `The plan ended on ${until}`, ru: `Тариф закончился ${until}` };
}

function nextStepMessage({ account, owner }: AuthenticatedUser, isPaid: boolean): Localised {
  if (account.id !== owner.id) {
    return { en: `The plan belongs to ${owner.email}.`, ru: `Тариф принадлежит ${owner.email}.` };
  }
  if (!isPaid) return { en: 'Choose a plan at /pricing.', ru: 'Выберите тариф на странице /pricing.' };
  return owner.subscriptionId > 0
    ? { en: 'Payments recur automatically.', ru: 'Платежи повторяются автоматически.' }
    : { en: 'Payments do not recur.', ru: 'Автоплатежа нет.' };
}
