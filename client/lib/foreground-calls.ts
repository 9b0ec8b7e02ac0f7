const listeners = new Set<() => void>();

/** Says that the server answered a call that a person's act brought about. */
export function emitForegroundResponse(): void {
  for (const listener of listeners) listener();
}

/** Calls back after such answers, as they may have used up something of a limit; answers how to stop. */
export function onForegroundResponse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
