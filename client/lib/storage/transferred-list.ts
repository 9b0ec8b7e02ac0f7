/** List for the next page, if it is too long for the address. */
let pendingList: string | undefined;

/** Stores a list for the next page. */
export function setTransferredList(text: string): void {
  pendingList = text;
}

/** Returns the list of the previous page once; empty if there is none. */
export function consumeTransferredList(): string {
  const text = pendingList ?? '';
  // Cleared in a microtask, because StrictMode reads it twice in a render.
  queueMicrotask(() => (pendingList = undefined));
  return text;
}
