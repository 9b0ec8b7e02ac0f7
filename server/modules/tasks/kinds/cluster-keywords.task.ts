import type { ClusterRunSettings } from '../../../contract/clustering.js';
import { Base } from '../../../entities/base.entity.js';
import { ClusteringEditRecord } from '../../../entities/clustering-edit.entity.js';
import { ClusteringRecord } from '../../../entities/clustering.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { withEdit, type ClusteringWork } from '../../../ingest/clustering/clustering-work.js';
import { readProjectFigures } from '../../../ingest/clustering/project-figures.js';
import { runClustering } from '../../../ingest/clustering/run-clustering.js';
import { defineTask, type TaskStage, type TaskWork } from '../task-kind.js';

interface ClusteringInput {
  /** Id of the project. */
  project: string;
  settings: ClusterRunSettings;
}

interface ClusteringResult {
  clusters: number;
  clustered: number;
  singles: number;
  /** Address of the project. */
  path: string;
}

const stages = {
  read: { id: 'read', title: { en: 'Reading search results', ru: 'Чтение выдачи' }, weight: 40 },
  cluster: { id: 'cluster', title: { en: 'Comparing search results', ru: 'Сравнение выдачи' }, weight: 40 },
  write: { id: 'write', title: { en: 'Making folders', ru: 'Создание папок' }, weight: 20 },
} as const satisfies Record<string, TaskStage>;

/**
 * Clusters the keywords of a project. It is one step: nobody reads its revision before it is whole, so that one whose process died
 * leaves the former folders, and the next begins under a revision of its own.
 */
export const clusterKeywordsTask = defineTask<ClusteringInput, ClusteringResult>({
  id: 'clustering',
  title: { en: 'Keyword clusters', ru: 'Кластеризация' },
  ready: { en: 'The keywords are clustered', ru: 'Фразы кластеризованы' },
  failed: { en: 'The keywords could not be clustered', ru: 'Кластеризовать фразы не удалось' },
  atOnce: 5,
  limitMinutes: 15,
  steps: [{ stages: Object.values(stages), run }],
  figures: ({ clusters, clustered, singles }) => [
    { id: 'clusters', title: { en: 'Clusters', ru: 'Кластеров' }, value: clusters },
    { id: 'clustered', title: { en: 'Clustered keywords', ru: 'Фраз в кластерах' }, value: clustered },
    { id: 'singles', title: { en: 'Non-grouped', ru: 'Без группы' }, value: singles },
  ],
  link: ({ path }) => ({ path, title: { en: 'Open the project', ru: 'Открыть проект' } }),
});

async function run({
  owner,
  input: { project: id, settings },
  parts: { stores, config, now },
  signal,
  tell,
}: TaskWork<ClusteringInput, ClusteringResult>): Promise<ClusteringResult> {
  const { postgres } = stores;
  const record = await postgres.getRepository(ClusteringRecord).findOneBy({ id });
  // Somebody deleted it while it waited.
  if (!record || record.deletedAt !== null) throw new AppError(ErrorCode.NotFound);
  const base = await postgres.getRepository(Base).findOneByOrFail({ id: record.baseId });
  const [taken] = await postgres.query<{ revision: number }[]>(
    `SELECT nextval('clustering_revision')::int AS revision`,
  );
  const { number, epoch, path, nextFolder, blacklist } = record;
  const work: ClusteringWork = {
    stores,
    config,
    signal,
    revision: taken?.revision ?? 0,
    project: { number, epoch, path, base: base.id, generation: base.generation },
  };
  const made = await runClustering(
    work,
    settings,
    { engine: base.engine, nextFolder },
    {
      read: (share) => tell('read', { share }),
      cluster: (share) => tell('cluster', { share }),
      write: (share) => tell('write', { share }),
    },
  );
  const after = withEdit(work);
  const { keywords, unsorted, unknown, folders } = await readProjectFigures(after);
  signal.throwIfAborted();
  await postgres.transaction(async (tx) => {
    await tx.query('DELETE FROM clustering_edit WHERE revision = ANY($1)', [record.undone]);
    await tx.update(
      ClusteringRecord,
      { id },
      {
        path: [...after.project.path],
        undone: [],
        nextFolder: nextFolder + made.madeFolders,
        keywords,
        unsorted,
        unknown,
        folders,
        settings,
        generation: base.generation,
        positionsDate: base.positionsDate,
      },
    );
    await tx.insert(ClusteringEditRecord, {
      revision: work.revision,
      clusteringId: id,
      accountId: owner,
      at: now(),
      kind: 'RUN',
      what: null,
      keywords: made.keywords,
      folders: made.clusters,
      blacklist,
    });
  });
  return {
    clusters: made.clusters,
    clustered: made.keywords - made.singles,
    singles: made.singles,
    path: `/clustering/${id}?db=${base.code}`,
  };
}
