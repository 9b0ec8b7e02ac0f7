import { isVisible } from '../../lib/editable-target.js';

/** The element that a step points at, where it takes place on the screen. */
export function visibleTarget(target: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(target)}"]`)].find(isVisible);
}
