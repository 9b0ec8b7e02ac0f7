import type { DataSource, EntityManager } from 'typeorm';
import { findPlan, type PlanId } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../admin/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { isPaid } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimit } from './attempt-limit.js';
import { readLocked } from './lock-account.js';

interface Code {
  id: number;
  planId: PlanId;
  days: number;
}

const dayMs = 86_400_000;

/** Wrong codes that one account may try within fifteen minutes. */
const guessing = { name: 'access-code', attempts: 10, seconds: 900 };

/** Codes that open a plan for some days. */
export class AccessCodeService {
  private readonly guesses: AttemptLimit;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly mail: MailService,
  ) {
    this.guesses = new AttemptLimit(postgres, guessing);
  }

  /**
   * Redeems a code: its plan is open from now on for its days, or for as many more where the account has it already. Each
   * account redeems a code once, and all accounts together as often as it was made for.
   * @throws AppError WrongAccessCode, InvalidField where the account has a higher plan, TooManyRequests
   */
  async redeem(person: AuthenticatedUser, typed: string): Promise<void> {
    const subject = String(person.account.id);
    await this.guesses.count(subject);
    await this.postgres.transaction(async (tx) => {
      const account = await readLocked(tx, person.account.id);
      const code = await this.take(tx, normaliseCode(typed), account.id);
      const until = endOf(account, code, this.now());
      await tx.update(Account, account.id, { planId: code.planId, paidUntil: until });
      await this.tell(tx, person, code, until.toISOString());
    });
    await this.guesses.giveBack(subject);
  }

  /** Uses a code once. What it takes comes back with the transaction where anything after it fails. */
  private async take(tx: EntityManager, typed: string, accountId: number): Promise<Code> {
    const [[code]]: [Code[], number] = await tx.query(
      `UPDATE access_code SET uses_left = uses_left - 1 WHERE code = $1 AND uses_left > 0
       RETURNING id, plan_id AS "planId", days`,
      [typed],
    );
    if (!code) throw wrongCode();
    const first: unknown[] = await tx.query(
      `INSERT INTO access_code_use (access_code_id, account_id, used_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING 1 AS used`,
      [code.id, accountId, this.now()],
    );
    if (first.length === 0) throw wrongCode();
    return code;
  }

  private async tell(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    { planId, days }: Code,
    until: string,
  ): Promise<void> {
    const { audit, mail } = this;
    const details = { plan: planId, days, until };
    const act = { actorId: account.id, accountId: account.id, address };
    await audit.record({ ...act, action: 'access-code-redeemed', details }, tx);
    await mail.queue({ kind: 'plan-granted', accountId: account.id, planId, until }, tx);
  }
}

/** A code as it is kept: people copy it with blanks or hyphens and in any case. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** When the plan of a code ends: its days count from now, or from the end of the same plan. */
function endOf(account: Account, { planId, days }: Code, now: Date): Date {
  if (!isPaid(account, now)) return new Date(now.getTime() + days * dayMs);
  const [current, offered] = [findPlan(account.planId), findPlan(planId)];
  if (current && offered && current.rank > offered.rank) {
    const what = {
      en: `The code opens the ${offered.label.en} plan, yours is higher. Enter it when your plan has ended.`,
      ru: `Код открывает тариф ${offered.label.ru}, ваш тариф выше. Введите код, когда он закончится.`,
    };
    throw new AppError(ErrorCode.InvalidField, { field: 'code', what });
  }
  const from = account.planId === planId ? account.paidUntil : now;
  return new Date(from.getTime() + days * dayMs);
}

function wrongCode(): AppError {
  return new AppError(ErrorCode.WrongAccessCode, { field: 'code' });
}
