/** A list passed to the next page that is too long for an address. */
let pendingList: string | undefined;

/** Passes a list to the next page. */
export function setTransferredList(text: string): void {
  pendingList = text;
}

/** Takes the list from the previous page; empty if there is none. */
export function consumeTransferredList(): string {
  const text = pendingList ?? '';
  // Cleared in a microtask, so that a second read in the same render (StrictMode) still returns it.
  queueMicrotask(() => (pendingList = undefined));
  return text;
}
