import { Not, type DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import type { WithdrawalMethod } from '../../contract/billing/withdrawals.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import type { AuditDetails } from '../../entities/audit-record.entity.js';
import { PartnerRecord } from '../../entities/partner.entity.js';
import { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import type { WithdrawalMinimums } from '../../config/plan-set.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertAuthenticated } from '../platform/assert-authenticated.js';
import type { AuditService } from '../platform/audit.service.js';
import { lockAccount } from '../platform/lock-account.js';
import { runIdempotent } from '../platform/idempotency.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import { formatAmount } from './format-amount.js';
import { getBalance, transfer } from './ledger.js';
import { creditPartner, lockDebt, settleDebt } from './partner-balance.js';
import type { PartnerAlerts } from './partner-alerts.js';

/** State of a partner in the affiliate programme. */
interface PartnerState {
  isBlocked: boolean;
  balanceCents: number;
  /** Revoked rewards that were already spent; later rewards repay them. */
  debtCents: number;
  /** Rewards withheld by an administrator's block. */
  frozenCents: number;
  /** Amount of pending withdrawals. */
  withdrawalCents: number;
  /** Number of users whose payments brought valid rewards. */
  payers: number;
}

/** Statistics of a partner for one day. */
interface PartnerDay {
  /** UTC date, ISO 8601. */
  day: string;
  /** Number of browsers that followed the link. */
  visits: number;
  registrations: number;
  payments: number;
  paidCents: number;
  rewardCents: number;
}

/** A withdrawal with the partner's e-mail. */
export interface WithdrawalListItem extends WithdrawalRecord {
  email: string;
}

/** A withdrawal that a partner requests. */
interface WithdrawalRequest {
  cents: number;
  method: WithdrawalMethod;
  walletNumber: string;
  /** Idempotency key. */
  key?: string | null;
}

/** A page of withdrawals. */
interface WithdrawalPage {
  total: number;
  page: number;
  lastPage: number;
  items: WithdrawalListItem[];
}

/** An administrator's decision on a withdrawal. */
interface WithdrawalDecision {
  isPaid: boolean;
  /** Reason of a rejection, shown to the partner; may be empty. */
  reason: string;
}

const maxReasonLength = 200;

const maxStatisticsDays = 400;

const withdrawalsPerPage = 25;

interface PartnerAuditEvent {
  accountId: number;
  action: AuditAction;
  details: AuditDetails;
}

/** Affiliate programme for partners, and its administration. */
export class PartnerService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly alerts: PartnerAlerts,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Minimums of a withdrawal. */
  get minimums(): WithdrawalMinimums {
    return this.planCatalog.current.withdrawalMinimums;
  }

  /** State of the current user in the affiliate programme. */
  getState({ account }: AuthenticatedUser): Promise<PartnerState> {
    return this.getStateOfAccount(account.id);
  }

  /** State of an account, for administrators. */
  getStateOfAccount(accountId: number): Promise<PartnerState> {
    return readPartnerState(this.postgres.manager, accountId);
  }

  /**
   * Statistics of the latest days with activity, newest first, including today. Days start at 00:00 UTC. A
   * registration is a new account from the link, or an account that applied a promo code without a link.
   * @throws AppError InvalidField (days)
   */
  async listDailyStatistics({ account }: AuthenticatedUser, count: number): Promise<PartnerDay[]> {
    if (count < 1 || count > maxStatisticsDays) throw invalidPeriodError();
    const since = new Date(this.now().getTime() - (count - 1) * 86_400_000).toISOString().slice(0, 10);
    const days: PartnerDay[] = await this.postgres.query(
      `WITH event AS (
         SELECT day, visits, 0 AS registrations, 0 AS payments, 0 AS paid, 0 AS reward
         FROM partner_visit WHERE partner_id = $1
         UNION ALL
         SELECT (at AT TIME ZONE 'UTC')::date, 0, 1, 0, 0, 0
         FROM referral WHERE brought_by = $1 OR (partner_id = $1 AND brought_by IS NULL)
         UNION ALL
         SELECT (at AT TIME ZONE 'UTC')::date, 0, 0, 1, paid_cents, CASE WHEN is_blocked THEN 0 ELSE cents - taken_back_cents END
         FROM reward WHERE partner_id = $1)
       SELECT day::text, sum(visits)::int AS visits, sum(registrations)::int AS registrations,
         sum(payments)::int AS payments, sum(paid)::int AS "paidCents", sum(reward)::int AS "rewardCents"
       FROM event WHERE day >= $2::date GROUP BY day ORDER BY day DESC`,
      [account.id, since],
    );
    return days;
  }

  /** The user's latest withdrawals, newest first. */
  listWithdrawals({ account }: AuthenticatedUser): Promise<WithdrawalRecord[]> {
    return this.postgres.manager.find(WithdrawalRecord, {
      where: { accountId: account.id },
      order: { id: 'DESC' },
      take: 100,
    });
  }

  /**
   * Requests a payout. Requires a minimum amount and rewards from at least three payers.
   * @throws AppError PayoutInvalid, WithdrawalMinimum, WithdrawalPayers, PayoutBalance, RewardsBlocked, KeyReused,
   *   InvalidField (purse)
   */
  async requestWithdrawal(user: AuthenticatedUser, withdrawal: WithdrawalRequest): Promise<void> {
    const { account } = user;
    const { cents, method, walletNumber, key } = withdrawal;
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      throw new AppError(ErrorCode.PayoutInvalid, { field: 'amount' });
    }
    const minimums = this.minimums;
    if (cents < minimums.cents) {
      throw new AppError(ErrorCode.WithdrawalMinimum, { field: 'amount', least: minimums.cents / 100 });
    }
    if (!/^[A-Za-z]?\d{10,20}$/.test(walletNumber)) throw invalidWalletError();
    const at = this.now();
    const request = `withdrawal ${cents} ${method} ${walletNumber}`;
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      await assertAuthenticated(tx, user);
      await runIdempotent(tx, { accountId: account.id, key, request, at }, async () => {
        await this.assertWithdrawalAllowed(tx, account.id);
        if (cents > (await settleDebt(tx, account.id, at))) {
          throw new AppError(ErrorCode.PayoutBalance, { field: 'amount' });
        }
        const [from, to] = [['partner', account.id] as const, ['withdrawal', account.id] as const];
        await transfer(tx, { kind: 'withdrawal', from, to, cents, currency: 'USD', at });
        const record = { accountId: account.id, cents, method, walletNumber, requestedAt: at };
        await tx.insert(WithdrawalRecord, record);
        await this.alerts.notifyWithdrawalRequested(tx, account.email, cents);
        return '';
      });
    });
  }

  /** The account must be locked, so that no concurrent request blocks its rewards. */
  private async assertWithdrawalAllowed(tx: EntityManager, accountId: number): Promise<void> {
    const { payers, isBlocked } = await readPartnerState(tx, accountId);
    if (isBlocked) throw new AppError(ErrorCode.RewardsBlocked);
    const { payers: least } = this.minimums;
    if (payers < least) throw new AppError(ErrorCode.WithdrawalPayers, { least, payers });
  }

  /**
   * Marks a withdrawal as paid, or rejects it and returns the amount. The decision is final.
   * @throws AppError NotFound, WithdrawalSettled, WithdrawalDebt, InvalidField (reason)
   */
  async resolveWithdrawal(
    actor: AuthenticatedUser,
    id: number,
    { isPaid, reason }: WithdrawalDecision,
  ): Promise<void> {
    if (reason.length > maxReasonLength) throw reasonTooLongError();
    await this.postgres.transaction(async (tx) => {
      const withdrawal = await tx.findOne(WithdrawalRecord, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!withdrawal) throw new AppError(ErrorCode.NotFound);
      if (withdrawal.state !== 'asked') throw new AppError(ErrorCode.WithdrawalSettled);
      const { accountId, cents, currency } = withdrawal;
      const at = this.now();
      const state = isPaid ? 'paid' : 'refused';
      await tx.update(WithdrawalRecord, id, { state, settledAt: at, reason: isPaid ? '' : reason });
      const from = ['withdrawal', accountId] as const;
      const debtCents = await lockDebt(tx, accountId);
      if (isPaid && debtCents > 0) {
        throw new AppError(ErrorCode.WithdrawalDebt, { debt: formatAmount(debtCents) });
      }
      await (isPaid
        ? transfer(tx, { kind: 'withdrawal-paid', from, to: 'provider', cents, currency, at })
        : creditPartner(tx, { kind: 'withdrawal-refused', from, partnerId: accountId, cents, at }));
      const action = isPaid ? 'withdrawal-paid' : 'withdrawal-refused';
      await this.recordAudit(tx, actor, { accountId, action, details: { withdrawal: id, cents } });
      const resolvedWithdrawal = { ...withdrawal, reason };
      await (isPaid
        ? this.alerts.notifyWithdrawalPaid(tx, resolvedWithdrawal)
        : this.alerts.notifyWithdrawalRejected(tx, resolvedWithdrawal));
    });
  }

  /** Pending withdrawals, oldest first. */
  listPending(): Promise<WithdrawalListItem[]> {
    return this.postgres.query(
      `${withdrawalListSql} WHERE withdrawal.state = 'asked' ORDER BY withdrawal.id LIMIT 500`,
    );
  }

  /**
   * Resolved withdrawals, newest first.
   * @throws AppError InvalidField (page)
   */
  async listResolved(page: number): Promise<WithdrawalPage> {
    const skip = getPageOffset(page, withdrawalsPerPage);
    const total = await this.postgres.manager.countBy(WithdrawalRecord, { state: Not('asked') });
    const items: WithdrawalListItem[] = await this.postgres.query(
      `${withdrawalListSql} WHERE withdrawal.settled_at IS NOT NULL
       ORDER BY withdrawal.settled_at DESC, withdrawal.id DESC LIMIT ${withdrawalsPerPage} OFFSET $1`,
      [skip],
    );
    return { ...paginate(total, page, withdrawalsPerPage), items };
  }

  /**
   * Blocks or unblocks the rewards of a partner.
   * @throws AppError UserNotFound
   */
  async setRewardsBlocked(actor: AuthenticatedUser, accountId: number, blocked: boolean): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      if (!(await tx.existsBy(Account, { id: accountId }))) throw new AppError(ErrorCode.UserNotFound);
      await lockAccount(tx, accountId);
      await tx.upsert(PartnerRecord, { accountId, blockedAt: blocked ? this.now() : null }, ['accountId']);
      await this.recordAudit(tx, actor, {
        accountId,
        action: blocked ? 'rewards-blocked' : 'rewards-unblocked',
        details: {},
      });
    });
  }

  private async recordAudit(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    { accountId, action, details }: PartnerAuditEvent,
  ): Promise<void> {
    await this.audit.record({ action, actorId: account.id, accountId, details, address }, tx);
  }
}

