import { type RefObject, useEffect, useRef } from 'react';
import { isVisible } from './editable-target.js';
import { readStored, useStored } from './stored-value.js';
import { type ShortcutId, shortcutKeys } from './shortcut-keys.js';

/** Something that the page on the screen does by a key or from the list of commands. */
interface Shortcut {
  id: ShortcutId;
  action: () => void;
  /** Whether it does anything as the page stands. */
  isPossible: () => boolean;
}

const declared = new Set<Shortcut>();
const onKey = 'rivalscope.keys';

/** Declares what a part of the page does by a key while that part is on the screen. */
export function useShortcut(
  id: ShortcutId,
  action: () => void,
  isPossible: () => boolean = () => true,
): void {
  const latest = useRef({ act: action, isPossible });
  useEffect(() => {
    latest.current = { act: action, isPossible };
  });
  useEffect(() => {
    const shortcut: Shortcut = {
      id,
      action: () => latest.current.act(),
      isPossible: () => latest.current.isPossible(),
    };
    declared.add(shortcut);
    return () => void declared.delete(shortcut);
  }, [id]);
}

/** Declares that a key presses a button, as long as it is there and not disabled; the answer is the button's `ref`. */
export function useButtonShortcut(id: ShortcutId): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(
    id,
    () => {
      button.current?.focus();
      button.current?.click();
    },
    () => isVisible(button.current) && !button.current?.disabled,
  );
  return button;
}

/** What is possible on the screen now, in the order of the keys; of two parts that do the same, the one that came later. */
export function possibleShortcuts(): Shortcut[] {
  const byId = new Map<ShortcutId, Shortcut>();
  for (const shortcut of declared) if (shortcut.isPossible()) byId.set(shortcut.id, shortcut);
  return (Object.keys(shortcutKeys) as ShortcutId[]).flatMap((id) => byId.get(id) ?? []);
}

/** Whether single keys act; whoever speaks to the computer or presses keys by chance turns them off. */
export function areKeysOn(): boolean {
  return readStored(onKey, true);
}

/** The same as state, with a way to change it for this browser. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  return useStored(onKey, true);
}
