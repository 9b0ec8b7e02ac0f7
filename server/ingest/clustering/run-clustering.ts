import { clusterInThread } from '../../clustering/clustering-thread.js';
import { strengthOfPercent, type ClusterSettings } from '../../clustering/cluster-settings.js';
import { virtualFolders, type ClusterRunSettings } from '../../contract/clustering.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import { readFolders, type FolderTree } from './folder-rows.js';
import { refreshKeywords, refreshVolumes } from './keyword-rows.js';
import { clusterableKeywordsSql, readTopResults } from './read-top-results.js';
import { withEdit, type ClusteringWork } from './clustering-work.js';
import { writeClusters } from './write-clusters.js';

/** The settings as the clustering itself takes them. */
export function clusterSettings({
  method,
  top,
  strength,
  isPercent,
  leastVolume,
  leastClusterVolume,
}: ClusterRunSettings): ClusterSettings {
  const addresses = isPercent ? strengthOfPercent(strength, top) : strength;
  return { method, strength: addresses, leastVolume, leastClusterVolume };
}

/** How far a run is, by stage. */
interface RunProgress {
  read(this: void, share: number): void;
  cluster(this: void, share: number): void;
  write(this: void, share: number): void;
}

/** What a run made. */
interface RunResult {
  keywords: number;
  clusters: number;
  singles: number;
  /** Folder ids that it gave away. */
  madeFolders: number;
}

/** Clusters a project anew, under the revision of the work: folders that are not locked go, their keywords are put together afresh. */
export async function runClustering(
  work: ClusteringWork,
  settings: ClusterRunSettings,
  { engine, nextFolder }: { engine: SearchEngine; nextFolder: number },
  progress: RunProgress,
): Promise<RunResult> {
  if (settings.update !== 'IGNORE') {
    await refreshKeywords(work, settings.update);
    // Those that are clustered are written with their clusters.
    await refreshVolumes(work, clusterableKeywordsSql);
  }
  progress.read(0.3);
  // Volumes that were just read anew decide who is a cluster's main keyword.
  const workWithEdit = withEdit(work);
  const [tree, { keywords, topResults }] = await Promise.all([
    readFolders(work),
    readTopResults(workWithEdit, { ...settings, engine }),
  ]);
  progress.read(1);
  const clusters = await clusterInThread(topResults, clusterSettings(settings), {
    signal: work.signal,
    tell: progress.cluster,
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
  return { keywords: keywords.length, clusters: clusterCount, singles, madeFolders: clusterCount };
}

/** Folders that a run leaves: locked ones with all under them, and those above them. */
function lockedWithAncestors(tree: FolderTree): ReadonlySet<number> {
  const locked = new Set([...tree.values()].filter((one) => one.locked).map(({ folder }) => folder));
  const under = [...tree.values()].filter(({ trail }) => trail.some((id) => locked.has(id)));
  return new Set(under.flatMap(({ trail }) => trail));
}
