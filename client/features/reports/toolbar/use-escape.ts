import { useEffect } from 'react';
import { isEditableTarget } from '../../../lib/editable-target.js';

/** Calls `onEscape` on Esc, unless a field, menu or dialog handles the key. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isEditableTarget(event.target)) onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, onEscape]);
}
