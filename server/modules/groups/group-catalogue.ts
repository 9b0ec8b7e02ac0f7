import type { PositionsRange } from '../../contract/reports/positions-range.js';
import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { GroupAccess, GroupReports, GroupViewer } from '../../reports/subjects/group.subject.js';
import type { GroupLinkTokens } from './group-link-tokens.js';
import { assertGroupId, canView, type GroupOwnership } from './group-access.js';

/** Group reports within one request. Memoized, so that a response is based on one version. */
export class GroupCatalogue implements GroupReports {
  private readonly cache = new Map<string, Promise<GroupRow | undefined>>();

  constructor(
    private readonly postgres: DataSource,
    private readonly links: GroupLinkTokens,
  ) {}

  async versionFor(rid: string, { userId, ownerId }: GroupViewer, share?: string): Promise<GroupAccess> {
    assertGroupId(rid);
    const pending = this.cache.get(rid) ?? this.find(rid);
    this.cache.set(rid, pending);
    const group = await pending;
    // Treat a report of another account as missing.
    if (!group) throw new AppError(ErrorCode.NotFound);
    const isVisible = userId !== 0 && canView(group, { accountId: userId, payerId: ownerId });
    const linkAccess =
      isVisible || share === undefined ? undefined : await this.links.findLinkAccess(rid, share);
    if (!isVisible && linkAccess === undefined) throw new AppError(ErrorCode.NotFound);
    const { report, name, version, competitorsVersion, base, domains, positionsDate, positionsRange } = group;
    if (version === null) {
      // A call that waits for the first version reads the group again.
      this.cache.delete(rid);
      throw new AppError(ErrorCode.NotReady);
    }
    return {
      group: {
        report,
        name,
        version,
        competitorsVersion: competitorsVersion ?? version,
        base,
        domains,
        positionsDate,
        positionsRange,
      },
      readAs: linkAccess?.viewer,
    };
  }

  private async find(rid: string): Promise<GroupRow | undefined> {
    const [group] = await this.postgres.query<GroupRow[]>(
      `SELECT report.number AS report, report.name, report.version, report.competitors_version AS "competitorsVersion", base.code AS base,
         to_char(version.positions_date, 'YYYY-MM-DD') AS "positionsDate", version.positions_range AS "positionsRange", report.domains, report.owner_id AS "ownerId", coalesce(owner.owner_id, owner.id) AS "payerId"
       FROM group_report AS report JOIN base ON base.id = report.base_id JOIN account AS owner ON owner.id = report.owner_id
       LEFT JOIN group_version AS version ON version.id = report.version
       WHERE report.id = $1 AND report.deleted_at IS NULL`,
      [rid],
    );
    return group;
  }
}

interface GroupRow extends GroupOwnership {
  report: number;
  name: string;
  version: number | null;
  competitorsVersion: number | null;
  base: string;
  positionsDate: string | null;
  positionsRange: PositionsRange | null;
  domains: string[];
}
