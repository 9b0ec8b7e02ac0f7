import { pageCounts, splitTreePath, type PageCount } from '../../contract/reports/tree-counts.js';

/**
 * A page tree as columns, parents before children. The root comes first with the name `/` and depth 0. Counts exclude
 * subfolders; visits have two decimals.
 */
export interface TreeColumns extends Record<PageCount, number[]> {
  names: string[];
  depths: number[];
}

/** A page: its path without query and trailing slash, then counts in the order of `pageCounts`. */
export type TreePage = readonly [path: string, ...counts: number[]];

/** Nodes of a tree, above the number that a site with 500,000 pages needs. */
const defaultMaxNodes = 1_000_000;

/** Builds a tree from pages in depth-first order. */
export class TreeBuilder {
  readonly columns: TreeColumns = {
    names: ['/'],
    depths: [0],
    it1: [0],
    it3: [0],
    it5: [0],
    it10: [0],
    it50: [0],
    vis: [0],
  };

  private previousNames: readonly string[] = [];

  constructor(private readonly maxNodes = defaultMaxNodes) {}

  /**
   * Adds a page and its missing parent folders.
   * @returns whether the page was added; false if the tree has too many nodes
   */
  add([path, ...counts]: TreePage): boolean {
    const names = splitTreePath(path);
    let sharedDepth = 0;
    while (sharedDepth < names.length && names[sharedDepth] === this.previousNames[sharedDepth]) {
      sharedDepth += 1;
    }
    if (this.columns.names.length + names.length - sharedDepth > this.maxNodes) return false;
    for (let index = sharedDepth; index < names.length; index += 1) {
      this.addNode(names[index] ?? '', index + 1);
    }
    const node = this.columns.names.length - 1;
    const target = names.length === 0 ? 0 : node;
    for (const [index, count] of pageCounts.entries()) {
      this.columns[count][target] = (this.columns[count][target] ?? 0) + (counts[index] ?? 0);
    }
    this.previousNames = names;
    return true;
  }

  private addNode(name: string, depth: number): void {
    this.columns.names.push(name);
    this.columns.depths.push(depth);
    for (const count of pageCounts) this.columns[count].push(0);
  }
}
