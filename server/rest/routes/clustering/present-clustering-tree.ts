import { virtualFolders } from '../../../contract/projects/clustering.js';

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

/** Nested folders in the public API's format: non-grouped keywords first, then folders by volume. */
export function nestFolders({ folders, figures }: ClusteringTreeData): FolderNode[] {
  const indexById = new Map(figures.ids.map((id, index) => [id, index]));
  const nodes = new Map<number, FolderNode>();
  const createNode = (id: number, pid: number, name: string, lock: boolean): FolderNode => {
    const index = indexById.get(id) ?? -1;
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
      createNode(id, folders.parents[index] ?? 0, folders.names[index] ?? '', folders.locked[index] ?? false),
    );
  });
  const topFolders: FolderNode[] = [];
  for (const node of nodes.values()) (nodes.get(node.pid)?.children ?? topFolders).push(node);
  const compareByVolume = (a: FolderNode, b: FolderNode) => b.ws_sum - a.ws_sum || a.id - b.id;
  for (const node of nodes.values()) node.children.sort(compareByVolume);
  return [createNode(virtualFolders.unsorted, 0, 'Non-grouped', false), ...topFolders.sort(compareByVolume)];
}
