const listeners = new Set<() => void>();

/** Notifies listeners that a user-initiated request got a response. */
export function emitForegroundResponse(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to such responses, which may have consumed quota. Returns an unsubscribe function. */
export function onForegroundResponse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
