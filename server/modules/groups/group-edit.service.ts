import type { PositionsDates } from '../../contract/reports/positions-range.js';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { GroupEditAction, GroupEditSource } from '../../contract/projects/group-edits.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { GroupEditRecord } from '../../entities/group-edit.entity.js';
import { AppError } from '../../errors/app-error.js';
import { formatCount } from '../../errors/format-count.js';
import { ErrorCode } from '../../errors/error-code.js';
import { FairSemaphore } from '../../load-control/fair-semaphore.js';
import { applyEdit } from '../../ingest/group/apply-edit.js';
import { cleanUpGroup } from '../../ingest/group/clean-up-groups.js';
import type { GroupEdit } from '../../ingest/group/group-edit.js';
import { previewEdit, type EditPreview } from '../../ingest/group/preview-edit.js';
import type { GroupToEdit } from '../../ingest/group/resolve-edit.js';
import {
  beginGroupVersion,
  publishGroupVersion,
  reserveGroupVersion,
  withGroupLock,
} from '../../ingest/group/write-group-version.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertCanEdit } from './group-access.js';
import {
  formatChangedBy,
  maxEdits,
  notUndoableMessage,
  createTooManyKeywordsMessage,
  tooManyEditsMessage,
} from './group-edit-errors.js';
import type { GroupReportService } from './group-report.service.js';
import type { GroupReportView } from './group-rows.js';
import { requireReady, type ReadyReport } from './ready-report.js';

/** An edit in the history of a report. */
export interface GroupEditRow {
  id: number;
  action: GroupEditAction;
  by: GroupEditSource;
  organic: number;
  context: number;
  at: Date;
  /** E-mail of the author; empty after the account was deleted. */
  who: string;
  isUndone: boolean;
  canUndo: boolean;
}

/** Reads an edit whose keywords are in a language, after the permissions were checked. */
type EditReader = (language: string) => Promise<GroupEdit>;

/** Result of an edit. */
interface EditResult {
  report: GroupReportView;
  edit: GroupEditRow;
  unknown: readonly string[];
}

/** Request to edit a report. */
interface EditRequest {
  rid: string;
  /** Version that the user saw (optimistic locking); any version if missing. */
  seenVersion?: number | null;
}

/**
 * Concurrent edits in this process, and queued edits per report. Each waits for the report lock and occupies a
 * connection.
 */
const editLimits = { maxConcurrent: 4, maxConcurrentPerKey: 1, maxQueuedPerKey: 20 } as const;

