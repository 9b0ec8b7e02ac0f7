import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { ClusteringEditRecord } from '../../entities/clustering-edit.entity.js';
import type { ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import { copyProject } from '../../ingest/clustering/compact-history.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ClusteringProject } from './clustering-rows.js';
import { nextRevision } from './next-revision.js';

interface CopyDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Config;
  reports: ReportDependencies;
}

interface CopyRequest {
  from: ClusteringProject;
  /** Empty target project. */
  to: ClusteringProject;
  /** Author of the edit. */
  accountId: number;
}

/** Fills an empty project with the current state of another one. */
export async function copyClustering(
  { postgres, now, config, reports: { clickhouse, signal } }: CopyDependencies,
  { from, to, accountId }: CopyRequest,
): Promise<void> {
  const { number, epoch, path, baseId: base } = from;
  const work: ClusteringWork = {
    stores: { postgres, clickhouse },
    config,
    signal,
    revision: await nextRevision(postgres.manager),
    project: { number, epoch, path, base, generation: 0 },
  };
  await copyProject(work, { number: to.number, revision: work.revision });
  await postgres.transaction(async (tx) => {
    await tx.query(
      `UPDATE clustering SET path = $2, (keywords, unsorted, unknown, folders, next_folder, settings, blacklist, site, generation, positions_date, positions_range) =
         (SELECT keywords, unsorted, unknown, folders, next_folder, settings, blacklist, site, generation, positions_date, positions_range
          FROM clustering WHERE id = $3) WHERE id = $1`,
      [to.id, [work.revision], from.id],
    );
    await tx.insert(ClusteringEditRecord, {
      revision: work.revision,
      clusteringId: to.id,
      accountId,
      at: now(),
      kind: 'IMPORT',
      targetName: from.name,
      keywords: from.keywords,
      folders: from.folders,
      blacklist: from.blacklist,
    });
  });
}
