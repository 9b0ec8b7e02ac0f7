/** A list passed to the next page that is too long for an address. */
let transferred: string | undefined;

/** Passes a list to the next page. */
export function setTransferredList(text: string): void {
  transferred = text;
}

/** Takes the list from the previous page; empty if there is none. */
export function takeTransferredList(): string {
  const text = transferred ?? '';
  // Cleared in a microtask, so that a second read in the same render (StrictMode) still returns it.
  queueMicrotask(() => (transferred = undefined));
  return text;
}
