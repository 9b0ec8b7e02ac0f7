import { isEditableTarget, isAnyVisible } from '../../lib/keyboard/editable-target.js';
import { openKeyList } from '../../lib/keyboard/open-keys.js';
import { isCommandKey, latinKey, keyListKey, shortcutKeys } from '../../lib/keyboard/shortcut-keys.js';
import { areShortcutsEnabled, availableShortcuts } from '../../lib/keyboard/shortcuts.js';

/** Dispatches keyboard shortcuts unless a field, menu or dialog has the focus. Components handle Esc themselves. */
export function handleShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (isCommandKey(event)) {
    if (isAnyVisible('[aria-modal="true"]')) return;
    event.preventDefault();
    openKeyList('commands');
    return;
  }
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !areShortcutsEnabled() ||
    isEditableTarget(event.target)
  ) {
    return;
  }
  const key = latinKey(event);
  const isCharacter = /^[a-z]$/.test(key);
  if (isCharacter && event.shiftKey) return;
  if (key === keyListKey) {
    event.preventDefault();
    openKeyList('keys');
    return;
  }
  const shortcut =
    key.length === 1 ? availableShortcuts().find(({ id }) => shortcutKeys[id] === key) : undefined;
  if (!shortcut) return;
  event.preventDefault();
  shortcut.action();
}
