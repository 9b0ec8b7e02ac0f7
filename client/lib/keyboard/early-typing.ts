import type { RefObject } from 'react';

/** Field that receives early keystrokes. */
interface EarlyTypingTarget {
  field: RefObject<HTMLInputElement | null>;
  /** Changes the text of the field. */
  edit: (change: (text: string) => string) => void;
}

let bufferedText = '';
let target: EarlyTypingTarget | undefined;

/**
 * Collects keystrokes until the target field has the focus, so that none is lost or handled as a shortcut. Esc calls
 * `onLeave`. Returns a function that ends it.
 */
export function startEarlyTyping(onLeave: () => void): () => void {
  const collectKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const field = target?.field.current;
    // The field and the buttons next to it handle their keys.
    if (event.target instanceof Node && field?.closest('[role="dialog"]')?.contains(event.target)) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace') editText((text) => text.slice(0, -1));
    else if ([...event.key].length === 1) editText((text) => text + event.key);
    // Enter must not activate the focused element.
    else if (event.key !== 'Enter') return;
    field?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', collectKey, { capture: true });
  return () => {
    window.removeEventListener('keydown', collectKey, { capture: true });
    bufferedText = '';
  };
}

/** Passes collected keystrokes to a field: previous ones now and later ones while it lacks the focus. */
export function receiveEarlyTyping(receiver: EarlyTypingTarget): () => void {
  target = receiver;
  const earlyText = bufferedText;
  bufferedText = '';
  if (earlyText) receiver.edit((text) => text + earlyText);
  return () => {
    target = undefined;
  };
}

function editText(change: (text: string) => string): void {
  if (target) target.edit(change);
  else bufferedText = change(bufferedText);
}
