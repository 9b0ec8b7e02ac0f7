import { type RefObject, useEffect, useRef } from 'react';
import { isVisible } from './editable-target.js';
import { readStored, useStored } from './stored-value.js';
import { type ShortcutId, shortcutKeys } from './shortcut-keys.js';

/** A command of the visible page, run by a key or from the command list. */
interface Shortcut {
  id: ShortcutId;
  action: () => void;
  /** Whether the command currently has an effect. */
  isPossible: () => boolean;
}

const declared = new Set<Shortcut>();
const onKey = 'rivalscope.keys';

/** Registers a shortcut while the component is mounted. */
export function useShortcut(
  id: ShortcutId,
  action: () => void,
  isPossible: () => boolean = () => true,
): void {
  const latest = useRef({ action, isPossible });
  useEffect(() => {
    latest.current = { action, isPossible };
  });
  useEffect(() => {
    const shortcut: Shortcut = {
      id,
      action: () => latest.current.action(),
      isPossible: () => latest.current.isPossible(),
    };
    declared.add(shortcut);
    return () => void declared.delete(shortcut);
  }, [id]);
}

/** Registers a shortcut that clicks a button unless it is disabled. Returns the button's `ref`. */
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

/** Currently possible commands in key order. The last registered one wins. */
export function possibleShortcuts(): Shortcut[] {
  const byId = new Map<ShortcutId, Shortcut>();
  for (const shortcut of declared) if (shortcut.isPossible()) byId.set(shortcut.id, shortcut);
  return (Object.keys(shortcutKeys) as ShortcutId[]).flatMap((id) => byId.get(id) ?? []);
}

/** Whether single-key shortcuts are enabled. Users of speech input can turn them off. */
export function areKeysOn(): boolean {
  return readStored(onKey, true);
}

/** The same as state, with a setter for this browser. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  return useStored(onKey, true);
}
