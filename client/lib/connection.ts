import { useSyncExternalStore } from 'react';

let reachable = true;
const listeners = new Set<() => void>();

/** Says whether the last request reached the server. */
export function noteConnection(isReachable: boolean): void {
  if (reachable === isReachable) return;
  reachable = isReachable;
  for (const listener of listeners) listener();
}

/** Whether the browser has a network and the server answered the last request. */
export function useConnected(): boolean {
  return useSyncExternalStore(listen, () => reachable && navigator.onLine);
}

function listen(listener: () => void): () => void {
  const online = () => noteConnection(true);
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
