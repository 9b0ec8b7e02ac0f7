import type { Language } from '../../../contract/language/localised.js';
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

const names = {
  root: { en: 'All folders', ru: 'Все узлы' },
  unsorted: { en: 'Non-grouped', ru: 'Нераспределённые' },
} as const;

/** Id of the missing parent of the root. */
const noParent = -10;

/** Folders under a root, by id of the root: non-grouped keywords first, then folders by volume. */
export function nestFolders(
  { folders, figures }: ClusteringTreeData,
  language: Language,
): Record<number, FolderNode> {
  const indexById = new Map(figures.ids.map((id, index) => [id, index]));
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
  const root = createNode(virtualFolders.all, noParent, names.root[language], false);
  const nodes = new Map<number, FolderNode>();
  folders.ids.forEach((id, index) => {
    nodes.set(
      id,
      createNode(id, folders.parents[index] ?? 0, folders.names[index] ?? '', folders.locked[index] ?? false),
    );
  });
  for (const node of nodes.values()) (nodes.get(node.pid) ?? root).children.push(node);
  const compareByVolume = (a: FolderNode, b: FolderNode) => b.ws_sum - a.ws_sum || a.id - b.id;
  for (const node of [root, ...nodes.values()]) node.children.sort(compareByVolume);
  root.children.unshift(createNode(virtualFolders.unsorted, root.id, names.unsorted[language], true));
  return { [root.id]: root };
}
