import { clusterInThread } from '../../clustering/clustering-thread.js';
import { strengthFromPercent, type ClusterSettings } from '../../clustering/cluster-settings.js';
import { virtualFolders, type ClusterRunSettings } from '../../contract/projects/clustering.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { readFolders, type FolderTree } from './folder-rows.js';
import { refreshKeywords, refreshVolumes } from './keyword-rows.js';
import { clusterableKeywordsSql, readTopResults } from './read-top-results.js';
import { withEdit, type ClusteringWork } from './clustering-work.js';
import { writeClusters } from './write-clusters.js';

/** Maps the stored settings to the input of the clustering algorithm. */
export function clusterSettings({
  method,
  top,
  strength,
  isPercent,
  leastVolume: minVolume,
  leastClusterVolume: minClusterVolume,
}: ClusterRunSettings): ClusterSettings {
  const minSharedAddresses = isPercent ? strengthFromPercent(strength, top) : strength;
  return { method, strength: minSharedAddresses, minVolume, minClusterVolume };
}

/** Progress callbacks per stage, with a share from 0 to 1. */
interface RunProgress {
  read(this: void, share: number): void;
  cluster(this: void, share: number): void;
  write(this: void, share: number): void;
}

/** Result of a run. */
interface RunResult {
  keywords: number;
  clusters: number;
  singles: number;
  /** Number of created folders, by which the next free folder id advances. */
  createdFolders: number;
}

/**
 * Clusters a project under the edit's revision. Unlocked folders are removed and their keywords are clustered again.
 */
export async function runClustering(
  work: ClusteringWork,
  settings: ClusterRunSettings,
  { engine, nextFolder }: { engine: SearchEngine; nextFolder: number },
  progress: RunProgress,
): Promise<RunResult> {
  if (settings.update !== 'IGNORE') {
    await refreshKeywords(work, settings.update);
    // Keywords to cluster are excluded, because their volumes are written with the new placements.
    await refreshVolumes(work, clusterableKeywordsSql);
  }
  progress.read(0.3);
  // Refreshed volumes decide which keyword becomes the main keyword of a cluster.
  const workWithEdit = withEdit(work);
  const [tree, { keywords, topResults }] = await Promise.all([
    readFolders(work),
    readTopResults(workWithEdit, { ...settings, engine }),
  ]);
  progress.read(1);
  const clusters = await clusterInThread(topResults, clusterSettings(settings), {
    signal: work.signal,
    onProgress: progress.cluster,
  });
  progress.cluster(1);
  const retainedFolders = lockedWithAncestors(tree);
  const clusterCount = await writeClusters(work, {
    keywords,
    clusters,
    siblingNames: [...tree.values()]
      .filter(({ folder, parent }) => parent === 0 && retainedFolders.has(folder))
      .map(({ name }) => name),
    unclusteredFolder: virtualFolders.unsorted,
    firstFolder: nextFolder,
    removedFolders: [...tree.values()].filter(({ folder }) => !retainedFolders.has(folder)),
  });
  progress.write(1);
  const singles = clusters.headOf.reduce((count, head) => count + (head === -1 ? 1 : 0), 0);
  return { keywords: keywords.length, clusters: clusterCount, singles, createdFolders: clusterCount };
}

/** Folders that the run preserves: locked folders with their descendants and ancestors. */
function lockedWithAncestors(tree: FolderTree): ReadonlySet<number> {
  const locked = new Set([...tree.values()].filter((row) => row.locked).map(({ folder }) => folder));
  const lockedSubtrees = [...tree.values()].filter(({ trail }) => trail.some((id) => locked.has(id)));
  return new Set(lockedSubtrees.flatMap(({ trail }) => trail));
}
