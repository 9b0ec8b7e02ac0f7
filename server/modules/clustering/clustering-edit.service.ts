import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { undoableClusteringEdits, type ClusteringEditKind } from '../../contract/projects/clustering.js';
import type { Localised } from '../../contract/language/localised.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { ClusteringEditRecord } from '../../entities/clustering-edit.entity.js';
import { AppError } from '../../errors/app-error.js';
import { formatCount } from '../../errors/format-count.js';
import { ErrorCode } from '../../errors/error-code.js';
import { FairSemaphore } from '../../load-control/fair-semaphore.js';
import { withEdit, type ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import { compactHistory } from '../../ingest/clustering/compact-history.js';
import {
  readEditCounts,
  updateProjectCounts,
  type ProjectCounts,
} from '../../ingest/clustering/project-counts.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import {
  readChange,
  type ClusteringChange,
  type ClusteringEditRow,
  type SkippedKeyword,
} from './clustering-change.js';
import { copyClustering } from './copy-clustering.js';
import { clusteringErrors, badRequest } from './clustering-errors.js';
import type { ClusteringProject } from './clustering-rows.js';
import { assertClusteringAllowed, readClustering } from './clustering.service.js';
import { getStatsValues, buildStatsAssignments } from './stats-sql.js';
import { isCompactedBase, listEdits } from './list-edits.js';
import { nextRevision } from './next-revision.js';

/** Metadata of an edit besides its rows. */
export interface EditOutcome {
  kind: ClusteringEditKind;
  /** Name of the edited object. */
  targetName?: string;
  skipped?: readonly SkippedKeyword[];
  skippedCount?: number;
  /** Id of the created folder. */
  newFolder?: number;
  /** Number of folder ids allocated. */
  createdFolders?: number;
  /** The new blacklist. */
  blacklist?: readonly string[];
  /** Error if no row was written. */
  errorIfUnchanged?: AppError;
}

/** Writes the rows of an edit while the project is locked. `language` is that of its database. */
export type WriteEdit = (
  work: ClusteringWork,
  project: ClusteringProject,
  language: string,
) => Promise<EditOutcome>;

/**
 * Concurrent edits in this process, and queued edits per project. Each waits for the project lock and occupies a
 * connection.
 */
const editLimits = { maxConcurrent: 4, maxConcurrentPerKey: 1, maxQueuedPerKey: 20 } as const;

/** A longer revision path is compacted into a new epoch. */
const maxRevisionPath = 120;

/**
 * Edits clustering projects. Every edit writes rows under its own revision; undo excludes that revision from reads.
 */
