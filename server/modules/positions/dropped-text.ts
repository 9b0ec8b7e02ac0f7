import type { Localised } from '../../contract/language/localised.js';

/** Notification title for keywords that dropped out of the top. */
export function formatDroppedKeywords(droppedCount: number, top: number): Localised {
  return { en: `Fell out of the top ${top}: ${droppedCount}`, ru: `Выпало из топ ${top}: ${droppedCount}` };
}
