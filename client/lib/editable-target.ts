const floating = '[role="dialog"], [role="menu"], [role="listbox"]';
const typedInto = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Whether a key means something of its own where the focus is, or something that floats over the page waits for it. */
export function isEditableTarget(target: EventTarget | null): boolean {
  if (isAnyVisible(floating)) return true;
  if (!(target instanceof HTMLElement)) return false;
  // A dialog that this very key closed is gone from the page, with what had the focus in it.
  return target.isContentEditable || target.matches(typedInto) || target.closest(floating) !== null;
}

/** Whether an element that fits takes place on the screen. */
export function isAnyVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isVisible);
}

/** Whether an element takes place on the screen. */
export function isVisible(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
