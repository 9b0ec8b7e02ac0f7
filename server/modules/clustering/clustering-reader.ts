import type { DataSource } from 'typeorm';
import { defaultClusterSettings } from '../../contract/projects/clustering.js';
import type { ClusteringWork } from '../../ingest/clustering/clustering-work.js';
import {
  readFolderStats,
  readFolders,
  type FolderStats,
  type FolderRow,
} from '../../ingest/clustering/folder-rows.js';
import {
  readFolderPages,
  readMembers,
  readSharedAddresses,
  type FolderMember,
  type FolderPage,
  type SharedAddress,
} from '../../ingest/clustering/read-evidence.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { ClusteringProject } from './clustering-rows.js';
import type { ClusteringRunService } from './clustering-run.service.js';
import { readClustering } from './clustering.service.js';

/** Folder tree of a project at one revision. */
interface ClusteringTreeState {
  revision: number;
  folders: readonly FolderRow[];
  stats: readonly FolderStats[];
}

/** Reads the tree, cluster evidence and landing pages of a project. */
export class ClusteringReader {
  constructor(
    private readonly postgres: DataSource,
    private readonly runs: ClusteringRunService,
  ) {}

  /** Throws NotFound. */
  async readTree(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
  ): Promise<ClusteringTreeState> {
    const { project, work } = await this.openProject(user, uid, reports);
    const [folders, stats] = await Promise.all([readFolders(work), readFolderStats(work)]);
    return { revision: project.path.at(-1) ?? 0, folders: [...folders.values()], stats };
  }

  /** Throws NotFound. */
  async readEvidence(
    user: AuthenticatedUser,
    uid: string,
    { folder, keyword }: { folder: number; keyword?: number },
    reports: ReportDependencies,
  ): Promise<{ addresses: readonly SharedAddress[]; keywords: number; members: readonly FolderMember[] }> {
    const { project, work } = await this.openProject(user, uid, reports);
    const { top } = project.settings ?? defaultClusterSettings;
    const [shared, members] = await Promise.all([
      readSharedAddresses(work, { folder, top, keyword }),
      readMembers(work, folder),
    ]);
    return { ...shared, members };
  }

  /** Ranking pages of the project's site by folder; empty without a site. Throws NotFound. */
  async readLandingPages(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
  ): Promise<readonly FolderPage[]> {
    const { project, work } = await this.openProject(user, uid, reports);
    return project.site === null ? [] : readFolderPages(work, project.site);
  }

  private async openProject(
    user: AuthenticatedUser,
    uid: string,
    reports: ReportDependencies,
  ): Promise<{ project: ClusteringProject; work: ClusteringWork }> {
    const project = await readClustering(this.postgres.manager, user, uid);
    return { project, work: await this.runs.createWork(project, reports) };
  }
}
