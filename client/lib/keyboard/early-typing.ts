let bufferedText = '';
let stopListening: (() => void) | undefined;

/**
 * Buffers keystrokes until the target field has the focus, so that none is lost or handled as a shortcut. Esc calls
 * `onLeave`.
 */
export function startEarlyTyping(onLeave: () => void): void {
  endEarlyTyping();
  const collectKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace') bufferedText = bufferedText.slice(0, -1);
    else if ([...event.key].length === 1) bufferedText += event.key;
    // Enter must not activate the focused element.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', collectKey, { capture: true });
  stopListening = () => window.removeEventListener('keydown', collectKey, { capture: true });
}

/** Stops buffering and returns the buffered text. */
export function endEarlyTyping(): string {
  stopListening?.();
  stopListening = undefined;
  const typedText = bufferedText;
  bufferedText = '';
  return typedText;
}
