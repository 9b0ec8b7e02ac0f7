import { useSyncExternalStore } from 'react';

/** What stands over the page for the keyboard: the list of keys, or the list of commands. */
type KeyList = 'keys' | 'commands';

let open: KeyList | undefined;
const listeners = new Set<() => void>();

/** Opens a list over any page, or closes the one that is open. */
export function openKeyList(next: KeyList | undefined): void {
  open = next;
  for (const notify of listeners) notify();
}

/** The list that is open. */
export function useOpenKeyList(): KeyList | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => open,
  );
}
