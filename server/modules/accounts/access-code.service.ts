import type { DataSource, EntityManager } from 'typeorm';
import type { PlanId } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import type { PlanChange, PlanGrants } from '../plans/plan-grants.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { lockAndLoadAccount } from '../platform/lock-account.js';

interface RedeemableCode {
  id: number;
  planId: PlanId;
  days: number;
}

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
    private readonly grants: PlanGrants,
  ) {
    this.attempts = new AttemptLimiter(postgres, redeemLimit);
  }

  /**
   * Redeems a code, which adds days of its plan. Each account redeems a code once.
   * @throws AppError WrongAccessCode, TooManyRequests
   */
  async redeem(user: AuthenticatedUser, input: string): Promise<void> {
    const subject = String(user.account.id);
    await this.attempts.consume(subject);
    await this.postgres.transaction(async (tx) => {
      const account = await lockAndLoadAccount(tx, user.account.id);
      const code = await this.consumeCode(tx, normalizeAccessCode(input), account.id);
      const { planId, days } = code;
      const until = await this.grants.grant(tx, account, { planId, days, source: 'code' });
      await this.notifyRedeemed(tx, user, code, until.toISOString());
    });
    await this.attempts.refund(subject);
  }

  /**
   * Calculates the effect of a code on the user's plans without redeeming it.
   * @throws AppError WrongAccessCode, TooManyRequests
   */
  async preview({ account }: AuthenticatedUser, input: string): Promise<PlanChange> {
    const subject = String(account.id);
    await this.attempts.consume(subject);
    const { manager } = this.postgres;
    const [code]: RedeemableCode[] = await manager.query(
      `SELECT id, plan_id AS "planId", days FROM access_code WHERE code = $1 AND uses_left > 0
         AND NOT EXISTS (SELECT FROM access_code_use WHERE access_code_id = access_code.id AND account_id = $2)`,
      [normalizeAccessCode(input), account.id],
    );
    if (!code) throw wrongCodeError();
    await this.attempts.refund(subject);
    return this.grants.preview(manager, account.id, code);
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

function wrongCodeError(): AppError {
  return new AppError(ErrorCode.WrongAccessCode, { field: 'code' });
}
