import type { DataSource, EntityManager } from 'typeorm';
import { findPlan, type PlanId } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { hasPaidPlan } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { lockAndLoadAccount } from '../platform/lock-account.js';

interface RedeemableCode {
  id: number;
  planId: PlanId;
  days: number;
}

const dayMs = 86_400_000;

/** Limits code guessing by failed redemptions per account. */
const redeemLimit = { name: 'access-code', attempts: 10, seconds: 900 };

/** Redeems access codes, which grant a plan for a number of days. */
export class AccessCodeService {
  private readonly attempts: AttemptLimiter;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly mail: MailService,
  ) {
    this.attempts = new AttemptLimiter(postgres, redeemLimit);
  }

  /**
   * Redeems a code: grants its plan from now, or extends the same plan by its days. Each account redeems a code once.
   * @throws AppError WrongAccessCode, InvalidField if the account has a higher plan, TooManyRequests
   */
  async redeem(user: AuthenticatedUser, input: string): Promise<void> {
    const subject = String(user.account.id);
    await this.attempts.consume(subject);
    await this.postgres.transaction(async (tx) => {
      const account = await lockAndLoadAccount(tx, user.account.id);
      const code = await this.consumeCode(tx, normalizeAccessCode(input), account.id);
      const until = calculateEnd(account, code, this.now());
      await tx.update(Account, account.id, { planId: code.planId, paidUntil: until });
      await this.notifyRedeemed(tx, user, code, until.toISOString());
    });
    await this.attempts.refund(subject);
  }

  /** Decrements the remaining uses and records the account. A rollback restores both. */
  private async consumeCode(tx: EntityManager, input: string, accountId: number): Promise<RedeemableCode> {
    const [[code]]: [RedeemableCode[], number] = await tx.query(
      `UPDATE access_code SET uses_left = uses_left - 1 WHERE code = $1 AND uses_left > 0
       RETURNING id, plan_id AS "planId", days`,
      [input],
    );
    if (!code) throw wrongCodeError();
    const inserted: unknown[] = await tx.query(
      `INSERT INTO access_code_use (access_code_id, account_id, used_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING 1 AS used`,
      [code.id, accountId, this.now()],
    );
    if (inserted.length === 0) throw wrongCodeError();
    return code;
  }

  private async notifyRedeemed(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    { planId, days }: RedeemableCode,
    until: string,
  ): Promise<void> {
    const { audit, mail } = this;
    const details = { plan: planId, days, until };
    const event = { actorId: account.id, accountId: account.id, address };
    await audit.record({ ...event, action: 'access-code-redeemed', details }, tx);
    await mail.queue({ kind: 'plan-granted', accountId: account.id, planId, until }, tx);
  }
}

/** Normalizes a code: removes spaces and hyphens and converts to upper case. */
export function normalizeAccessCode(input: string): string {
  return input.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** End of the granted plan: counted from now, or from the end of the same plan. */
function calculateEnd(account: Account, { planId, days }: RedeemableCode, now: Date): Date {
  if (!hasPaidPlan(account, now)) return new Date(now.getTime() + days * dayMs);
  const [current, granted] = [findPlan(account.planId), findPlan(planId)];
  if (current && granted && current.rank > granted.rank) {
    const what = {
      en: `The code activates the ${granted.label.en} plan, but your plan is higher. Enter the code after your plan has ended.`,
      ru: `Код открывает тариф ${granted.label.ru}, ваш тариф выше. Введите код, когда он закончится.`,
    };
    throw new AppError(ErrorCode.InvalidField, { field: 'code', what });
  }
  const from = account.planId === planId ? account.paidUntil : now;
  return new Date(from.getTime() + days * dayMs);
}

function wrongCodeError(): AppError {
  return new AppError(ErrorCode.WrongAccessCode, { field: 'code' });
}
