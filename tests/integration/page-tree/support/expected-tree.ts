import { pageTotals } from '../../reports/support/totals.js';
import type { World } from '../../reports/support/world.js';

/** A node of the public API response. */
export interface TreeNode {
  id: number;
  name: string;
  it1: number;
  it3: number;
  it5: number;
  it10: number;
  it50: number;
  vis: number;
  children: TreeNode[];
}

type Counts = Pick<TreeNode, 'it1' | 'it3' | 'it5' | 'it10' | 'it50' | 'vis'>;

const counts = ['it1', 'it3', 'it5', 'it10', 'it50', 'vis'] as const;

interface Folder extends Counts {
  inside: Map<string, Folder>;
}

/** A tree in columns, as GraphQL returns it: one value per node in each list. */
export interface TreeColumns {
  names: string[];
  depths: number[];
  it50: number[];
  pages: number;
  shownPages: number;
}

/** Paths of the nodes in columns, from top to bottom. */
export function pathsOf({ names, depths }: Pick<TreeColumns, 'names' | 'depths'>): string[] {
  const pathSegments: string[] = [];
  return names.map((name, node) => {
    const depth = depths[node] ?? 0;
    if (depth === 0) return '/';
    pathSegments.splice(depth - 1, pathSegments.length, name);
    return `/${pathSegments.join('/')}`;
  });
}

/** The page tree of a domain, computed with plain loops. Folders are in byte order. */
export function expectedTree(
  world: World,
  domain: string,
): { root: TreeNode; pages: number; together: number } {
  const root = emptyFolder();
  const pages = pageTotals(world).filter((each) => each.domain === domain);
  const keywordCounts = new Map<Folder, number>();
  for (const page of pages) {
    const sectionPath = (page.path.split('?')[0] ?? '').replace(/\/+$/, '');
    let folder = root;
    for (const step of sectionPath.split('/').slice(1)) {
      const next = folder.inside.get(step) ?? emptyFolder();
      folder.inside.set(step, next);
      folder = next;
    }
    for (const count of counts) folder[count] += page[count];
    keywordCounts.set(folder, (keywordCounts.get(folder) ?? 0) + 1);
  }
  let ids = 0;
  const toTreeNode = (name: string, folder: Folder): TreeNode => {
    const { inside, ...own } = folder;
    const id = ids++;
    const children = [...inside].sort(([left], [right]) =>
      Buffer.compare(Buffer.from(left), Buffer.from(right)),
    );
    return {
      id,
      name,
      ...own,
      vis: Math.round(Math.round(own.vis * 100) / 100),
      children: children.map(([step, below]) => toTreeNode(step, below)),
    };
  };
  const together = [...keywordCounts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return { root: toTreeNode('/', root), pages: pages.length, together };
}

/** Every node with its path and its top 50 keywords, including subfolders. */
export function flatNodes(
  nodes: readonly TreeNode[],
  above = '',
): { node: TreeNode; path: string; sum: number }[] {
  return nodes.flatMap((node) => {
    const path = node.name === '/' ? '/' : `${above}/${node.name}`;
    const below = flatNodes(node.children, node.name === '/' ? '' : path);
    return [{ node, path, sum: sumOf(node) }, ...below];
  });
}

function sumOf({ it50, children }: TreeNode): number {
  return it50 + children.reduce((sum, child) => sum + sumOf(child), 0);
}

function emptyFolder(): Folder {
  return { it1: 0, it3: 0, it5: 0, it10: 0, it50: 0, vis: 0, inside: new Map() };
}
