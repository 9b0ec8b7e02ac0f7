import { virtualFolders } from '../../../../server/contract/clustering.js';
import { pathFromRoot, type SortedTree } from './folder-tree.js';

/** Rows that every project has, before its folders. */
const virtualRows: readonly number[] = [
  virtualFolders.all,
  virtualFolders.unsorted,
  virtualFolders.blacklist,
];

/** What a search leaves of the folders. */
interface FolderMatches {
  /** Those found, what leads to them, what is under them. */
  visible: ReadonlySet<number>;
  /** What leads to those found. */
  open: ReadonlySet<number>;
  count: number;
}

/** The terms of a search text: joined by a plus sign, all of them must be in a name, in any case of letters. */
export function searchTerms(text: string): string[] {
  return text
    .split('+')
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '');
}

/** Finds folders by their names; undefined where nothing is searched. */
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
    const lower = name.toLowerCase();
    if (!searchedTerms.every((term) => lower.includes(term))) continue;
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

/** The rows of the list from top to bottom: the virtual ones, then folders as far as they are open; of a search only those that pass. */
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

/** The rows between two of a list, both among them, whichever comes first. */
export function rowRange(rows: readonly number[], one: number, other: number): number[] {
  const [from, to] = [rows.indexOf(one), rows.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [other] : rows.slice(from, to + 1);
}

/** The row that stays nearest to one when folders go with all that is under them: the next one, else the one before. */
export function nextFocusedRow(
  { folders }: SortedTree,
  rows: readonly number[],
  row: number,
  removed: ReadonlySet<number>,
): number | undefined {
  const isRemaining = (id: number) =>
    !removed.has(id) && !pathFromRoot(folders, id).some((ancestor) => removed.has(ancestor));
  const at = rows.indexOf(row);
  return rows.slice(at + 1).find(isRemaining) ?? rows.slice(0, Math.max(0, at)).findLast(isRemaining);
}
