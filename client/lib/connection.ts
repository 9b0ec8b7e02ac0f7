import { useEffect, useSyncExternalStore } from 'react';

let reachable = true;
/** Parts of the page that say themselves that the server was not reached. */
let ownMessages = 0;
const listeners = new Set<() => void>();

/** Says whether the last request reached the server. */
export function setServerReachable(isReachable: boolean): void {
  if (reachable === isReachable) return;
  reachable = isReachable;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Says whether a part of the page tells what the lost connection keeps from it: one message is enough. */
export function useOwnConnectionMessage(showsMessage: boolean): void {
  useEffect(() => {
    if (!showsMessage) return undefined;
    ownMessages += 1;
    notify();
    return () => {
      ownMessages -= 1;
      notify();
    };
  }, [showsMessage]);
}

/** Whether the frame has to say that the connection is lost. */
export function useShowsConnectionLost(): boolean {
  return useSyncExternalStore(listen, () => ownMessages === 0 && !(reachable && navigator.onLine));
}

function listen(listener: () => void): () => void {
  const online = () => setServerReachable(true);
  listeners.add(listener);
  window.addEventListener('online', online);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', online);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
