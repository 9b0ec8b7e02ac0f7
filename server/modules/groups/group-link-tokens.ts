import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { findPlanHolder } from '../accounts/plan-holder-reader.js';
import { hashToken } from '../platform/random-token.js';
import { allowanceOf } from '../plans/allowance.js';
import { effectivePlan, visitorKindOf } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { assertGroupId } from './group-access.js';

const maxTokenLength = 64;

/** FROM clause: links joined with their report, its owner and the link's creator. */
export const groupLinksSql = `group_link AS link JOIN group_report AS report ON report.id = link.report_id
  JOIN account AS owner ON owner.id = report.owner_id JOIN account AS maker ON maker.id = link.account_id`;

/**
 * Condition for active links: not withdrawn, not expired (second parameter), and created by an unblocked user of the
 * report's account.
 */
export const activeLinkConditionSql = `link.withdrawn_at IS NULL AND (link.expires_at IS NULL OR link.expires_at > $2)
  AND maker.blocked_at IS NULL AND coalesce(maker.owner_id, maker.id) = coalesce(owner.owner_id, owner.id)`;

/** Access to a group report through a link. */
interface LinkAccess {
  /** Viewer with the owner's plan. */
  viewer: Viewer;
  /** Limits of the owner's plan. */
  limits: PlanLimits;
}

/** Resolves link tokens of group reports. */
export class GroupLinkTokens {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'hiddenOwnerIds'>,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /**
   * Viewer for an active link: limited by the owner's plan and without first-party data. Undefined for an inactive
   * link, another report or a blocked owner.
   */
  async findLinkAccess(rid: string, token: string): Promise<LinkAccess | undefined> {
    assertGroupId(rid);
    if (token.length > maxTokenLength) return undefined;
    const now = this.now();
    const [row] = await this.postgres.query<{ ownerId: number }[]>(
      `SELECT report.owner_id AS "ownerId" FROM ${groupLinksSql}
       WHERE report.id = $1 AND link.token_hash = $3 AND report.deleted_at IS NULL AND ${activeLinkConditionSql}`,
      [rid, now, hashToken(token)],
    );
    const reportOwner = row && (await findPlanHolder(this.postgres.manager, { id: row.ownerId }));
    if (!reportOwner || reportOwner.account.blockedAt !== null || reportOwner.owner.blockedAt !== null) {
      return undefined;
    }
    const plan = effectivePlan(reportOwner, now, this.planCatalog);
    const viewer = {
      userId: 0,
      ownerId: 0,
      kind: visitorKindOf(plan),
      allowance: allowanceOf(plan),
      planSet: this.planCatalog.current,
      hiddenOwners: this.config.hiddenOwnerIds,
    };
    return { viewer, limits: plan.limits };
  }
}
