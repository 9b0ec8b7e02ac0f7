/** A list on its way from one page to the next: too long for an address. */
let transferred: string | undefined;

/** Hands a list over to the page that is opened next. */
export function setTransferredList(text: string): void {
  transferred = text;
}

/** The list that the former page handed over; blank where there was none. */
export function takeTransferredList(): string {
  const text = transferred ?? '';
  // The same page opened later begins with an empty list; a second reading in the same turn gets it again.
  queueMicrotask(() => (transferred = undefined));
  return text;
}
