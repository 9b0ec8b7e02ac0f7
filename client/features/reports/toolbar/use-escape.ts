import { useEffect } from 'react';
import { belongsElsewhere } from '../../../lib/key-owner.js';

/** Calls back on Esc, unless the key belongs to a field, a menu or a dialog. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    let isTaken = false;
    // Asked before anybody answers the key: a dialog that it closes is gone by the time the key comes here.
    const look = (event: KeyboardEvent) => {
      isTaken = belongsElsewhere(event.target);
    };
    const note = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken) onEscape();
    };
    window.addEventListener('keydown', look, { capture: true });
    document.addEventListener('keydown', note);
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      document.removeEventListener('keydown', note);
    };
  }, [active, onEscape]);
}
