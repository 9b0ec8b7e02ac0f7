import { useSyncExternalStore } from 'react';

/** Whether the window is at most this many pixels wide. */
export function useNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
