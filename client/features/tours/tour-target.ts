import { isVisible } from '../../lib/keyboard/editable-target.js';

/** First visible element whose `data-tour` equals `target`. */
export function visibleTarget(target: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(target)}"]`)].find(isVisible);
}
