const floatingSelector = '[role="dialog"], [role="menu"], [role="listbox"]';
const inputSelector = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Whether a key press belongs to the focused element or to an open overlay, so that shortcuts must ignore it. */
export function isEditableTarget(target: EventTarget | null): boolean {
  if (isAnyVisible(floatingSelector)) return true;
  if (!(target instanceof HTMLElement)) return false;
  // A dialog closed by this key press is already detached together with its focused element.
  return (
    target.isContentEditable || target.matches(inputSelector) || target.closest(floatingSelector) !== null
  );
}

/** Whether any element that matches the selector is rendered. */
export function isAnyVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isVisible);
}

/** Whether an element is rendered. */
export function isVisible(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
