import { useSyncExternalStore } from 'react';

/** Keyboard overlay: the shortcut list or the command list. */
type KeyList = 'keys' | 'commands';

let open: KeyList | undefined;
const listeners = new Set<() => void>();

/** Opens an overlay, or closes the open one with undefined. */
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
