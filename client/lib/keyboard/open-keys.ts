import { useSyncExternalStore } from 'react';

/** Overlay: the shortcut list or the command palette. */
type KeyList = 'keys' | 'commands';

let open: KeyList | undefined;
const listeners = new Set<() => void>();

/** Opens an overlay; undefined closes it. */
export function openKeyList(next: KeyList | undefined): void {
  open = next;
  for (const notify of listeners) notify();
}

/** The open overlay. */
export function useOpenKeyList(): KeyList | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => open,
  );
}
