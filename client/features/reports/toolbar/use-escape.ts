import { useEffect } from 'react';

/** Calls back on Esc, unless the key belongs to a field, a menu or a dialog. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const note = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || belongsElsewhere(event.target)) return;
      onEscape();
    };
    document.addEventListener('keydown', note);
    return () => document.removeEventListener('keydown', note);
  }, [active, onEscape]);
}

function belongsElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
