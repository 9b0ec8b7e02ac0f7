import { useSyncExternalStore } from 'react';

/** A request that somebody has begun to write. */
export interface TrialRequest {
  /** The free days, or a plan of other limits. */
  about: 'free-days' | 'plan';
  /** Called once the free days have begun and the dialog is closed. */
  onGranted?: () => void;
}

let request: TrialRequest | undefined;
const listeners = new Set<() => void>();

/** Opens the request over the page, or closes it. It stands apart from what opened it, which goes away when the days begin. */
export function openTrialRequest(next: TrialRequest | undefined): void {
  request = next;
  for (const notify of listeners) notify();
}

/** The request that is open. */
export function useTrialRequest(): TrialRequest | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => request,
  );
}
