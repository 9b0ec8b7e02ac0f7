import { pageCounts, type PageCount } from '../../contract/tree-counts.js';

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

  private previousSteps: readonly string[] = [];

  /** Adds a page and its missing parent folders. */
  add([path, ...counts]: TreePage): void {
    const steps = path === '' ? [] : path.slice(1).split('/');
    let shared = 0;
    while (shared < steps.length && steps[shared] === this.previousSteps[shared]) shared += 1;
    for (let at = shared; at < steps.length; at += 1) this.addNode(steps[at] ?? '', at + 1);
    const node = this.columns.names.length - 1;
    const target = steps.length === 0 ? 0 : node;
    for (const [index, count] of pageCounts.entries()) {
      this.columns[count][target] = (this.columns[count][target] ?? 0) + (counts[index] ?? 0);
    }
    this.previousSteps = steps;
  }

  private addNode(name: string, depth: number): void {
    this.columns.names.push(name);
    this.columns.depths.push(depth);
    for (const count of pageCounts) this.columns[count].push(0);
  }
}
