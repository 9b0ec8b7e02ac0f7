import { useSyncExternalStore } from 'react';
import { type SessionErrorCode, sessionErrorCodes } from '../../server/contract/account-vocabulary.js';

interface SessionEnd {
  /** A newer session took its place, or it rested for too long. */
  code: SessionErrorCode;
  /** The reader put the question aside; calls are refused until it is answered. */
  isDismissed: boolean;
}

interface PendingCall {
  retry: () => void;
  reject: () => void;
}

let ended: SessionEnd | undefined;
const pendingCalls = new Set<PendingCall>();
const listeners = new Set<() => void>();

/** Reads the code of a refused call as the end of the session; undefined for other codes. */
export function sessionEndOf(code: unknown): SessionErrorCode | undefined {
  return sessionErrorCodes.find((known) => known === code);
}

/** Says that the server refused a call as the session is over. What a page asks for on its own does not raise the question again. */
export function markSessionExpired(code: SessionErrorCode, { inBackground = false } = {}): void {
  if (ended && (!ended.isDismissed || inBackground)) return;
  setEnded({ code, isDismissed: false });
}

/** Holds what was refused: resolves to whether it may be tried again once the session goes on or was left for good. */
export function waitForReauthentication(): Promise<boolean> {
  if (ended?.isDismissed) return Promise.resolve(false);
  return new Promise((resolve) => {
    pendingCalls.add({ retry: () => resolve(true), reject: () => resolve(false) });
  });
}

/** The session goes on, or was left for good: everything held is tried again. */
export function resumeSession(): void {
  if (ended) setEnded(undefined);
  release((call) => call.retry());
}

/** Leaves the question open: what was held is refused. */
export function dismissSessionExpired(): void {
  if (ended) setEnded({ ...ended, isDismissed: true });
  release((call) => call.reject());
}

/** Raises the question that was put aside again. */
export function reopenSessionEnd(): void {
  if (ended) setEnded({ ...ended, isDismissed: false });
}

/** How the session ended, while it is over. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(listen, () => ended);
}

function setEnded(next: SessionEnd | undefined): void {
  ended = next;
  for (const listener of listeners) listener();
}

function release(callback: (call: PendingCall) => void): void {
  const calls = [...pendingCalls];
  pendingCalls.clear();
  calls.forEach(callback);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
