import { describe, expect, it } from 'vitest';
import { barWidth, countColumns, filledShare } from './count-columns.js';
import { flattenTree } from './flatten-tree.js';
import { nodeOrder } from './tree-pane.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { searchNodes, searchTerms } from './search-nodes.js';
import { keyAction } from './tree-keys.js';
import { buildTree, childrenOf, nodeAt, pathOf, type PageTree } from './tree-model.js';
import { defaultSettings } from './tree-settings.js';

/** `/`, `/b` (with `/b/y`, `/b/x` and `/b/x/deep`), `/a`. */
const names = ['/', 'b', 'y', 'x', 'deep', 'a'];
const depths = [0, 1, 2, 2, 3, 1];
const it50 = [1, 2, 4, 8, 16, 100];
const zeroCounts = names.map(() => 0);
const tree = buildTree({
  names,
  depths,
  it50,
  it1: zeroCounts,
  it3: zeroCounts,
  it5: zeroCounts,
  it10: zeroCounts,
  vis: zeroCounts,
});
const allNodes = new Set(names.map((_, node) => node));

function search(searchedTree: PageTree, text: string) {
  const nameOf = (node: number) => searchedTree.names[node] ?? '';
  return searchNodes(searchedTree, searchTerms(text), nameOf, new AbortController().signal);
}

describe('page tree model', () => {
  it('sums every count up to the root', () => {
    expect([...tree.subtreeCounts.it50]).toEqual([131, 30, 4, 24, 16, 100]);
    expect([...tree.nodeCounts.it50]).toEqual(it50);
  });

  it('maps nodes to children and paths, and paths to nodes', () => {
    expect(childrenOf(tree, 0)).toEqual([1, 5]);
    expect(childrenOf(tree, 1)).toEqual([2, 3]);
    expect(names.map((_, node) => pathOf(tree, node))).toEqual([
      '/',
      '/b',
      '/b/y',
      '/b/x',
      '/b/x/deep',
      '/a',
    ]);
    expect(['/b/x/', '/', '', '/b/nothing/x'].map((path) => nodeAt(tree, path))).toEqual([3, 0, 0, 1]);
  });

  it('lists expanded nodes in the order of paths or of a count', () => {
    expect(flattenTree(tree, { open: new Set([0]) })).toEqual([0, 1, 5]);
    expect(flattenTree(tree, { open: allNodes })).toEqual([0, 1, 2, 3, 4, 5]);
    const order = nodeOrder(tree, { field: 'sumIt50', dir: 'desc' }, true);
    expect(flattenTree(tree, { open: allNodes, order })).toEqual([0, 5, 1, 3, 4, 2]);
    const byName = nodeOrder(tree, { field: 'name', dir: 'asc' }, true);
    expect(flattenTree(tree, { open: allNodes, order: byName })).toEqual([0, 5, 1, 3, 4, 2]);
  });

  it('finds names with all terms in any case, with their ancestors and descendants', async () => {
    const mixed = buildTree({
      names: ['/', 'Tents', 'winter-tents', 'deep', 'boots'],
      depths: [0, 1, 2, 3, 1],
      it50: zeroCounts.slice(1),
      it1: zeroCounts.slice(1),
      it3: zeroCounts.slice(1),
      it5: zeroCounts.slice(1),
      it10: zeroCounts.slice(1),
      vis: zeroCounts.slice(1),
    });
    const result = await search(mixed, 'TENT+Winter');
    expect(result?.count).toBe(1);
    expect([...(result?.visibleMask ?? [])]).toEqual([1, 1, 1, 1, 0]);
    expect([...(result?.open ?? [])]).toEqual([0, 1]);
    expect((await search(mixed, 'boots+tents'))?.count).toBe(0);
    expect(searchTerms(' + a ++B ')).toEqual(['a', 'b']);
  });

  it('navigates by the keys of the tree pattern', () => {
    const state = { tree, rows: [0, 1, 2, 3, 5], open: new Set([0, 1]), active: 1 };
    const press = (key: string, active = 1) =>
      keyAction({ key, ctrlKey: false, altKey: false, metaKey: false }, { ...state, active });
    expect(press('ArrowDown')).toEqual({ focus: 2 });
    expect(press('ArrowUp')).toEqual({ focus: 0 });
    expect(press('ArrowRight')).toEqual({ focus: 2 });
    expect(press('ArrowRight', 3)).toEqual({ toggle: 3 });
    expect(press('ArrowLeft')).toEqual({ toggle: 1 });
    expect(press('ArrowLeft', 3)).toEqual({ focus: 1 });
    expect([press('Home'), press('End')]).toEqual([{ focus: 0 }, { focus: 5 }]);
    expect([press('Enter'), press(' ')]).toEqual([{ select: 1 }, { select: 1 }]);
    expect(press('x')).toBeUndefined();
  });

  it('decodes escaped letters and keeps other escapes', () => {
    expect(readablePath('%D0%BF%D0%B0%D0%BB-%20%2F%C3')).toBe('пал-%20%2F%C3');
  });
});

describe('bars', () => {
  it.each([
    [0, 27],
    [99, 27],
    [100, 35],
    [999, 35],
    [1000, 50],
    [4_000_000, 50],
  ])('a column with a maximum of %i is %i px wide', (max, width) => {
    expect(barWidth(max)).toBe(width);
  });

  it('fill by the share of the first-level maximum; the root is full', () => {
    const [column] = countColumns(tree, defaultSettings, true);
    expect(column?.count).toBe('sumIt50');
    expect(column && [0, 1, 5].map((node) => filledShare(column, node))).toEqual([100, 30, 100]);
  });
});

describe('200,000 pages', () => {
  it('are built, listed and searched without noticeable delay', async () => {
    const size = 200_000;
    const manyNames = Array.from({ length: size }, (_, node) => (node === 0 ? '/' : `page-${node}`));
    const levels = manyNames.map((_, node) => (node === 0 ? 0 : 1 + (node % 4)));
    const zeros = manyNames.map((_, node) => node % 7);
    const cpuBefore = process.cpuUsage();
    const large = buildTree({
      names: manyNames,
      depths: levels.map((level, node) => Math.min(level, node === 0 ? 0 : (levels[node - 1] ?? 0) + 1)),
      it1: zeros,
      it3: zeros,
      it5: zeros,
      it10: zeros,
      it50: zeros,
      vis: zeros,
    });
    const allRows = flattenTree(large, { open: new Set(manyNames.keys()) });
    const result = await search(large, 'page+99');
    expect(allRows).toHaveLength(size);
    expect(result?.count).toBe(manyNames.filter((name) => name.includes('99')).length);
    // CPU time instead of wall time, because a busy machine delays the latter.
    const { user, system } = process.cpuUsage(cpuBefore);
    expect((user + system) / 1000).toBeLessThan(3_000);
  });
});
