import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { pathFromRoot, type SortedTree } from '../workbench/folder-tree.js';

/** Virtual folders of every project, listed before its own folders. */
const virtualRows: readonly number[] = [
  virtualFolders.all,
  virtualFolders.unsorted,
  virtualFolders.blacklist,
];

/** Result of a folder search. */
interface FolderMatches {
  /** Matches with their ancestors and descendants. */
  visible: ReadonlySet<number>;
  /** Ancestors of the matches. */
  open: ReadonlySet<number>;
  count: number;
}

/** Splits a search text at `+` into lower-case terms. A name must contain all of them. */
export function searchTerms(text: string): string[] {
  return text
    .split('+')
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '');
}

/** Searches folders by name; undefined without a search text. */
export function findFolders({ folders, children }: SortedTree, text: string): FolderMatches | undefined {
  const searchedTerms = searchTerms(text);
  if (searchedTerms.length === 0) return undefined;
  const visible = new Set<number>();
  const open = new Set<number>();
  let count = 0;
  const addWithDescendants = (id: number) => {
    if (visible.has(id)) return;
    visible.add(id);
    children.get(id)?.forEach(addWithDescendants);
  };
  const matches: number[] = [];
  for (const { id, name } of folders.values()) {
    const lowerCaseName = name.toLowerCase();
    if (!searchedTerms.every((term) => lowerCaseName.includes(term))) continue;
    count += 1;
    matches.push(id);
    addWithDescendants(id);
  }
  for (const id of matches) {
    for (const ancestor of pathFromRoot(folders, id).slice(0, -1)) {
      open.add(ancestor);
      visible.add(ancestor);
    }
  }
  return { visible, open, count };
}

/** Flattens the tree into rows: virtual folders, then expanded folders. A search leaves only its matches. */
export function flattenFolders(
  { children }: SortedTree,
  { open, selected }: { open: ReadonlySet<number>; selected?: ReadonlySet<number> },
): number[] {
  const rows: number[] = selected ? [] : [...virtualRows];
  const add = (id: number) => {
    if (selected && !selected.has(id)) return;
    rows.push(id);
    if (open.has(id)) children.get(id)?.forEach(add);
  };
  children.get(virtualFolders.all)?.forEach(add);
  return rows;
}

/** Rows between two rows, inclusive, in either order. */
export function rowRange(rows: readonly number[], anchor: number, target: number): number[] {
  const [from, to] = [rows.indexOf(anchor), rows.indexOf(target)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [target] : rows.slice(from, to + 1);
}

/**
 * Row that receives the focus after folders and their descendants are removed: the next one, otherwise the previous
 * one.
 */
export function nextFocusedRow(
  { folders }: SortedTree,
  rows: readonly number[],
  row: number,
  removed: ReadonlySet<number>,
): number | undefined {
  const isRemaining = (id: number) =>
    !removed.has(id) && !pathFromRoot(folders, id).some((ancestor) => removed.has(ancestor));
  const index = rows.indexOf(row);
  return rows.slice(index + 1).find(isRemaining) ?? rows.slice(0, Math.max(0, index)).findLast(isRemaining);
}
