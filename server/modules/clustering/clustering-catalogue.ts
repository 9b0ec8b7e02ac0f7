import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import type { Clusterings, ClusteringState } from '../../reports/subjects/clustering.subject.js';
import { findClusterings, type ClusteringProject } from './clustering-rows.js';

/** Clustering projects within one request. Memoized, so that a response is based on one state. */
export class ClusteringCatalogue implements Clusterings {
  private readonly cache = new Map<string, Promise<ClusteringProject | undefined>>();

  constructor(private readonly postgres: DataSource) {}

  async stateFor(
    uid: string,
    { userId, ownerId }: { userId: number; ownerId: number },
  ): Promise<ClusteringState> {
    if (!isUuid(uid) || userId === 0) throw new AppError(ErrorCode.NotFound);
    const pending = this.cache.get(uid) ?? this.find(uid);
    this.cache.set(uid, pending);
    const project = await pending;
    // Treat a project of another account as missing.
    if (!project || project.payerId !== ownerId) throw new AppError(ErrorCode.NotFound);
    const { number: clustering, epoch, path, base, site, name, positionsDate, positionsRange } = project;
    return { clustering, epoch, path, base, site: site ?? '', name, positionsDate, positionsRange };
  }

  private async find(uid: string): Promise<ClusteringProject | undefined> {
    const [project] = await findClusterings(
      this.postgres.manager,
      'project.id = $1 AND project.deleted_at IS NULL',
      [uid],
    );
    return project;
  }
}
