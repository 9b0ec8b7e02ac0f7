import { pathFromRoot, type SortedTree } from '../workbench/folder-tree.js';

/** Effect of a key press on the list. */
interface KeyAction {
  focus?: number;
  toggle?: number;
  /** Opens the keywords of the folder. */
  open?: number;
  /** Toggles the mark of the folder. */
  mark?: number;
  /** Marks the range from the focus to this folder. */
  markTo?: number;
  command?: 'rename' | 'remove' | 'menu';
}

interface ListState {
  tree: SortedTree;
  rows: readonly number[];
  open: ReadonlySet<number>;
  /** The focused folder. */
  active: number;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const pageSizeRows = 15;

/** Maps a key to an action of the WAI-ARIA tree pattern with multi-selection; undefined for other keys. */
export function keyActionFor(event: PressedKey, state: ListState): KeyAction | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const { rows, active } = state;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === ' ' ? { mark: active } : undefined;
  if (shiftKey && key === 'F10') return { command: 'menu' };
  const nextFolder = nextFocus(key, state);
  if (nextFolder !== undefined) {
    return shiftKey ? { markTo: nextFolder, focus: nextFolder } : { focus: nextFolder };
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return horizontalAction(key, state);
    case 'Enter':
      return { open: active };
    case ' ':
      return { mark: active };
    case 'F2':
      return { command: 'rename' };
    case 'Delete':
      return { command: 'remove' };
    case 'ContextMenu':
      return { command: 'menu' };
    default:
      return typeAheadAction(key, state, rows.indexOf(active));
  }
}

function nextFocus(key: string, { rows, active }: ListState): number | undefined {
  const index = rows.indexOf(active);
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(index + 1, last)];
    case 'ArrowUp':
      return rows[Math.max(index - 1, 0)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows[last];
    case 'PageDown':
      return rows[Math.min(index + pageSizeRows, last)];
    case 'PageUp':
      return rows[Math.max(index - pageSizeRows, 0)];
    default:
      return undefined;
  }
}

function horizontalAction(key: string, { tree, rows, open, active }: ListState): KeyAction {
  const hasChildren = (tree.children.get(active)?.length ?? 0) > 0 && active > 0;
  if (key === 'ArrowRight') {
    if (!hasChildren) return {};
    return open.has(active) ? { focus: rows[rows.indexOf(active) + 1] } : { toggle: active };
  }
  if (hasChildren && open.has(active)) return { toggle: active };
  return { focus: pathFromRoot(tree.folders, active).at(-2) ?? active };
}

/** Type-ahead: moves to the next row whose name starts with the letter. */
function typeAheadAction(key: string, { tree, rows }: ListState, index: number): KeyAction | undefined {
  if ([...key].length !== 1) return undefined;
  const initial = key.toLowerCase();
  const match = [...rows.slice(index + 1), ...rows.slice(0, index + 1)].find((id) =>
    tree.folders.get(id)?.name.toLowerCase().startsWith(initial),
  );
  return match === undefined ? undefined : { focus: match };
}
