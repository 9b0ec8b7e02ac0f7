import type { DataSource } from 'typeorm';
import type { PlanId } from '../../config/plans.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { MailService } from '../mail/mail.service.js';
import { formatAmount } from './format-amount.js';

const dayMs = 86_400_000;

/** Time before the end of a plan and before the cancellation of a bill at which the e-mail is sent. */
const planReminderMs = 3 * dayMs;
const billReminderMs = dayMs;

/** Reminds payers once of plans that end soon and of unpaid bills that will be cancelled. */
export class ReminderService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly mail: MailService,
  ) {}

  /** Queues the e-mails that are due. Each is queued in the transaction that records it. */
  async sendDue(): Promise<void> {
    await this.remindOfBills();
    await this.remindOfPlans();
  }

  private remindOfBills(): Promise<void> {
    const now = this.now();
    return this.postgres.transaction(async (tx) => {
      const [bills]: [{ id: number; account: number; cents: number; due: Date }[], number] = await tx.query(
        `UPDATE bill SET reminded_at = $1 WHERE state = 'unpaid' AND reminded_at IS NULL AND hidden_at IS NULL
           AND real_cents > 0 AND due_at > $1 AND due_at <= $2
         RETURNING id, account_id AS account, real_cents AS cents, due_at AS due`,
        [now, new Date(now.getTime() + billReminderMs)],
      );
      for (const { id, account, cents, due } of bills) {
        await this.mail.queue(
          {
            kind: 'bill-expiring',
            accountId: account,
            bill: id,
            amount: formatAmount(cents),
            until: due.toISOString(),
            path: accountRoutes.bill.replace(':id', String(id)),
          },
          tx,
        );
      }
    });
  }

  /** Reminds of the last plan of an account, unless automatic payments renew it. */
  private remindOfPlans(): Promise<void> {
    const now = this.now();
    return this.postgres.transaction(async (tx) => {
      const [accounts]: [{ id: number; plan: PlanId; until: Date }[], number] = await tx.query(
        `UPDATE account SET end_reminded_for = plan_ends_at
         WHERE plan_ends_at > $1 AND plan_ends_at <= $2 AND end_reminded_for IS DISTINCT FROM plan_ends_at
           AND blocked_at IS NULL AND NOT is_demonstration
           AND EXISTS (SELECT 1 FROM plan_period WHERE account_id = account.id AND source = 'bill')
           AND NOT EXISTS (SELECT 1 FROM payment_subscription WHERE account_id = account.id AND state = 'active')
         RETURNING id, (plan_schedule -> -1 ->> 'planId')::int AS plan, plan_ends_at AS until`,
        [now, new Date(now.getTime() + planReminderMs)],
      );
      for (const { id, plan, until } of accounts) {
        await this.mail.queue(
          {
            kind: 'plan-ending',
            accountId: id,
            planId: plan,
            until: until.toISOString(),
            path: accountRoutes.pricing,
          },
          tx,
        );
      }
    });
  }
}
