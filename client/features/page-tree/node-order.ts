import type { TreeSort } from '../../../server/contract/tree-counts.js';
import type { NodeOrder } from './flatten-tree.js';
import type { PageTree } from './tree-model.js';
import { getCountColumn } from './tree-settings.js';

/** Comparator for the sort setting; undefined for the order of paths, which also breaks ties. */
export function nodeOrder(
  { names, nodeCounts, subtreeCounts }: PageTree,
  sort: TreeSort | null,
  includesDescendants: boolean,
): NodeOrder | undefined {
  if (!sort) return undefined;
  const direction = sort.dir === 'desc' ? -1 : 1;
  const { field } = sort;
  if (field === 'name') {
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    return (a, b) => direction * collator.compare(names[a] ?? '', names[b] ?? '') || a - b;
  }
  const values = (includesDescendants ? subtreeCounts : nodeCounts)[getCountColumn(field)];
  return (a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b;
}
