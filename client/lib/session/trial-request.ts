import { useSyncExternalStore } from 'react';

/** An open trial request. */
export interface TrialRequest {
  /** Free days, or a plan with custom limits. */
  requestKind: 'free-days' | 'plan';
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
