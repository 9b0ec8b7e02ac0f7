import type { Clusters } from '../../clustering/keyword-tops.js';
import { virtualFolders } from '../../contract/clustering.js';
import { placedUnder, writeFolders, type FolderRow } from './folder-rows.js';
import type { RankedKeyword } from './read-tops.js';
import { sendToClustering, type ClusteringWork } from './clustering-work.js';

/** Clusters as folders of the tree. */
interface ClustersToWrite {
  keywords: readonly RankedKeyword[];
  clusters: Clusters;
  /** The folder that they stand in; at the top where it is missing. */
  parent?: FolderRow;
  /** Folders beside them that stay. */
  beside: readonly string[];
  /** Where keywords of no cluster go. */
  others: number;
  /** The id of the first folder. */
  firstFolder: number;
  /** Folders that go. */
  gone: readonly FolderRow[];
}

/** Writes each cluster as a folder named after its main keyword; answers how many there are. */
export async function writeClusters(
  work: ClusteringWork,
  { keywords, clusters, parent, beside, others, firstFolder, gone }: ClustersToWrite,
): Promise<number> {
  const folders = new Map<number, FolderRow>();
  const taken = new Set(beside.map((name) => name.toLowerCase()));
  const rows = keywords.map(({ keyword_id, ws, wsk }, rank) => {
    const head = clusters.headOf[rank] ?? -1;
    if (head === -1) return [keyword_id, others, 0, 0, 0, ws, wsk];
    const folder = folders.get(head) ?? folderOf(head);
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
  await sendToClustering(
    work,
    `INSERT INTO cluster_place (clustering, epoch, revision, keyword_id, folder, head, overlap, share, ws, wsk)
     SELECT {clustering:UInt32}, {clustering_epoch:UInt32}, {revision:UInt32}, keyword_id, folder, head, overlap, share, ws, wsk
     FROM input('keyword_id UInt64, folder Int32, head UInt64, overlap UInt8, share UInt8, ws UInt32, wsk UInt32')`,
    others === virtualFolders.unsorted ? rows : rows.filter(([, folder]) => folder !== others),
  );
  await writeFolders(work, [...folders.values()], gone);
  return folders.size;

  function folderOf(head: number): FolderRow {
    const word = [...(keywords[head]?.word ?? '')].slice(0, 120).join('');
    let name = word;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${word} ${number}`;
    taken.add(name.toLowerCase());
    const folder = placedUnder(
      { folder: firstFolder + folders.size, name, pinned: false, locked: false, byHand: false },
      parent,
    );
    folders.set(head, folder);
    return folder;
  }
}
