import { useSyncExternalStore } from 'react';

/** An open request for free days. */
export interface TrialRequest {
  /** Called after the free days start and the dialog closes. */
  onGranted?: () => void;
}

let request: TrialRequest | undefined;
const listeners = new Set<() => void>();

/** Opens or closes the request dialog. Global, because the opener unmounts when the free days start. */
export function openTrialRequest(next: TrialRequest | undefined): void {
  request = next;
  for (const notify of listeners) notify();
}

/** The open request. */
export function useTrialRequest(): TrialRequest | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => request,
  );
}
