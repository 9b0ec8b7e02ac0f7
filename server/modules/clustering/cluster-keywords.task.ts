import type { ClusterRunSettings } from '../../contract/projects/clustering.js';
import { formatInteger } from '../../contract/formatting/format-number.js';
import { Base } from '../../entities/base.entity.js';
import { ClusteringEditRecord } from '../../entities/clustering-edit.entity.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { withEdit, type ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import { readProjectCounts } from '../../ingest/clustering/project-counts.js';
import { readSelectedKeywordDates } from '../../ingest/keyword-dates.js';
import { runClustering } from '../../ingest/clustering/run-clustering.js';
import { defineTask, type TaskStage, type TaskContext } from '../tasks/task-definition.js';

interface ClusteringInput {
  /** Project id. */
  project: string;
  settings: ClusterRunSettings;
}

interface ClusteringResult {
  clusters: number;
  clustered: number;
  singles: number;
  /** Path of the project's page. */
  path: string;
}

const stages = {
  read: { id: 'read', title: { en: 'Reading search results', ru: 'Чтение выдачи' }, weight: 40 },
  cluster: { id: 'cluster', title: { en: 'Comparing search results', ru: 'Сравнение выдачи' }, weight: 40 },
  write: { id: 'write', title: { en: 'Creating folders', ru: 'Создание папок' }, weight: 20 },
} as const satisfies Record<string, TaskStage>;

/**
 * Clusters the keywords of a project in one step. The new revision becomes visible only on commit, so a crash
 * preserves the previous folders and a retry uses another revision.
 */
export const clusterKeywordsTask = defineTask<ClusteringInput, ClusteringResult>({
  id: 'clustering',
  title: { en: 'Clustering', ru: 'Кластеризация' },
  successMessage: { en: 'Clustering finished', ru: 'Кластеризация завершена' },
  failureMessage: { en: 'The keywords could not be clustered', ru: 'Кластеризовать фразы не удалось' },
  maxConcurrentPerAccount: 5,
  timeoutMinutes: 15,
  steps: [{ stages: Object.values(stages), run }],
  completionMessage: ({ clusters, clustered, singles }) => {
    const keywords = clustered + singles;
    const [enClusters, enKeywords] = [clusters, keywords].map((count) => formatInteger(count, 'en'));
    const [ruClusters, ruKeywords] = [clusters, keywords].map((count) => formatInteger(count, 'ru'));
    return {
      en: `Clustering finished, ${enClusters} ${clusters === 1 ? 'cluster' : 'clusters'} from ${enKeywords} ${keywords === 1 ? 'keyword' : 'keywords'}`,
      ru: `Кластеризация завершена, кластеров: ${ruClusters}, фраз: ${ruKeywords}`,
    };
  },
  metrics: ({ clusters, clustered, singles }) => [
    { id: 'clusters', title: { en: 'Clusters', ru: 'Кластеров' }, value: clusters },
    { id: 'clustered', title: { en: 'Clustered keywords', ru: 'Фраз в кластерах' }, value: clustered },
    { id: 'singles', title: { en: 'Non-grouped', ru: 'Без группы' }, value: singles },
  ],
  link: ({ path }) => ({ path, title: { en: 'Open the project', ru: 'Открыть проект' } }),
});

async function run({
  owner,
  input: { project: id, settings },
  dependencies: { stores, config, now },
  signal,
  reportProgress,
}: TaskContext<ClusteringInput, ClusteringResult>): Promise<ClusteringResult> {
  const { postgres } = stores;
  const record = await postgres.getRepository(ClusteringRecord).findOneBy({ id });
  // The project was deleted while the task was queued.
  if (!record || record.deletedAt !== null) throw new AppError(ErrorCode.NotFound);
  const base = await postgres.getRepository(Base).findOneByOrFail({ id: record.baseId });
  const [nextRevision] = await postgres.query<{ revision: number }[]>(
    `SELECT nextval('clustering_revision')::int AS revision`,
  );
  const { number, epoch, path, nextFolder, blacklist } = record;
  const work: ClusteringWork = {
    stores,
    config,
    signal,
    revision: nextRevision?.revision ?? 0,
    project: { number, epoch, path, base: base.id, generation: base.generation },
  };
  const outcome = await runClustering(
    work,
    settings,
    { engine: base.engine, nextFolder },
    {
      read: (share) => reportProgress('read', { share }),
      cluster: (share) => reportProgress('cluster', { share }),
      write: (share) => reportProgress('write', { share }),
    },
  );
  const edited = withEdit(work);
  const { keywords, unsorted, unknown, folders } = await readProjectCounts(edited);
  const dates = await readSelectedKeywordDates(
    stores,
    { base: base.id, generation: base.generation, positionsDate: base.positionsDate },
    'SELECT keyword_id FROM cluster_keyword WHERE clustering = {clustering:UInt32} AND epoch = {epoch:UInt32}',
    { clustering: number, epoch },
    signal,
  );
  signal.throwIfAborted();
  await postgres.transaction(async (tx) => {
    await tx.query('DELETE FROM clustering_edit WHERE revision = ANY($1)', [record.undone]);
    await tx.update(
      ClusteringRecord,
      { id },
      {
        path: [...edited.project.path],
        undone: [],
        nextFolder: nextFolder + outcome.createdFolders,
        keywords,
        unsorted,
        unknown,
        folders,
        settings,
        generation: base.generation,
        ...dates,
      },
    );
    await tx.insert(ClusteringEditRecord, {
      revision: work.revision,
      clusteringId: id,
      accountId: owner,
      at: now(),
      kind: 'RUN',
      targetName: null,
      keywords: outcome.keywords,
      folders: outcome.clusters,
      blacklist,
    });
  });
  return {
    clusters: outcome.clusters,
    clustered: outcome.keywords - outcome.singles,
    singles: outcome.singles,
    path: `/clustering/${id}?db=${base.code}`,
  };
}
