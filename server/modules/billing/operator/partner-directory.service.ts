import type { DataSource } from 'typeorm';
import { PartnerRecord } from '../../../entities/partner.entity.js';
import { RewardRecord } from '../../../entities/reward.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import type { AuditService } from '../../platform/audit.service.js';
import { lockAccount } from '../../platform/lock-account.js';
import { getPageOffset, paginate } from '../../platform/paging.js';
import type { PartnerRewards } from '../partner-rewards.js';

const partnersPerPage = 25;

/** A partner in the administrators' list. Amounts in cents. */
interface PartnerListItem {
  accountId: number;
  email: string;
  isBlocked: boolean;
  balanceCents: number;
  debtCents: number;
  frozenCents: number;
  withdrawalCents: number;
  earnedCents: number;
  payers: number;
}

interface PartnerPage {
  total: number;
  page: number;
  lastPage: number;
  items: PartnerListItem[];
}

interface PartnerDirectoryDependencies {
  postgres: DataSource;
  audit: AuditService;
  rewards: PartnerRewards;
}

/** Partners with their balances, and the release of blocked rewards. */
export class PartnerDirectoryService {
  constructor(private readonly deps: PartnerDirectoryDependencies) {}

  /**
   * A page of partners: first those with debts or blocked rewards, then by earned amount.
   * @throws AppError InvalidField (page)
   */
  async findPage(search: string, page: number): Promise<PartnerPage> {
    const offset = getPageOffset(page, partnersPerPage);
    const pattern = `%${search
      .trim()
      .toLowerCase()
      .slice(0, 254)
      .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const rows: (PartnerListItem & { total: number })[] = await this.deps.postgres.query(
      `WITH partners AS (
         SELECT account_id AS id FROM partner UNION SELECT partner_id FROM reward
         UNION SELECT account_id FROM ledger_balance WHERE book IN ('partner', 'debt', 'withdrawal') AND cents <> 0),
       rewards AS (
         SELECT partner_id, coalesce(sum(cents - taken_back_cents) FILTER (WHERE is_blocked), 0)::int AS frozen,
           coalesce(sum(cents - taken_back_cents) FILTER (WHERE NOT is_blocked), 0)::int AS earned,
           (count(DISTINCT payer_id) FILTER (WHERE NOT is_blocked AND cents > taken_back_cents))::int AS payers
         FROM reward GROUP BY partner_id),
       balances AS (
         SELECT account_id, coalesce(sum(cents) FILTER (WHERE book = 'partner'), 0)::int AS balance,
           coalesce(-sum(cents) FILTER (WHERE book = 'debt'), 0)::int AS debt,
           coalesce(sum(cents) FILTER (WHERE book = 'withdrawal'), 0)::int AS withdrawal
         FROM ledger_balance GROUP BY account_id)
       SELECT account.id AS "accountId", account.email, partner.blocked_at IS NOT NULL AS "isBlocked",
         coalesce(balance, 0) AS "balanceCents", coalesce(debt, 0) AS "debtCents", coalesce(frozen, 0) AS "frozenCents",
         coalesce(withdrawal, 0) AS "withdrawalCents", coalesce(earned, 0) AS "earnedCents", coalesce(payers, 0) AS payers,
         (count(*) OVER ())::int AS total
       FROM partners JOIN account ON account.id = partners.id LEFT JOIN partner ON partner.account_id = account.id
       LEFT JOIN rewards ON rewards.partner_id = account.id LEFT JOIN balances ON balances.account_id = account.id
       WHERE account.email LIKE $1
       ORDER BY (coalesce(debt, 0) > 0 OR coalesce(frozen, 0) > 0) DESC, coalesce(earned, 0) DESC, account.id
       LIMIT ${partnersPerPage} OFFSET $2`,
      [pattern, offset],
    );
    const total = rows[0]?.total ?? 0;
    return { ...paginate(total, page, partnersPerPage), items: rows.map(({ total: _, ...item }) => item) };
  }

  /**
   * Credits the blocked rewards of a partner whose rewards are no longer blocked.
   * @returns the released amount in cents
   * @throws AppError RewardsBlocked while the partner is blocked, NotFound without blocked rewards
   */
  async releaseRewards({ account, address }: AuthenticatedUser, accountId: number): Promise<number> {
    const { postgres, audit, rewards } = this.deps;
    return postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const partner = await tx.findOneBy(PartnerRecord, { accountId });
      if (partner && partner.blockedAt !== null) throw new AppError(ErrorCode.RewardsBlocked);
      const blockedRewards = await tx.find(RewardRecord, {
        where: { partnerId: accountId, isBlocked: true },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      if (blockedRewards.length === 0) throw new AppError(ErrorCode.NotFound);
      let cents = 0;
      for (const reward of blockedRewards) cents += await rewards.release(tx, reward);
      const details = { cents, rewards: blockedRewards.length };
      await audit.record(
        { action: 'rewards-released', actorId: account.id, accountId, details, address },
        tx,
      );
      return cents;
    });
  }
}
