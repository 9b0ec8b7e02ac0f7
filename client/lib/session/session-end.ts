import { useSyncExternalStore } from 'react';
import {
  type SessionErrorCode,
  sessionErrorCodes,
} from '../../../server/contract/accounts/account-vocabulary.js';

interface SessionEnd {
  /** `SESSION_OUT_OF_DATE` if a newer session replaced this one, otherwise the code of a timeout. */
  code: SessionErrorCode;
  /** Whether the reader dismissed the dialog. Requests then fail until it is reopened. */
  isDismissed: boolean;
}

interface PendingCall {
  retry: () => void;
  reject: () => void;
}

let sessionEnd: SessionEnd | undefined;
const pendingCalls = new Set<PendingCall>();
const listeners = new Set<() => void>();

/** Session error code, or undefined for other codes. */
export function parseSessionErrorCode(code: unknown): SessionErrorCode | undefined {
  return sessionErrorCodes.find((candidate) => candidate === code);
}

/** Marks the session as expired. Background requests do not reopen a dismissed dialog. */
export function markSessionExpired(code: SessionErrorCode, { inBackground = false } = {}): void {
  if (sessionEnd && (!sessionEnd.isDismissed || inBackground)) return;
  setEnded({ code, isDismissed: false });
}

/** Waits for re-authentication. Resolves to whether the request may be retried. */
export function waitForReauthentication(): Promise<boolean> {
  if (sessionEnd?.isDismissed) return Promise.resolve(false);
  return new Promise((resolve) => {
    pendingCalls.add({ retry: () => resolve(true), reject: () => resolve(false) });
  });
}

/** Clears the expired state and retries all pending requests. */
export function resumeSession(): void {
  if (sessionEnd) setEnded(undefined);
  releaseCalls((call) => call.retry());
}

/** Dismisses the dialog and rejects all pending requests. */
export function dismissSessionExpired(): void {
  if (sessionEnd) setEnded({ ...sessionEnd, isDismissed: true });
  releaseCalls((call) => call.reject());
}

/** Reopens the dismissed dialog. */
export function reopenSessionEnd(): void {
  if (sessionEnd) setEnded({ ...sessionEnd, isDismissed: false });
}

/** Reason and state of the expired session; undefined while it is valid. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(addListener, () => sessionEnd);
}

function setEnded(next: SessionEnd | undefined): void {
  sessionEnd = next;
  for (const listener of listeners) listener();
}

function releaseCalls(callback: (call: PendingCall) => void): void {
  const calls = [...pendingCalls];
  pendingCalls.clear();
  calls.forEach(callback);
}

function addListener(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
