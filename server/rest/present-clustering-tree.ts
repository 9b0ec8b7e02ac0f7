import { virtualFolders } from '../contract/clustering.js';

/** Folders of a project as columns. */
export interface ClusteringTreeData {
  folders: { ids: number[]; parents: number[]; names: string[]; locked: boolean[] };
  figures: {
    ids: number[];
    keywords: number[];
    volumes: number[];
    exactVolumes: number[];
    highest: number[];
    highestExact: number[];
  };
}

interface FolderNode {
  id: number;
  pid: number;
  name: string;
  lock: boolean;
  keys_count: number;
  ws_sum: number;
  wsk_sum: number;
  superwsk_sum: number;
  max_key_ws: number;
  max_key_wsk: number;
  max_key_superwsk: number;
  children: FolderNode[];
}

/** Nested folders in the public API's format: ungrouped keywords first, then folders by volume. */
export function nestedFolders({ folders, figures }: ClusteringTreeData): FolderNode[] {
  const at = new Map(figures.ids.map((id, index) => [id, index]));
  const nodes = new Map<number, FolderNode>();
  const nodeOf = (id: number, pid: number, name: string, lock: boolean): FolderNode => {
    const index = at.get(id) ?? -1;
    return {
      id,
      pid,
      name,
      lock,
      keys_count: figures.keywords[index] ?? 0,
      ws_sum: figures.volumes[index] ?? 0,
      wsk_sum: figures.exactVolumes[index] ?? 0,
      superwsk_sum: 0,
      max_key_ws: figures.highest[index] ?? 0,
      max_key_wsk: figures.highestExact[index] ?? 0,
      max_key_superwsk: 0,
      children: [],
    };
  };
  folders.ids.forEach((id, index) => {
    nodes.set(
      id,
      nodeOf(id, folders.parents[index] ?? 0, folders.names[index] ?? '', folders.locked[index] ?? false),
    );
  });
  const top: FolderNode[] = [];
  for (const node of nodes.values()) (nodes.get(node.pid)?.children ?? top).push(node);
  const byVolume = (one: FolderNode, other: FolderNode) => other.ws_sum - one.ws_sum || one.id - other.id;
  for (const node of nodes.values()) node.children.sort(byVolume);
  return [nodeOf(virtualFolders.unsorted, 0, 'Non-grouped', false), ...top.sort(byVolume)];
}
