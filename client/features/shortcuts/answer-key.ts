import { openKeyList } from './open-keys.js';
import { isCommandKey, latinKey, listKey, shortcutKeys } from './shortcut-keys.js';
import { areKeysOn, isShown, possibleShortcuts } from './shortcuts.js';

/** Does what a pressed key stands for, unless it belongs to a field, a menu or a dialog. Esc is left to who listens for it. */
export function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (isCommandKey(event)) {
    if (isAnyShown('[aria-modal="true"]')) return;
    event.preventDefault();
    openKeyList('commands');
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn() || belongsElsewhere(event.target))
    {return;}
  const key = latinKey(event);
  const isLetter = /^[a-z]$/.test(key);
  if (isLetter && event.shiftKey) return;
  if (key === listKey) {
    event.preventDefault();
    openKeyList('keys');
    return;
  }
  const shortcut =
    key.length === 1 ? possibleShortcuts().find(({ id }) => shortcutKeys[id] === key) : undefined;
  if (!shortcut) return;
  event.preventDefault();
  shortcut.act();
}

/** Whether letters mean something of their own where the focus is, or something that floats waits for keys. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (isAnyShown('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'))
  );
}

function isAnyShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isShown);
}