export class ClusteringEditService {
  private readonly limiter = new FairSemaphore(editLimits);

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Config,
  ) {}

  /**
   * Runs an edit atomically: its rows become visible on commit.
   * @throws AppError NotFound, ReportRestricted, BadRequest while clustering is running, ClusteringKeywordsLimit, and
   *   the errors of `write`
   */
  async edit(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
    write: WriteEdit,
  ): Promise<ClusteringChange> {
    return this.withLock(user, uid, reports, async (tx, project, work) => {
      const { lng } = await reports.bases.byCode(project.base);
      const outcome = await write(work, project, lng);
      const after = withEdit(work);
      const [stats, writtenCounts] = await Promise.all([
        updateProjectCounts(project, work, after),
        readEditCounts(work),
      ]);
      if (writtenCounts.keywords + writtenCounts.folders === 0 && outcome.blacklist === undefined) {
        throw outcome.errorIfUnchanged ?? badRequest(clusteringErrors.sameFolder);
      }
      assertKeywordLimit(user, stats, project);
      await tx.query('DELETE FROM clustering_edit WHERE revision = ANY($1)', [project.undone]);
      await tx.query(
        `UPDATE clustering SET path = $2, undone = '{}', next_folder = next_folder + $3, blacklist = $4, ${buildStatsAssignments(5)} WHERE id = $1`,
        [
          project.id,
          after.project.path,
          outcome.createdFolders ?? 0,
          outcome.blacklist ?? project.blacklist,
          ...getStatsValues(stats),
        ],
      );
      await tx.insert(ClusteringEditRecord, {
        revision: work.revision,
        clusteringId: project.id,
        accountId: user.account.id,
        at: this.now(),
        kind: outcome.kind,
        targetName: outcome.targetName?.slice(0, 255) ?? null,
        keywords: writtenCounts.keywords,
        folders: writtenCounts.folders,
        blacklist: [...(outcome.blacklist ?? project.blacklist)],
      });
      return { tree: await readChange(work, after), outcome, revision: work.revision };
    }).then(({ tree, outcome, revision }) => this.buildChange(user, uid, { ...tree, revision, outcome }));
  }

  /**
   * Copies a project into an empty one created by `createProject` and returns its id.
   * @throws AppError NotFound, ReportRestricted, ClusteringLimit
   */
  async copy(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
    createProject: (from: ClusteringProject) => Promise<string>,
  ): Promise<string> {
    const { postgres } = this;
    const from = await readClustering(postgres.manager, user, uid);
    const id = await createProject(from);
    const to = await readClustering(postgres.manager, user, id);
    await copyClustering(
      { postgres, now: this.now, config: this.config, reports },
      { from, to, accountId: user.account.id },
    );
    return id;
  }

  /** Edits of a project, newest first, undone ones before the others. Throws NotFound. */
  async list(user: AuthenticatedUser, uid: string): Promise<ClusteringEditRow[]> {
    return listEdits(this.postgres, await readClustering(this.postgres.manager, user, uid));
  }

  /**
   * Undoes the latest edit, identified by `revision`.
   * @throws AppError NotFound, ReportRestricted, BadRequest while clustering is running, ClusteringChanged if it is
   *   no longer the latest
   */
  async undo(
    user: AuthenticatedUser,
    uid: string,
    revision: number,
    reports: ReportDependencies,
  ): Promise<ClusteringChange> {
    return this.switchRevision(user, uid, reports, ({ path, undone, ...project }) => {
      if (path.at(-1) === revision && isCompactedBase(project, path)) return clusteringErrors.tooOld;
      const remainingPath = path.slice(0, -1);
      if (path.at(-1) === revision) {
        return {
          path: remainingPath,
          undone: [revision, ...undone],
          pathWithoutEdit: remainingPath,
          revision,
        };
      }
      // Of two concurrent requests the second finds the edit undone already.
      return undone.includes(revision) ? clusteringErrors.undoneAlready : clusteringErrors.notUndoable;
    });
  }

  /** Redoes the edit undone last, identified by `revision`. Throws the errors of `undo`. */
  async redo(
    user: AuthenticatedUser,
    uid: string,
    revision: number,
    reports: ReportDependencies,
  ): Promise<ClusteringChange> {
    return this.switchRevision(user, uid, reports, ({ path, undone: [next, ...undone] }) => {
      if (next === revision) return { path: [...path, revision], undone, pathWithoutEdit: path, revision };
      return path.includes(revision) ? clusteringErrors.redoneAlready : clusteringErrors.notRedoable;
    });
  }

  /** Switches the project to another revision path, unless `computeState` returns a message that rejects it. */
  private async switchRevision(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
    computeState: (project: ClusteringProject) => RevisionState | Localised,
  ): Promise<ClusteringChange> {
    return this.withLock(user, uid, reports, async (tx, project, work) => {
      const target = computeState(project);
      if (!('path' in target)) throw new AppError(ErrorCode.ClusteringChanged, { what: target });
      const createWorkAt = (path: readonly number[]): ClusteringWork => ({
        ...work,
        revision: target.revision,
        project: { ...work.project, path },
      });
      const stats = await updateProjectCounts(project, createWorkAt(project.path), createWorkAt(target.path));
      await tx.query(
        `UPDATE clustering SET path = $2, undone = $3, blacklist = coalesce((SELECT blacklist FROM clustering_edit WHERE revision = $4), CASE WHEN $4 = 0 THEN '{}' ELSE blacklist END),
           ${buildStatsAssignments(5)} WHERE id = $1`,
        [project.id, target.path, target.undone, target.path.at(-1) ?? 0, ...getStatsValues(stats)],
      );
      return {
        tree: await readChange(createWorkAt(target.pathWithoutEdit), createWorkAt(target.path)),
        revision: target.revision,
      };
    }).then(({ tree, revision }) => this.buildChange(user, uid, { ...tree, revision }));
  }

  /** Runs an action under the project lock with a newly allocated revision. */
  private async withLock<Result>(
    user: AuthenticatedUser,
    uid: string,
    { clickhouse, signal, bases }: ReportDependencies,
    action: (tx: EntityManager, project: ClusteringProject, work: ClusteringWork) => Promise<Result>,
  ): Promise<Result> {
    const { id, base: code } = await readClustering(this.postgres.manager, user, uid);
    assertClusteringAllowed(user);
    const { generation } = await bases.byCode(code);
    const release = await this.limiter.acquire({ key: `clustering:${id}`, signal });
    try {
      return await this.postgres.transaction(async (tx) => {
        await tx.query('SELECT FROM clustering WHERE id = $1 FOR UPDATE', [id]);
        // Re-read under the lock: the project may have been edited or deleted, or clustering may have started.
        const project = await readClustering(tx, user, uid);
        if (project.state === taskStates.processing) throw badRequest(clusteringErrors.running);
        const work: ClusteringWork = {
          stores: { postgres: this.postgres, clickhouse },
          config: this.config,
          signal,
          revision: await nextRevision(tx),
          project: {
            number: project.number,
            epoch: project.epoch,
            path: project.path,
            base: project.baseId,
            generation,
          },
        };
        if (project.path.length < maxRevisionPath) return action(tx, project, work);
        const compacted = await compactHistory(work, undoableClusteringEdits);
        await tx.query(
          'UPDATE clustering SET epoch = $2, epoch_at = $3, path = $4, undone = $5 WHERE id = $1',
          [id, compacted.epoch, this.now(), compacted.path, []],
        );
        await tx.query('DELETE FROM clustering_edit WHERE clustering_id = $1 AND revision <> ALL($2)', [
          id,
          compacted.path,
        ]);
        return action(
          tx,
          { ...project, ...compacted, undone: [] },
          { ...work, project: { ...work.project, ...compacted } },
        );
      });
    } finally {
      release();
    }
  }

  private async buildChange(
    user: AuthenticatedUser,
    uid: string,
    {
      revision,
      outcome,
      ...tree
    }: Awaited<ReturnType<typeof readChange>> & { revision: number; outcome?: EditOutcome },
  ): Promise<ClusteringChange> {
    const project = await readClustering(this.postgres.manager, user, uid);
    const edits = await listEdits(this.postgres, project);
    return {
      ...tree,
      project,
      edit: edits.find((edit) => edit.revision === revision),
      skipped: outcome?.skipped ?? [],
      skippedCount: outcome?.skippedCount ?? 0,
      newFolder: outcome?.newFolder ?? null,
    };
  }
}

interface RevisionState {
  path: number[];
  undone: number[];
  /** Revision path without the edit. */
  pathWithoutEdit: number[];
  revision: number;
}

/** Throws ClusteringKeywordsLimit if the project has grown above the plan's limit. */
function assertKeywordLimit(
  { plan }: AuthenticatedUser,
  { keywords }: ProjectCounts,
  before: ClusteringProject,
): void {
  const { keywords: limit } = plan.limits.clustering;
  if (keywords <= limit || keywords <= before.keywords) return;
  throw new AppError(ErrorCode.ClusteringKeywordsLimit, { given: keywords, limit: formatCount(limit) });
}
