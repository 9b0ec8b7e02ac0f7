import type { DataSource } from 'typeorm';
import type { RetentionPolicy } from '../../config/retention-policy.js';
import { Base } from '../../entities/base.entity.js';
import type { SnapshotContents } from '../../entities/snapshot.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requestOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { rebuildReportsTask } from './rebuild-reports.task.js';
import { removeSampleTask } from './remove-sample.task.js';
import { removeSnapshotTask, type RemoveSnapshotInput } from './remove-snapshot.task.js';
import { restoreSnapshotTask, type RestoreSnapshotInput } from './restore-snapshot.task.js';
import type { TaskView, TaskService } from '../tasks/task.service.js';
import { addBase, changeBase, type BaseChange, type NewBase } from './add-base.js';
import type { BaseCatalogueService } from './base-catalogue.service.js';
import type { SnapshotWork } from './imported-data.type.js';

const dataTaskDefinitions = [removeSnapshotTask, restoreSnapshotTask, rebuildReportsTask, removeSampleTask];

/** Maximum domain names listed per snapshot. */
const maxListedExports = 3;

/** A snapshot with its import. */
export interface SnapshotView {
  id: number;
  baseId: number;
  base: string;
  date: string;
  rows: number;
  keywords: number;
  contents: Partial<SnapshotContents>;
  files: string[];
  importedBy: string | null;
  importedAt: Date | null;
  isSample: boolean;
  keptUntil: Date | null;
  canReturn: boolean;
  expiresOn: string | null;
}

