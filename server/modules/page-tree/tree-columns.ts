import { pageCounts, type PageCount } from '../../contract/tree-counts.js';

/**
 * A tree of pages as columns of one length: a node at each place, parents before their children, the root first with the name
 * `/` and depth 0. Counts are those of the node itself, without the levels below; visits have two decimals.
 */
export interface TreeColumns extends Record<PageCount, number[]> {
  names: string[];
  depths: number[];
}

/** A page of the tree: its path without query and slash at the end, and its own counts in the order of `pageCounts`. */
export type TreePage = readonly [path: string, ...counts: number[]];

/** Grows a tree out of pages that come parents first, those of one folder together. */
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

  /** Adds a page, and the folders above it that have no page of their own. */
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
