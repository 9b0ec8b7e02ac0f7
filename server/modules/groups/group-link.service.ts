import { randomUUID } from 'node:crypto';
import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import { maxGroupLinkDays, maxGroupLinks } from '../../contract/projects/group-limits.js';
import { GroupLinkRecord } from '../../entities/group-link.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { randomToken, hashToken } from '../platform/random-token.js';
import { assertGroupId, assertCanManage, assertCanEdit } from './group-access.js';
import { groupLinksSql, activeLinkConditionSql, type GroupLinkTokens } from './group-link-tokens.js';
import type { GroupReportService } from './group-report.service.js';
import type { GroupReportView } from './group-rows.js';

/** A link as the report's owner sees it. */
export interface GroupLinkRow extends Pick<
  GroupLinkRecord,
  'id' | 'createdAt' | 'expiresAt' | 'withdrawnAt'
> {
  /** Whether the link currently grants access. */
  isOpen: boolean;
}

/** A new link. Its URL is returned only once. */
interface NewLink {
  link: GroupLinkRow;
  url: string;
}

const dayMs = 24 * 3_600_000;

interface GroupLinkDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Pick<Config, 'publicUrl'>;
  groups: GroupReportService;
  tokens: GroupLinkTokens;
}

/** Creates, lists and withdraws public links to group reports. */
export class GroupLinkService {
  constructor(private readonly deps: GroupLinkDependencies) {}

  /** Report and limits of a link. Throws NotFound. */
  async read(rid: string, token: string): Promise<{ group: GroupReportView; limits: PlanLimits }> {
    const access = await this.deps.tokens.findLinkAccess(rid, token);
    if (!access) throw new AppError(ErrorCode.NotFound);
    return { group: await this.deps.groups.readAny(rid), limits: access.limits };
  }

  /** Links of a report, active ones first, then newest first. Throws NotFound, Forbidden. */
  async list(user: AuthenticatedUser, rid: string): Promise<GroupLinkRow[]> {
    const { id } = await this.readManageableReport(user, rid);
    return this.deps.postgres.query<GroupLinkRow[]>(
      `SELECT link.id, link.created_at AS "createdAt", link.expires_at AS "expiresAt", link.withdrawn_at AS "withdrawnAt",
         ${activeLinkConditionSql} AS "isOpen"
       FROM ${groupLinksSql} WHERE report.id = $1 ORDER BY "isOpen" DESC, link.created_at DESC LIMIT $3`,
      [id, this.deps.now(), 2 * maxGroupLinks],
    );
  }

  /**
   * Creates a link, optionally with an expiry in days.
   * @throws AppError NotFound, Forbidden, InvalidField, BadRequest above the link limit
   */
  async create(user: AuthenticatedUser, rid: string, days: number | null): Promise<NewLink> {
    const { id, base } = await this.readManageableReport(user, rid);
    const now = this.deps.now();
    if (days !== null && (days < 1 || days > maxGroupLinkDays)) {
      const message = {
        en: `From 1 to ${maxGroupLinkDays} days.`,
        ru: `От 1 до ${maxGroupLinkDays} дней.`,
      };
      throw new AppError(ErrorCode.InvalidField, { field: 'days', what: message });
    }
    const token = randomToken();
    const link = await this.deps.postgres.transaction(async (tx) => {
      // Serializes concurrent calls, because otherwise each of them counts before any of them inserts.
      await tx.query('SELECT FROM group_report WHERE id = $1 FOR UPDATE', [id]);
      await assertLinkAllowed(tx, id, now);
      const record = tx.create(GroupLinkRecord, {
        id: randomUUID(),
        reportId: id,
        accountId: user.account.id,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
        withdrawnAt: null,
      });
      await tx.insert(GroupLinkRecord, record);
      return record;
    });
    const url = `${this.deps.config.publicUrl}/group/${id}?db=${base}&share=${token}`;
    return { link: { ...link, isOpen: true }, url };
  }

  /** Withdraws a link immediately. Throws NotFound, Forbidden. */
  async withdraw(user: AuthenticatedUser, id: string): Promise<void> {
    assertGroupId(id);
    const link = await this.deps.postgres.manager.findOneBy(GroupLinkRecord, { id });
    if (!link) throw new AppError(ErrorCode.NotFound);
    await this.readManageableReport(user, link.reportId);
    await this.deps.postgres.manager.update(
      GroupLinkRecord,
      { id, withdrawnAt: IsNull() },
      { withdrawnAt: this.deps.now() },
    );
  }

  private async readManageableReport(user: AuthenticatedUser, rid: string): Promise<GroupReportView> {
    const report = await this.deps.groups.read(user, rid);
    assertCanManage(report, user);
    assertCanEdit(user);
    return report;
  }
}

/** @throws AppError BadRequest if the report already has the maximum number of active links */
async function assertLinkAllowed(tx: EntityManager, reportId: GroupLinkRecord['reportId'], now: Date) {
  const activeLink = { reportId, withdrawnAt: IsNull() };
  const activeCount = await tx.countBy(GroupLinkRecord, [
    { ...activeLink, expiresAt: IsNull() },
    { ...activeLink, expiresAt: MoreThan(now) },
  ]);
  if (activeCount < maxGroupLinks) return;
  const message = {
    en: `A report has at most ${maxGroupLinks} links. Withdraw one.`,
    ru: `У отчёта не больше ${maxGroupLinks} ссылок. Отзовите одну из них.`,
  };
  throw new AppError(ErrorCode.BadRequest, { what: message });
}
