import type { TreeSort } from '../../../server/contract/tree-counts.js';
import type { NodeOrder } from './flatten-tree.js';
import type { PageTree } from './tree-model.js';
import { columnOf } from './tree-setting.js';

/** Comparator for the sort setting; undefined for the order of paths, which also breaks ties. */
export function nodeOrder(
  { names, nodeCounts, subtreeCounts }: PageTree,
  sort: TreeSort | null,
  withLevels: boolean,
): NodeOrder | undefined {
  if (!sort) return undefined;
  const direction = sort.dir === 'desc' ? -1 : 1;
  const { field } = sort;
  if (field === 'name') {
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    return (one, other) => direction * collator.compare(names[one] ?? '', names[other] ?? '') || one - other;
  }
  const values = (withLevels ? subtreeCounts : nodeCounts)[columnOf(field)];
  return (one, other) => direction * ((values[one] ?? 0) - (values[other] ?? 0)) || one - other;
}