/** Edits the keywords of group reports. Each edit writes a new version, is stored for replay and can be undone. */
export class GroupEditService {
  private readonly limiter = new FairSemaphore(editLimits);

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Config,
    private readonly groups: GroupReportService,
  ) {}

  /** Previews an edit. Throws NotFound, Forbidden, BadRequest. */
  async preview(
    user: AuthenticatedUser,
    rid: string,
    readEdit: EditReader,
    reports: ReportDependencies,
  ): Promise<EditPreview> {
    const report = await this.groups.read(user, rid);
    assertCanEdit(user);
    // Check permissions before reading an uploaded file.
    const { clickhouse, signal, bases } = reports;
    const base = await bases.byCode(report.base);
    const edit = await readEdit(base.lng);
    const version = await reserveGroupVersion(this.postgres);
    return previewEdit({ clickhouse, version, signal }, createGroupToEdit(requireReady(report), base), edit);
  }

  /**
   * Edits a report.
   * @throws AppError NotFound, Forbidden, BadRequest while it is built, GroupChanged, GroupKeywordsLimit, Overloaded
   */
  async edit(
    user: AuthenticatedUser,
    { rid, seenVersion }: EditRequest,
    readEdit: EditReader,
    reports: ReportDependencies,
  ): Promise<EditResult> {
    // Check permissions before reading an uploaded file, and read it before taking the lock.
    const { base: code } = await this.groups.read(user, rid);
    assertCanEdit(user);
    const edit = await readEdit((await reports.bases.byCode(code)).lng);
    return this.withLock(user, rid, reports, async (report, connection) => {
      if (typeof seenVersion === 'number' && seenVersion !== report.version) {
        throw await this.createConflictError(report);
      }
      await this.assertEditLimit(report);
      const base = await reports.bases.byCode(report.base);
      const group = createGroupToEdit(report, base);
      const previous = await readVersion(connection, group.previousVersion);
      const version = await beginGroupVersion(connection, {
        ...previous,
        id: report.id,
        report: report.number,
      });
      try {
        const { clickhouse, signal } = reports;
        const work = { stores: { postgres: this.postgres, clickhouse }, config: this.config, signal };
        const { unknown, ...writtenVersion } = await applyEdit(work, group, edit, version);
        const limit = user.plan.limits.keysPerGroupReport;
        if (edit.action === 'import' && limit !== null) {
          for (const keywordCount of [writtenVersion.organicKeywords, writtenVersion.contextKeywords]) {
            if (keywordCount <= limit) continue;
            throw new AppError(ErrorCode.GroupKeywordsLimit, {
              what: createTooManyKeywordsMessage(keywordCount),
              limit: formatCount(limit),
            });
          }
        }
        signal?.throwIfAborted();
        let id = 0;
        await publishGroupVersion(connection, report.id, writtenVersion, {
          withCompetitors: false,
          writeInTransaction: async ({ manager }) => {
            const { identifiers } = await manager.insert(GroupEditRecord, {
              reportId: report.id,
              accountId: user.account.id,
              at: this.now(),
              action: edit.action,
              source: edit.by,
              organic: Math.abs(writtenVersion.organicKeywords - previous.organicKeywords),
              context: Math.abs(writtenVersion.contextKeywords - previous.contextKeywords),
              payload: edit,
              versionBefore: group.previousVersion,
              versionAfter: version,
            });
            id = Number(identifiers[0]?.['id']);
          },
        });
        const [storedEdit] = await this.find('edit.report_id = $1 AND edit.id = $2', [report.id, id]);
        if (!storedEdit) throw new AppError(ErrorCode.NotFound);
        return { report: await this.groups.read(user, rid), edit: storedEdit, unknown };
      } catch (error) {
        await cleanUpGroup(
          { postgres: this.postgres, clickhouse: reports.clickhouse },
          connection,
          report.number,
        );
        throw error;
      }
    });
  }

  /** Edits of a report, newest first. None can be undone while the report is rebuilt. Throws NotFound. */
  async list(user: AuthenticatedUser, rid: string): Promise<GroupEditRow[]> {
    const { id, state } = await this.groups.read(user, rid);
    const edits = await this.find('edit.report_id = $1', [id]);
    if (state !== taskStates.processing) return edits;
    return edits.map((edit) => ({ ...edit, canUndo: false }));
  }

  /**
   * Undoes the latest edit by publishing the previous version again.
   * @throws AppError NotFound, Forbidden, BadRequest if it cannot be undone
   */
  async undo(
    user: AuthenticatedUser,
    rid: string,
    edit: number,
    reports: ReportDependencies,
  ): Promise<GroupReportView> {
    return this.withLock(user, rid, reports, async (report, connection) => {
      const edits = await this.find('edit.report_id = $1', [report.id]);
      const target = edits.find(({ id }) => id === edit);
      if (!target) throw new AppError(ErrorCode.NotFound);
      const [previous] = await queryPostgres<{
        version: number;
        organicKeywords: number;
        contextKeywords: number;
      }>(
        connection,
        `SELECT version.id AS version, organic_keywords AS "organicKeywords", context_keywords AS "contextKeywords"
         FROM group_edit AS edit JOIN group_version AS version ON version.id = edit.version_before WHERE edit.id = $1`,
        [edit],
      );
      if (!target.canUndo || !previous) {
        throw new AppError(ErrorCode.BadRequest, { what: notUndoableMessage });
      }
      await publishGroupVersion(connection, report.id, previous, {
        withCompetitors: false,
        writeInTransaction: (tx) =>
          tx.query(
            `UPDATE group_edit SET undone_at = $2, payload = '{}', version_before = NULL WHERE id = $1`,
            [edit, this.now()],
          ) as Promise<void>,
      });
      return this.groups.read(user, rid);
    });
  }

  /** Runs an action under the report lock. */
  private async withLock<Result>(
    user: AuthenticatedUser,
    rid: string,
    { clickhouse, signal }: ReportDependencies,
    action: (report: ReadyReport, connection: QueryRunner) => Promise<Result>,
  ): Promise<Result> {
    const { number } = await this.groups.read(user, rid);
    assertCanEdit(user);
    const release = await this.limiter.acquire({ key: `group:${number}`, signal });
    try {
      const stores = { postgres: this.postgres, clickhouse };
      return await withGroupLock(
        stores,
        number,
        // Re-read under the lock: it may have been edited, rebuilt or deleted.
        async (connection) => action(requireReady(await this.groups.read(user, rid)), connection),
        signal,
      );
    } finally {
      release();
    }
  }

  private async assertEditLimit({ id }: GroupReportView): Promise<void> {
    const [row] = await this.postgres.query<{ edits: number }[]>(
      'SELECT count(*)::int AS edits FROM group_edit WHERE report_id = $1 AND undone_at IS NULL',
      [id],
    );
    if ((row?.edits ?? 0) >= maxEdits) {
      throw new AppError(ErrorCode.BadRequest, { what: tooManyEditsMessage });
    }
  }

  private async createConflictError({ id }: GroupReportView): Promise<AppError> {
    const [latest] = await this.postgres.query<{ at: Date; who: string }[]>(
      `SELECT greatest(edit.at, edit.undone_at) AS at, coalesce(account.email, '') AS who
       FROM group_edit AS edit LEFT JOIN account ON account.id = edit.account_id
       WHERE edit.report_id = $1 ORDER BY greatest(edit.at, edit.undone_at) DESC LIMIT 1`,
      [id],
    );
    return new AppError(ErrorCode.GroupChanged, { what: formatChangedBy(latest) });
  }

  private find(condition: string, values: readonly unknown[]): Promise<GroupEditRow[]> {
    return this.postgres.query<GroupEditRow[]>(
      `SELECT edit.id, edit.action, edit.source AS by, edit.organic, edit.context, edit.at, coalesce(account.email, '') AS who,
         edit.undone_at IS NOT NULL AS "isUndone",
         edit.undone_at IS NULL AND edit.version_before IS NOT NULL AND NOT EXISTS (
           SELECT FROM group_edit AS later WHERE later.report_id = edit.report_id AND later.id > edit.id AND later.undone_at IS NULL
         ) AS "canUndo"
       FROM group_edit AS edit LEFT JOIN account ON account.id = edit.account_id
       WHERE ${condition} ORDER BY edit.id DESC`,
      [...values],
    );
  }
}

function createGroupToEdit(
  { number, version, domains, top }: ReadyReport,
  { id, generation }: { id: number; generation: number },
): GroupToEdit {
  return { report: number, previousVersion: version, base: id, generation, domains, top };
}

/** Properties that an edited version inherits. */
interface PreviousVersion extends PositionsDates {
  generation: number;
  organicKeywords: number;
  contextKeywords: number;
}

async function readVersion(connection: QueryRunner, id: number): Promise<PreviousVersion> {
  const [report] = await queryPostgres<PreviousVersion>(
    connection,
    `SELECT generation, positions_date::text AS "positionsDate", positions_range AS "positionsRange", organic_keywords AS "organicKeywords",
       context_keywords AS "contextKeywords" FROM group_version WHERE id = $1`,
    [id],
  );
  if (!report) throw new Error(`The version ${id} of a group report is gone.`);
  return report;
}
