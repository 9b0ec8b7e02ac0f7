let typed = '';
let stop: (() => void) | undefined;

/**
 * Keeps what is typed before the field that it is meant for has the focus, so that no letter is lost or taken for a key of the
 * page. `onLeave` hears of Esc.
 */
export function startEarlyTyping(onLeave: () => void): void {
  endEarlyTyping();
  const collectKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    // What has the focus until then is not meant by Enter either.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', collectKey, { capture: true });
  stop = () => window.removeEventListener('keydown', collectKey, { capture: true });
}

/** The field has the focus, or is not wanted any more; answers with what was typed until now. */
export function endEarlyTyping(): string {
  stop?.();
  stop = undefined;
  const typedText = typed;
  typed = '';
  return typedText;
}
