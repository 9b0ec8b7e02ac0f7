import { hasChildren, type PageTree } from './tree-model.js';

/** Action of a key in the tree list. */
interface KeyAction {
  focus?: number;
  toggle?: number;
  select?: number;
}

interface ListState {
  tree: PageTree;
  rows: readonly number[];
  open: ReadonlySet<number>;
  /** Node that has the keyboard focus. */
  active: number;
}

/** Keyboard handling of the WAI-ARIA tree pattern; undefined for other keys. */
export function keyAction(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  state: ListState,
): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const { tree, rows, open, active } = state;
  const index = rows.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return { focus: rows[Math.min(index + 1, rows.length - 1)] };
    case 'ArrowUp':
      return { focus: rows[Math.max(index - 1, 0)] };
    case 'Home':
      return { focus: rows[0] };
    case 'End':
      return { focus: rows.at(-1) };
    case 'PageDown':
      return { focus: rows[Math.min(index + rowsPerPage, rows.length - 1)] };
    case 'PageUp':
      return { focus: rows[Math.max(index - rowsPerPage, 0)] };
    case 'ArrowRight':
      if (!hasChildren(tree, active)) return {};
      return open.has(active) ? { focus: rows[index + 1] } : { toggle: active };
    case 'ArrowLeft':
      if (open.has(active) && hasChildren(tree, active)) return { toggle: active };
      return { focus: Math.max(tree.parents[active] ?? 0, 0) };
    case 'Enter':
    case ' ':
      return { select: active };
    default:
      return undefined;
  }
}

const rowsPerPage = 15;
