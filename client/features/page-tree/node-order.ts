import type { TreeSort } from '../../../server/contract/tree-counts.js';
import type { NodeOrder } from './flatten-tree.js';
import type { PageTree } from './tree-model.js';
import { columnOf } from './tree-setting.js';

/** How a person wants the children of a node ordered; undefined for the order of the paths. Equal ones keep that order. */
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
