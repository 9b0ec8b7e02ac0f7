import { useSyncExternalStore } from 'react';

/** A request that somebody has begun to write. */
export interface DemoWish {
  /** The free days, or a plan of other limits. */
  about: 'free-days' | 'plan';
  /** Called once the free days have begun and the dialog is closed. */
  onGranted?: () => void;
}

let request: DemoWish | undefined;
const listeners = new Set<() => void>();

/** Opens the request over the page, or closes it. It stands apart from what opened it, which goes away when the days begin. */
export function openTrialRequest(next: DemoWish | undefined): void {
  request = next;
  for (const notify of listeners) notify();
}

/** The request that is open. */
export function useDemoWish(): DemoWish | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => request,
  );
}
