const listeners = new Set<() => void>();

/** Notifies listeners of a response to a user-initiated request. */
export function emitForegroundResponse(): void {
  for (const listener of listeners) listener();
}

/**
 * Subscribes to responses of user-initiated requests, which may have consumed quota. Returns an unsubscribe function.
 */
export function onForegroundResponse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
