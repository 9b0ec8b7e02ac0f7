/** Runs a callback when the browser is idle. Returns a cancel function. */
export function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action);
  return () => cancelIdleCallback(handle);
}