/** Lists imported data and starts the tasks that change it. For administrators. */
export class ImportedDataService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bases: BaseCatalogueService,
    private readonly tasks: TaskService,
    readonly retention: RetentionPolicy,
  ) {}

  /** Published snapshots and removed ones that can still be restored, newest first within a database. */
  snapshots(): Promise<SnapshotView[]> {
    return this.find('true', []);
  }

  /**
   * Domain exports of each snapshot: the names of the registrable domains with the most results, and the number of
   * domains.
   */
  async domainExports(
    reports: ReportDependencies,
    snapshots: readonly SnapshotView[],
  ): Promise<ReadonlyMap<number, { names: string[]; total: number }>> {
    if (snapshots.length === 0) return new Map();
    const ids = {
      bases: [...new Set(snapshots.map(({ baseId }) => baseId))],
      snapshots: snapshots.map(({ id }) => id),
    };
    const scopeCondition = 'base IN {bases:Array(UInt16)} AND snapshot IN {snapshots:Array(UInt32)}';
    const { rows } = await reports.clickhouse.query<{ snapshot: number; names: string[]; total: number }>(
      `SELECT snapshot, arrayMap(one -> one.2, arraySlice(arraySort(groupArray((-toInt64(rows), site))), 1, ${maxListedExports})) AS names,
         count() AS total
       FROM (
         SELECT snapshot, site, sum(counted.rows) AS rows
         FROM (SELECT DISTINCT snapshot, domain_id FROM domain_export WHERE ${scopeCondition}) AS exports
         GLOBAL INNER JOIN (
           SELECT domain_id, any(if(parent_name = '', name, parent_name)) AS site FROM host
           WHERE domain_id GLOBAL IN (SELECT domain_id FROM domain_export WHERE ${scopeCondition}) GROUP BY domain_id
         ) AS names USING (domain_id)
         GLOBAL LEFT JOIN (
           SELECT snapshot, domain_id, count() AS rows FROM result
           WHERE ${scopeCondition} AND own = 1 GROUP BY snapshot, domain_id
         ) AS counted USING (snapshot, domain_id)
         GROUP BY snapshot, site
       ) GROUP BY snapshot`,
      { parameters: ids, ...requestOptions(reports, 'own-data') },
    );
    return new Map(rows.map(({ snapshot, names, total }) => [snapshot, { names, total }]));
  }

  /** Running tasks of all accounts. */
  runningTasks(): Promise<TaskView[]> {
    return this.tasks.listUnfinished(dataTaskDefinitions);
  }

  /** Running operation on a snapshot, or undefined. */
  findRunningOperation(
    { id, baseId, date, keptUntil }: SnapshotView,
    runningTasks: readonly TaskView[],
  ): SnapshotWork | undefined {
    const getTasks = (kind: { id: string }) => runningTasks.filter(({ task }) => task.kind === kind.id);
    const isRemoving = getTasks(removeSnapshotTask).some(({ task }) => {
      const input = task.input as RemoveSnapshotInput;
      return input.base === baseId && input.date === date;
    });
    if (isRemoving && keptUntil === null) return 'removing';
    const isRestoring = getTasks(restoreSnapshotTask).some(
      ({ task }) => (task.input as RestoreSnapshotInput).snapshot === id,
    );
    return isRestoring ? 'restoring' : undefined;
  }

  /**
   * Starts removing the snapshot of a date and returns the task id.
   * @throws AppError UnknownBase, NotFound, TaskLimit
   */
  async remove(user: AuthenticatedUser, code: string, date: string): Promise<string> {
    const base = await this.bases.byCode(code);
    const [snapshot] = await this.find(
      `base.code = $2 AND snapshot.date::text = $3 AND snapshot.state = 'published'`,
      [base.code, date],
    );
    if (!snapshot) throw new AppError(ErrorCode.NotFound);
    const input = { base: base.id, code: base.code, date: snapshot.date };
    return this.tasks.start(removeSnapshotTask, user, { name: `${base.name}, ${snapshot.date}`, input });
  }

  /**
   * Starts restoring a removed snapshot and returns the task id. Extends its retention until the task runs.
   * @throws AppError NotFound, BadRequest, TaskLimit
   */
  async restore(user: AuthenticatedUser, id: string): Promise<string> {
    if (!/^\d{1,9}$/.test(id)) throw new AppError(ErrorCode.NotFound);
    const [snapshot] = await this.find(`snapshot.id = $2 AND snapshot.state = 'removed'`, [Number(id)]);
    if (!snapshot) throw new AppError(ErrorCode.NotFound);
    if (!snapshot.canReturn) {
      throw new AppError(ErrorCode.BadRequest, { what: dateReimportedMessage(snapshot.date) });
    }
    await this.postgres.query(
      `UPDATE snapshot SET kept_until = kept_until + interval '1 day' WHERE id = $1 AND state = 'removed'`,
      [snapshot.id],
    );
    const base = await this.bases.byCode(snapshot.base);
    const input = { base: base.id, code: base.code, snapshot: snapshot.id };
    return this.tasks.start(restoreSnapshotTask, user, { name: `${base.name}, ${snapshot.date}`, input });
  }

  /**
   * Starts rebuilding the reports of one database, or of all non-empty ones, and returns the task id.
   * @throws AppError UnknownBase, TaskLimit
   */
  async rebuildReports(user: AuthenticatedUser, code?: string): Promise<string> {
    const requestedBases = code === undefined ? await this.bases.list() : [await this.bases.byCode(code)];
    const nonEmptyBases = requestedBases.filter(({ generation }) => generation > 0);
    const bases = nonEmptyBases.map((base) => ({ base: base.id, code: base.code }));
    const name = nonEmptyBases.map((base) => base.name).join(', ');
    return this.tasks.start(rebuildReportsTask, user, { name, input: { bases } });
  }

  /** Starts removing the sample data and returns the task id. */
  async removeSample(user: AuthenticatedUser): Promise<string> {
    const sampleSnapshots = await this.find(`snapshot.sample AND snapshot.state = 'published'`, []);
    const names = new Set(sampleSnapshots.map(({ base }) => base));
    return this.tasks.start(removeSampleTask, user, { name: [...names].join(', '), input: {} });
  }

  /** @throws AppError InvalidField */
  add(input: NewBase): Promise<Base> {
    return addBase(this.postgres, input);
  }

  /** @throws AppError InvalidField, UnknownBase */
  async change(code: string, input: BaseChange): Promise<Base> {
    const base = await this.bases.byCode(code);
    return changeBase(this.postgres, base.code, input);
  }

  private find(condition: string, values: readonly (string | number)[]): Promise<SnapshotView[]> {
    return this.postgres.query<SnapshotView[]>(
      `SELECT snapshot.id, base.id AS "baseId", base.code AS base, to_char(snapshot.date, 'YYYY-MM-DD') AS date,
         snapshot.rows::float8 AS rows, snapshot.keywords, snapshot.contents, snapshot.files, account.email AS "importedBy",
         import_job.finished_at AS "importedAt", snapshot.sample AS "isSample", snapshot.kept_until AS "keptUntil",
         snapshot.state = 'removed' AND NOT EXISTS (
           SELECT FROM snapshot AS other WHERE other.base_id = base.id AND other.date = snapshot.date
             AND other.state = 'published') AS "canReturn",
         CASE WHEN snapshot.state = 'published' THEN to_char(snapshot.expires_on, 'YYYY-MM-DD') END AS "expiresOn"
       FROM snapshot JOIN base ON base.id = snapshot.base_id
       LEFT JOIN import_job ON import_job.id = snapshot.import_id LEFT JOIN account ON account.id = import_job.account_id
       WHERE (snapshot.state = 'published' OR snapshot.kept_until > $1) AND ${condition}
       ORDER BY base.priority, base.id, snapshot.date DESC, snapshot.id DESC`,
      [this.now(), ...values],
    );
  }
}

const dateReimportedMessage = (date: string) => ({
  en: `Other results for ${date} have been imported since. Remove these first.`,
  ru: `За ${date} с тех пор импортированы другие результаты. Сначала удалите их.`,
});
