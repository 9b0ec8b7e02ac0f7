import { pageCounts, type PageCount } from '../../contract/reports/tree-counts.js';

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

  private previousSegments: readonly string[] = [];

  /** Adds a page and its missing parent folders. */
  add([path, ...counts]: TreePage): void {
    const segments = path === '' ? [] : path.slice(1).split('/');
    let sharedDepth = 0;
    while (sharedDepth < segments.length && segments[sharedDepth] === this.previousSegments[sharedDepth]) {
      sharedDepth += 1;
    }
    for (let index = sharedDepth; index < segments.length; index += 1) {
      this.addNode(segments[index] ?? '', index + 1);
    }
    const node = this.columns.names.length - 1;
    const target = segments.length === 0 ? 0 : node;
    for (const [index, count] of pageCounts.entries()) {
      this.columns[count][target] = (this.columns[count][target] ?? 0) + (counts[index] ?? 0);
    }
    this.previousSegments = segments;
  }

  private addNode(name: string, depth: number): void {
    this.columns.names.push(name);
    this.columns.depths.push(depth);
    for (const count of pageCounts) this.columns[count].push(0);
  }
}
