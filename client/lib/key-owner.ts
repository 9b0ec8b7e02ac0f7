/** Whether a key means something of its own where the focus is, or something that floats over the page waits for it. */
export function belongsElsewhere(target: EventTarget | null): boolean {
  if (isAnyShown('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'))
  );
}

/** Whether an element that fits takes place on the screen. */
export function isAnyShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isShown);
}

/** Whether an element takes place on the screen. */
export function isShown(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
