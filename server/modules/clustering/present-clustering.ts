import { defaultClusterSettings } from '../../contract/projects/clustering.js';
import { findTaskState } from '../../contract/projects/task-states.js';
import type { FolderStats, FolderRow } from '../../ingest/clustering/folder-rows.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { canManage, toRequester } from '../groups/group-access.js';
import type { ClusteringChange as Change, ClusteringEditRow } from './clustering-change.js';
import type { ClusteringProject } from './clustering-rows.js';
import type {
  Clustering,
  ClusteringChange,
  ClusteringEdit,
  ClusterFolderStats,
  ClusterFolders,
} from './clustering.type.js';

/** Maps a project to its GraphQL type for a user. */
export function presentClustering(project: ClusteringProject, user: AuthenticatedUser): Clustering {
  const isManager = canManage(project, toRequester(user));
  const state = findTaskState(project.state) ?? 'done';
  return {
    uid: project.id,
    name: project.name,
    base: project.base,
    site: project.site,
    state,
    progress: project.progress,
    hasFailed: project.hasFailed,
    taskId: project.taskOwnerId === user.account.id ? project.taskId : null,
    createDate: project.createdAt.toISOString(),
    accessDate: project.accessedAt.toISOString(),
    owner: project.owner,
    canDelete: isManager && state !== 'processing',
    canChangeOwner: isManager && user.plan.limits.users > 1,
    canEdit: user.plan.limits.semanticKernel,
    keywords: project.keywords,
    unsorted: project.unsorted,
    unknown: project.unknown,
    folders: project.folders,
    revision: project.path.at(-1) ?? 0,
    redo: project.undone[0] ?? null,
    positionsDate: project.positionsDate,
    positionsRange: project.positionsRange,
    newestDate: project.newestDate,
    isOutdated: project.isOutdated,
    settings: project.settings ?? defaultClusterSettings,
    blacklist: project.blacklist,
  };
}

/** Folders as columns. */
export function presentFolders(folders: readonly FolderRow[]): ClusterFolders {
  return {
    ids: folders.map(({ folder }) => folder),
    parents: folders.map(({ parent }) => parent),
    names: folders.map(({ name }) => name),
    pinned: folders.map(({ pinned }) => pinned),
    locked: folders.map(({ locked }) => locked),
    byHand: folders.map(({ byHand }) => byHand),
  };
}

/** Folder statistics as columns. */
export function presentFolderStats(stats: readonly FolderStats[]): ClusterFolderStats {
  return {
    ids: stats.map(({ folder }) => folder),
    keywords: stats.map(({ keywords }) => keywords),
    volumes: stats.map(({ volume }) => volume),
    exactVolumes: stats.map(({ exactVolume }) => exactVolume),
    highest: stats.map(({ highest }) => highest),
    highestExact: stats.map(({ highestExact }) => highestExact),
  };
}

export function presentEdit({ at, ...edit }: ClusteringEditRow): ClusteringEdit {
  return { ...edit, at: at.toISOString() };
}

/** Maps the result of an edit. */
export function presentChange(change: Change, user: AuthenticatedUser): ClusteringChange {
  return {
    clustering: presentClustering(change.project, user),
    edit: change.edit ? presentEdit(change.edit) : null,
    folders: presentFolders(change.folders),
    figures: presentFolderStats(change.stats),
    gone: [...change.removedFolders],
    skipped: [...change.skipped],
    skippedCount: change.skippedCount,
    newFolder: change.newFolder,
  };
}
