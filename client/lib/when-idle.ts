/** Does something once the browser has nothing else to do; the answer calls it off. */
export function whenIdle(action: () => void): () => void {
  // Safari has no such moments to tell of.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action);
  return () => cancelIdleCallback(handle);
}
