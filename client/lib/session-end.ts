import { useSyncExternalStore } from 'react';
import { type SessionErrorCode, sessionErrorCodes } from '../../server/contract/account-vocabulary.js';

interface Ended {
  /** A newer session took its place, or it rested for too long. */
  why: SessionErrorCode;
  /** The reader put the question aside; calls are refused until it is answered. */
  isPutAside: boolean;
}

interface Held {
  goOn: () => void;
  giveUp: () => void;
}

let ended: Ended | undefined;
const stored = new Set<Held>();
const listeners = new Set<() => void>();

/** Reads the code of a refused call as the end of the session; undefined for other codes. */
export function sessionEndOf(code: unknown): SessionErrorCode | undefined {
  return sessionErrorCodes.find((existing) => existing === code);
}

/** Says that the server refused a call as the session is over. What a page asks for on its own does not raise the question again. */
export function markSessionExpired(why: SessionErrorCode, { inBackground = false } = {}): void {
  if (ended && (!ended.isPutAside || inBackground)) return;
  settle({ why, isPutAside: false });
}

/** Holds what was refused: resolves to whether it may be tried again once the session goes on or was left for good. */
export function waitForReauthentication(): Promise<boolean> {
  if (ended?.isPutAside) return Promise.resolve(false);
  return new Promise((resolve) => {
    stored.add({ goOn: () => resolve(true), giveUp: () => resolve(false) });
  });
}

/** The session goes on, or was left for good: everything held is tried again. */
export function noteSessionOn(): void {
  if (ended) settle(undefined);
  release((call) => call.goOn());
}

/** Leaves the question open: what was held is refused. */
export function dismissSessionExpired(): void {
  if (ended) settle({ ...ended, isPutAside: true });
  release((call) => call.giveUp());
}

/** Raises the question that was put aside again. */
export function raiseSessionEnd(): void {
  if (ended) settle({ ...ended, isPutAside: false });
}

/** How the session ended, while it is over. */
export function useSessionEnd(): Ended | undefined {
  return useSyncExternalStore(listen, () => ended);
}

function settle(next: Ended | undefined): void {
  ended = next;
  for (const listener of listeners) listener();
}

function release(result: (call: Held) => void): void {
  const calls = [...stored];
  stored.clear();
  calls.forEach(result);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
