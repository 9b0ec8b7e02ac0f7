import { expect, it } from 'vitest';
import { TreeBuilder } from './tree-columns.js';

const counts = [1, 1, 1, 1, 1, 1];

it('adds the missing folders of a page, and only the root for the home page', () => {
  const tree = new TreeBuilder();
  expect([tree.add(['', ...counts]), tree.add(['/a/b', ...counts]), tree.add(['/a/c', ...counts])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(tree.columns.names).toEqual(['/', 'a', 'b', 'c']);
  expect(tree.columns.depths).toEqual([0, 1, 2, 2]);
});

it('joins the segments below the maximum depth to one name', () => {
  const tree = new TreeBuilder();
  const path = '/a'.repeat(1000);
  tree.add([path, ...counts]);
  tree.add([`${path}/b`, ...counts]);
  expect(tree.columns.names).toHaveLength(1 + 31 + 2);
  expect(tree.columns.names.at(-1)).toBe(`${'a/'.repeat(969)}b`);
  expect(tree.columns.depths.slice(-2)).toEqual([32, 32]);
});

it('leaves out pages that need too many nodes', () => {
  const tree = new TreeBuilder(4);
  expect(['/a/b', '/c/d', '/e'].map((path) => tree.add([path, ...counts]))).toEqual([true, false, true]);
  expect(tree.columns.names).toEqual(['/', 'a', 'b', 'e']);
});
