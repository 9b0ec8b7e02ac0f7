import { useEffect, useEffectEvent } from 'react';

/** Calls the handler on Esc while it is active, wherever the focus is, unless an element has handled the key. */
export function useEscape(isActive: boolean, handle: () => void): void {
  const onEscape = useEffectEvent(handle);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
