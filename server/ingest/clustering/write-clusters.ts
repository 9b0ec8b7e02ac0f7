import type { Clusters } from '../../clustering/serp-graph.js';
import { virtualFolders } from '../../contract/projects/clustering.js';
import { withParent, writeFolders, type FolderRow } from './folder-rows.js';
import type { RankedKeyword } from './read-top-results.js';
import { insertIntoClustering, type ClusteringWork } from './clustering-work.js';

/** Clusters to write as folders. */
interface ClustersToWrite {
  keywords: readonly RankedKeyword[];
  clusters: Clusters;
  /** Parent of the new folders; top level by default. */
  parent?: FolderRow;
  /** Names of the remaining sibling folders. */
  siblingNames: readonly string[];
  /** Folder for keywords without a cluster. */
  unclusteredFolder: number;
  /** Id of the first new folder. */
  firstFolder: number;
  removedFolders: readonly FolderRow[];
}

/**
 * Writes each cluster as a folder named after its main keyword.
 * @returns the number of folders
 */
export async function writeClusters(
  work: ClusteringWork,
  {
    keywords,
    clusters,
    parent,
    siblingNames,
    unclusteredFolder,
    firstFolder,
    removedFolders,
  }: ClustersToWrite,
): Promise<number> {
  const folders = new Map<number, FolderRow>();
  const usedNames = new Set(siblingNames.map((name) => name.toLowerCase()));
  const rows = keywords.map(({ keyword_id, ws, wsk }, rank) => {
    const head = clusters.headOf[rank] ?? -1;
    if (head === -1) return [keyword_id, unclusteredFolder, 0, 0, 0, ws, wsk];
    const folder = folders.get(head) ?? createFolder(head);
    const share = Math.round((clusters.memberShare[rank] ?? 0) * 100);
    return [
      keyword_id,
      folder.folder,
      keywords[head]?.keyword_id ?? 0,
      clusters.overlap[rank] ?? 0,
      share,
      ws,
      wsk,
    ];
  });
  await insertIntoClustering(
    work,
    `INSERT INTO cluster_place (clustering, epoch, revision, keyword_id, folder, head, overlap, share, ws, wsk)
     SELECT {clustering:UInt32}, {clustering_epoch:UInt32}, {revision:UInt32}, keyword_id, folder, head, overlap, share, ws, wsk
     FROM input('keyword_id UInt64, folder Int32, head UInt64, overlap UInt8, share UInt8, ws UInt32, wsk UInt32')`,
    unclusteredFolder === virtualFolders.unsorted
      ? rows
      : rows.filter(([, folder]) => folder !== unclusteredFolder),
  );
  await writeFolders(work, [...folders.values()], removedFolders);
  return folders.size;

  function createFolder(head: number): FolderRow {
    const word = [...(keywords[head]?.word ?? '')].slice(0, 120).join('');
    let name = word;
    for (let number = 2; usedNames.has(name.toLowerCase()); number++) name = `${word} ${number}`;
    usedNames.add(name.toLowerCase());
    const folder = withParent(
      { folder: firstFolder + folders.size, name, pinned: false, locked: false, byHand: false },
      parent,
    );
    folders.set(head, folder);
    return folder;
  }
}
