import { describe, expect, it } from 'vitest';
import type { PageTree } from '../../../modules/page-tree/page-tree.type.js';
import { pageTreeText } from './page-tree-text.js';

describe('pageTreeText', () => {
  it('renders nested nodes of any depth as JSON', () => {
    const nodes = [
      ['/', 0],
      ['a "b"', 1],
      ['c', 2],
      ['d', 3],
      ['e', 1],
      ['f', 2],
      ['g', 2],
    ] as const;
    const node = (id: number, ...children: object[]) => ({
      id,
      name: nodes[id]?.[0],
      it1: id,
      it3: id,
      it5: id,
      it10: id,
      it50: id,
      vis: id + 1,
      children,
    });
    expect(JSON.parse([...pageTreeText(treeOf(nodes))].join(''))).toEqual({
      pages: 9,
      shown_pages: 8,
      data: [node(0, node(1, node(2, node(3))), node(4, node(5), node(6)))],
    });
  });

  it('streams a large tree in chunks', () => {
    const nodes = Array.from({ length: 5_000 }, (_, id) => [`name ${id}`, id % 4] as const);
    const chunks = [...pageTreeText(treeOf([['/', 0], ...nodes.filter(([, depth]) => depth > 0)]))];
    expect(chunks.length).toBeGreaterThan(3);
    const { data } = JSON.parse(chunks.join('')) as { data: [{ children: { children: unknown[] }[] }] };
    expect(data[0].children.length).toBe(1_250);
    expect(data[0].children.every(({ children }) => children.length === 1)).toBe(true);
  });
});

function treeOf(nodes: readonly (readonly [name: string, depth: number])[]): PageTree {
  const ids = nodes.map((_, id) => id);
  return {
    names: nodes.map(([name]) => name),
    depths: nodes.map(([, depth]) => depth),
    it1: ids,
    it3: ids,
    it5: ids,
    it10: ids,
    it50: ids,
    vis: ids.map((id) => id + 0.6),
    keywords: 0,
    pages: 9,
    shownPages: 8,
    pagesTogether: 0,
    positionsDate: null,
    positionsRange: null,
    volumesDate: null,
    hasVolumes: true,
  };
}
