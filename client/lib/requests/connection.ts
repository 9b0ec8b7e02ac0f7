import { useEffect, useSyncExternalStore } from 'react';

let reachable = true;
/** Number of mounted components that show their own connection error. */
let visibleMessages = 0;
const listeners = new Set<() => void>();

/** Records whether the latest request reached the server. */
export function setServerReachable(isReachable: boolean): void {
  if (reachable === isReachable) return;
  reachable = isReachable;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Suppresses the global message while a component shows its own connection error. */
export function useSuppressConnectionMessage(showsMessage: boolean): void {
  useEffect(() => {
    if (!showsMessage) return undefined;
    visibleMessages += 1;
    notify();
    return () => {
      visibleMessages -= 1;
      notify();
    };
  }, [showsMessage]);
}

/** Whether the frame shows the global connection message. */
export function useShowsConnectionLost(): boolean {
  return useSyncExternalStore(addListener, () => visibleMessages === 0 && !(reachable && navigator.onLine));
}

function addListener(listener: () => void): () => void {
  const handleOnline = () => setServerReachable(true);
  listeners.add(listener);
  window.addEventListener('online', handleOnline);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
