import type { Localised } from '../../contract/localised.js';

/** Notification title for keywords that dropped out of the top. */
export function droppedText(dropped: number, top: number): Localised {
  return { en: `Fell out of the top ${top}: ${dropped}`, ru: `Выпало из топ ${top}: ${dropped}` };
}