async function readPartnerState(tx: EntityManager, accountId: number): Promise<PartnerState> {
  const partner = await tx.findOneBy(PartnerRecord, { accountId });
  const [rewardTotals]: { frozen: number; payers: number }[] = await tx.query(
    `SELECT coalesce(sum(cents - taken_back_cents) FILTER (WHERE is_blocked), 0)::int AS frozen,
       (count(DISTINCT payer_id) FILTER (WHERE NOT is_blocked AND cents > taken_back_cents))::int AS payers
     FROM reward WHERE partner_id = $1`,
    [accountId],
  );
  return {
    isBlocked: (partner?.blockedAt ?? null) !== null,
    balanceCents: await getBalance(tx, 'partner', accountId),
    debtCents: Math.abs(await getBalance(tx, 'debt', accountId)),
    frozenCents: rewardTotals?.frozen ?? 0,
    withdrawalCents: await getBalance(tx, 'withdrawal', accountId),
    payers: rewardTotals?.payers ?? 0,
  };
}

const withdrawalListSql = `SELECT withdrawal.id, withdrawal.account_id AS "accountId", withdrawal.cents, withdrawal.currency, withdrawal.method, withdrawal.purse AS "walletNumber",
    withdrawal.state, withdrawal.asked_at AS "requestedAt", withdrawal.settled_at AS "settledAt", withdrawal.reason, account.email
  FROM withdrawal JOIN account ON account.id = withdrawal.account_id`;

function invalidPeriodError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'days',
    what: { en: `From 1 to ${maxStatisticsDays} days.`, ru: `От 1 до ${maxStatisticsDays} дней.` },
  });
}

function reasonTooLongError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'reason',
    what: {
      en: `A reason has at most ${maxReasonLength} characters.`,
      ru: `Причина – не длиннее ${maxReasonLength} знаков.`,
    },
  });
}

function invalidWalletError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'purse',
    what: {
      en: 'Enter the purse number: 10 to 20 digits, with the letter if it has one.',
      ru: 'Введите номер кошелька: от 10 до 20 цифр, с буквой, если она есть.',
    },
  });
}
