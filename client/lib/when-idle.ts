/** Does something once the browser has nothing else to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such moments to tell of.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act);
  return () => cancelIdleCallback(asked);
}
