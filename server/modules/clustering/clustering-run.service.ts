import type { DataSource } from 'typeorm';
import { previewInThread, clusterInThread } from '../../clustering/clustering-thread.js';
import type { StrengthPreview } from '../../clustering/preview-strengths.js';
import type { Config } from '../../config/config.js';
import {
  maxFolderDepth,
  maxClusteredKeywords,
  type ClusterRunSettings,
  type ClusterDepth,
} from '../../contract/projects/clustering.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { FairSemaphore } from '../../load-control/fair-semaphore.js';
import type { ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import { readFolders } from '../../ingest/clustering/folder-rows.js';
import { countClusterableKeywords, readTopResults } from '../../ingest/clustering/read-top-results.js';
import { clusterSettings } from '../../ingest/clustering/run-clustering.js';
import { writeClusters } from '../../ingest/clustering/write-clusters.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { clusterKeywordsTask } from './cluster-keywords.task.js';
import type { TaskService } from '../tasks/task.service.js';
import type { ClusteringChange } from './clustering-change.js';
import type { ClusteringEditService } from './clustering-edit.service.js';
import { clusteringErrors, badRequest } from './clustering-errors.js';
import type { ClusteringProject } from './clustering-rows.js';
import { assertClusteringAllowed, readClustering } from './clustering.service.js';
import { requireFolder } from './folder-edits.js';

/** Concurrent previews in this process and per account. Each occupies a worker thread. */
const previewLimits = { maxConcurrent: 2, maxConcurrentPerKey: 1, maxQueuedPerKey: 3 } as const;

/** Clusters projects as a task, and previews the effect of a strength. */
export class ClusteringRunService {
  private readonly previewLimiter = new FairSemaphore(previewLimits);

  constructor(
    private readonly postgres: DataSource,
    private readonly config: Config,
    private readonly tasks: TaskService,
    private readonly edits: ClusteringEditService,
  ) {}

  /**
   * Starts clustering a project. Unlocked folders are replaced when it completes.
   * @throws AppError NotFound, ReportRestricted, BadRequest, ClusteringRuns
   */
  async start(
    user: AuthenticatedUser,
    uid: string,
    settings: ClusterRunSettings,
    reports: ReportDependencies,
  ): Promise<ClusteringProject> {
    const current = await readClustering(this.postgres.manager, user, uid);
    assertClusteringAllowed(user);
    const keywords = await countClusterableKeywords(await this.createWork(current, reports));
    if (keywords === 0) throw badRequest(clusteringErrors.nothingToCluster);
    if (keywords > maxClusteredKeywords) throw badRequest(clusteringErrors.tooManyToCluster);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await tx.query('SELECT FROM clustering WHERE id = $1 FOR UPDATE', [current.id]);
      const project = await readClustering(tx, user, uid);
      if (project.state === taskStates.processing) throw badRequest(clusteringErrors.running);
      await assertRunLimit(tx, user);
      const input = { project: project.id, settings };
      const task = await this.tasks.start(clusterKeywordsTask, user, { name: project.name, input }, tx);
      await tx.query('UPDATE clustering SET task_id = $2, settings = $3 WHERE id = $1', [
        project.id,
        task,
        settings,
      ]);
    });
    return readClustering(this.postgres.manager, user, uid);
  }

  /** Previews the clusters of each strength. Throws NotFound, ReportRestricted, BadRequest. */
  async preview(
    user: AuthenticatedUser,
    uid: string,
    settings: ClusterRunSettings,
    reports: ReportDependencies,
  ): Promise<StrengthPreview[]> {
    const project = await readClustering(this.postgres.manager, user, uid);
    assertClusteringAllowed(user);
    const release = await this.previewLimiter.acquire({
      key: `account:${user.owner.id}`,
      signal: reports.signal,
    });
    try {
      const work = await this.createWork(project, reports);
      if ((await countClusterableKeywords(work)) > maxClusteredKeywords) {
        throw badRequest(clusteringErrors.tooManyToCluster);
      }
      const { engine } = await reports.bases.byCode(project.base);
      const { topResults } = await readTopResults(work, { ...settings, engine });
      return await previewInThread(topResults, clusterSettings(settings), buildStrengths(settings.top), {
        signal: reports.signal,
      });
    } finally {
      release();
    }
  }

  /**
   * Splits a folder into subfolders with a higher strength. Unmatched keywords stay.
   * @throws AppError NotFound, ReportRestricted, BadRequest
   */
  async split(
    user: AuthenticatedUser,
    uid: string,
    { folder: id, settings }: { folder: number; settings: ClusterRunSettings },
    reports: ReportDependencies,
  ): Promise<ClusteringChange> {
    const project = await readClustering(this.postgres.manager, user, uid);
    const { engine } = await reports.bases.byCode(project.base);
    return this.edits.edit(user, uid, reports, async (work, { nextFolder }) => {
      const tree = await readFolders(work);
      const folder = requireFolder(tree, id);
      // The new clusters become subfolders.
      if (folder.trail.length >= maxFolderDepth) throw badRequest(clusteringErrors.tooDeep);
      const { keywords, topResults } = await readTopResults(work, { ...settings, engine, folder: id });
      const clusters = await clusterInThread(topResults, clusterSettings(settings), { signal: work.signal });
      const heads = new Set(clusters.headOf.filter((head) => head !== -1));
      const isUnsplit = heads.size === 1 && !clusters.headOf.includes(-1);
      if (heads.size === 0 || isUnsplit) throw badRequest(clusteringErrors.notSplit);
      const createdFolders = await writeClusters(work, {
        keywords,
        clusters,
        parent: folder,
        siblingNames: [...tree.values()].filter(({ parent }) => parent === id).map(({ name }) => name),
        unclusteredFolder: id,
        firstFolder: nextFolder,
        removedFolders: [],
      });
      return { kind: 'SPLIT', targetName: folder.name, createdFolders };
    });
  }

  /** Context for reading the current state of a project. */
  async createWork(
    project: ClusteringProject,
    { clickhouse, signal, bases }: ReportDependencies,
  ): Promise<ClusteringWork> {
    const { generation } = await bases.byCode(project.base);
    const { number, epoch, path, baseId: base } = project;
    return {
      stores: { postgres: this.postgres, clickhouse },
      config: this.config,
      signal,
      revision: 0,
      project: { number, epoch, path, base, generation },
    };
  }
}

/**
 * Strengths of a preview, in steps of a tenth of the depth. For the top 50 the lowest step is omitted, because so few
 * shared URLs are not significant.
 */
function buildStrengths(top: ClusterDepth): number[] {
  const step = top / 10;
  const strengths = Array.from({ length: 10 }, (_, index) => (index + 1) * step);
  return top === 50 ? strengths.slice(1) : strengths;
}

/** Throws ClusteringRuns if the account has reached the number of concurrent runs of its plan. */
async function assertRunLimit(
  tx: { query(sql: string, values: unknown[]): Promise<unknown> },
  { owner, plan }: AuthenticatedUser,
): Promise<void> {
  const { maxConcurrent: limit } = plan.limits.clustering;
  const [row] = (await tx.query(
    `SELECT count(*)::int AS running FROM task JOIN account ON account.id = task.account_id
     WHERE task.kind = $1 AND task.state = $2 AND coalesce(account.owner_id, account.id) = $3`,
    [clusterKeywordsTask.id, taskStates.processing, owner.id],
  )) as { running: number }[];
  if ((row?.running ?? 0) >= limit) throw new AppError(ErrorCode.ClusteringRuns, { limit });
}
