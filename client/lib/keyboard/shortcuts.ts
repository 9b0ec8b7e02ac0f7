import { type RefObject, useEffect, useRef } from 'react';
import { isVisible } from './editable-target.js';
import { readStored, useStoredValue } from '../storage/stored-value.js';
import { type ShortcutId, shortcutKeys } from './shortcut-keys.js';

/** A command of the page, run by its key or from the palette. */
interface Shortcut {
  id: ShortcutId;
  action: () => void;
  /** Whether the command currently has an effect. */
  isAvailable: () => boolean;
}

const registeredShortcuts = new Set<Shortcut>();
const onKey = 'rivalscope.keys';

/** Registers a shortcut while the component is mounted. */
export function useShortcut(
  id: ShortcutId,
  action: () => void,
  isAvailable: () => boolean = () => true,
): void {
  const latest = useRef({ action, isAvailable });
  useEffect(() => {
    latest.current = { action, isAvailable };
  });
  useEffect(() => {
    const shortcut: Shortcut = {
      id,
      action: () => latest.current.action(),
      isAvailable: () => latest.current.isAvailable(),
    };
    registeredShortcuts.add(shortcut);
    return () => void registeredShortcuts.delete(shortcut);
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

/** Available commands in key order. The last registered one wins. */
export function availableShortcuts(): Shortcut[] {
  const byId = new Map<ShortcutId, Shortcut>();
  for (const shortcut of registeredShortcuts) if (shortcut.isAvailable()) byId.set(shortcut.id, shortcut);
  return (Object.keys(shortcutKeys) as ShortcutId[]).flatMap((id) => byId.get(id) ?? []);
}

/** Whether single-key shortcuts are enabled. Users of speech input turn them off. */
export function areShortcutsEnabled(): boolean {
  return readStored(onKey, true);
}

/** Single-key shortcut setting as React state. */
export function useShortcutsEnabled(): [boolean, (isEnabled: boolean) => void] {
  return useStoredValue(onKey, true);
}
